import { msg } from '#shared/i18n/translate.ts';
import { onMessage } from '../messages.ts';
import { answeringAt } from '../x-page/composer/answering.ts';
import { postAround, postsIn } from '../x-page/posts/post-around.ts';
import { readPost } from '../x-page/posts/posts.ts';
import { $$ } from '../x-page/query.ts';
import { toolBar } from '../x-page/selectors.ts';
import type { Feature } from './manager.ts';
import { ourButton } from './page-button.ts';
import { say } from './toast.ts';

/**
 * The browser's shortcuts of Troupe: a reply to the post in focus, else to the first one in view;
 * a draft for the composer in view, the topmost one first.
 */
export const shortcuts: Feature = {
  id: 'shortcuts',
  init(page, signal) {
    const draftReply = () => {
      const focused = document.activeElement && postAround(document.activeElement);
      const article = focused ?? postsIn(document).find(inView);
      if (!article) return void say(signal, msg('There is no post here.'));
      const answering = { kind: 'reply', post: readPost(article) } as const;
      page.openDraft({ anchor: ourButton(article), answering, toolBar: null });
    };
    const draftPost = () => {
      const bar = $$(toolBar, document).findLast(inView);
      if (!bar) return void say(signal, msg('Open an empty post first.'));
      const answering = answeringAt(bar, page.remembered.answering);
      page.openDraft({ anchor: ourButton(bar), answering, toolBar: bar });
    };
    const stop = onMessage('shortcut', ({ data: command }) => {
      if (command === 'draft-reply') page.serve(draftReply);
      if (command === 'draft-post') page.serve(draftPost);
    });
    signal.addEventListener('abort', stop);
  },
};

function inView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}
