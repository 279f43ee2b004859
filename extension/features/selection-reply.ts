import { onMessage } from '../messages.ts';
import { $optional } from '../x-page/dollar.ts';
import { hostAttribute } from '../x-page/observe.ts';
import { partialPost, readPost } from '../x-page/posts.ts';
import { tweet } from '../x-page/selectors.ts';
import type { Feature } from './manager.ts';

/** Right-click on selected text, "Generate AI Reply": drafts an answer to the post around it. */
export const selectionReply: Feature = {
  id: 'selection-reply',
  init(page, signal) {
    let clicked: Element | null = null;

    document.addEventListener(
      'contextmenu',
      ({ target }) => {
        clicked = target instanceof Element ? target : null;
      },
      { capture: true, signal },
    );

    const stop = onMessage('replyToSelection', ({ data: selectedText }) => {
      const article = clicked?.closest(tweet) ?? null;
      // Text selected outside a post, as in a profile, has no author that we know.
      const post = article ? readPost(article) : partialPost({ text: selectedText });
      const button = article && $optional(`[${hostAttribute}="reply-button"]`, article);
      const anchor = button ?? (clicked as HTMLElement | null) ?? document.body;
      page.openDraft({ anchor, answering: { kind: 'reply', post }, toolBar: null });
      return true;
    });
    signal.addEventListener('abort', stop);
  },
};
