import { answerContext, onMessage, sendMessage } from '../messages.ts';
import { articleOf } from '../x-page/posts/find-post.ts';
import { statusInPath } from '../x-page/posts/posts.ts';
import { statusPost } from '../x-page/posts/status-post.ts';
import type { Feature } from './manager.ts';
import { ourButton } from './page-button.ts';

/**
 * Tells the side panel when this page is about another post, and which one when the panel asks:
 * without an open panel no word of the page leaves it. Takes a draft of the panel back.
 */
export const pageContext: Feature = {
  id: 'page-context',
  init(page, signal) {
    let told: string | null = null;
    let address = '';
    let settled = false;
    page.atTimes(() => {
      // The post of an address does not change.
      if (settled && document.URL === address) return;
      address = document.URL;
      const id = statusPost()?.id ?? null;
      settled = id !== null || statusInPath(location.pathname) === null;
      if (id === told) return;
      told = id;
      // Nobody hears it while no panel is open.
      sendMessage('contextChanged').catch(() => undefined);
    }, signal);

    const stopReading = answerContext(statusPost);
    const stopTaking = onMessage('takeDraft', ({ data: { post, given } }) => {
      const article = post.id === null ? null : articleOf(post);
      if (!article) return false;
      const answering = { kind: 'reply', post } as const;
      page.openDraft({ anchor: ourButton(article), answering, toolBar: null, given });
      return true;
    });
    signal.addEventListener('abort', stopReading);
    signal.addEventListener('abort', stopTaking);
  },
};
