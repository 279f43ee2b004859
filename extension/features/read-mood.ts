import { msg } from '#shared/i18n/translate.ts';
import { answerOf, onMessage, sendMessage } from '../messages.ts';
import { errorText, setStoredLocale } from '../popover/set-locale.ts';
import { readablePost } from '../x-page/posts/posts.ts';
import type { Feature } from './manager.ts';
import { moodSentence } from './mood-label.ts';
import { showMood } from './saved-moods.ts';
import { say, showToast } from './toast.ts';

/** Right-click, "Analyze Sentiment": of the post there, which then shows it. */
export const readMood: Feature = {
  id: 'read-mood',
  init(page, signal) {
    const stop = onMessage('moodWanted', async () => {
      const article = page.remembered.underMenu;
      const post = article && readablePost(article);
      if (!post) return say(signal, msg('There is no post here.'));
      const answer = await answerOf(() => sendMessage('readMood', post.text));
      await setStoredLocale();
      if (!answer.ok) return void showToast(errorText(answer.error), { signal });
      showToast(moodSentence(answer.value), { signal });
      showMood(article, post, answer.value);
    });
    signal.addEventListener('abort', stop);
  },
};
