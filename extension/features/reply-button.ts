import { readPost } from '../x-page/posts/posts.ts';
import { $closest } from '../x-page/query.ts';
import { actionBar, tweet, replyButton as xReply } from '../x-page/selectors.ts';
import type { Feature } from './manager.ts';
import { showSavedMood } from './saved-moods.ts';

/** A button in the action bar of each post. */
export const replyButton: Feature = {
  id: 'reply-button',
  init(page) {
    const hosts = new WeakMap<Element, HTMLElement>();

    page.each(xReply, (reply) => {
      const article = $closest(tweet, reply);
      // X may keep an article and drop our button: only a host that still stands there counts.
      const standing = hosts.get(article);
      if (standing && article.contains(standing)) return;
      const host = page.makeButton('AI Reply');
      $closest(actionBar, reply).appendChild(host);
      hosts.set(article, host);
      showSavedMood(host, article);
    });

    page.onPress((anchor) => {
      const post = readPost($closest(tweet, anchor));
      page.openDraft({ anchor, answering: { kind: 'reply', post }, toolBar: null });
    });
  },
};
