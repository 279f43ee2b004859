import { msg } from '#shared/i18n/translate.ts';
import { onMessage, sendMessage } from '../messages.ts';
import { copyText } from '../popover/insert/copy-text.ts';
import { readPost } from '../x-page/posts/posts.ts';
import type { Feature } from './manager.ts';
import { ourButton } from './page-button.ts';
import { say } from './toast.ts';

const waits = msg('Open Troupe from the toolbar: the text is there.');
const waitsAndCopied = msg(
  'Open Troupe from the toolbar: the text is there, and on the clipboard.',
);

/**
 * Right-click on selected text, "Generate AI Reply": drafts an answer to the post around it. Text
 * of no post, as in a profile, goes to the side panel.
 */
export const selectionReply: Feature = {
  id: 'selection-reply',
  init(page, signal) {
    document.addEventListener(
      'contextmenu',
      () => {
        if (getSelection()?.isCollapsed !== false) return;
        // Chrome opens the panel only at once: by then the background must know where we are.
        sendMessage('menuOpened', page.remembered.underMenu !== null).catch(() => undefined);
      },
      { capture: true, signal },
    );

    const stopReply = onMessage('replyToSelection', () => {
      const article = page.remembered.underMenu;
      if (!article) return false;
      const answering = { kind: 'reply', post: readPost(article) } as const;
      page.openDraft({ anchor: ourButton(article), answering, toolBar: null });
      return true;
    });

    const stopClosed = onMessage('panelStaysClosed', async ({ data: text }) => {
      await say(signal, (await copyText(text)) ? waitsAndCopied : waits);
    });
    signal.addEventListener('abort', stopReply);
    signal.addEventListener('abort', stopClosed);
  },
};
