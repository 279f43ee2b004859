import { useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { moodLabel, surePercent } from '../../features/mood-label.ts';
import { answerOf, sendMessage } from '../../messages.ts';
import type { Mood, Result } from '../../protocol.ts';
import type { Post } from '../../x-page/posts/posts.ts';
import { errorText } from '../set-locale.ts';

const LIBRARY = '';

/** Keeping the post that is answered, and reading its mood: nothing is sent before a press. */
export function PostTools(props: { post: Post; showMood(mood: Mood): void }) {
  const { post, showMood } = props;
  const [places, setPlaces] = useState<{ id: string; name: string }[]>([]);
  const [place, setPlace] = useState(LIBRARY);
  /** Whose places they are. */
  const [whose, setWhose] = useState<string>();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);

  async function ask<T>(call: () => Promise<Result<T>>, done: (value: T) => string) {
    if (busy) return;
    setBusy(true);
    setSaid('');
    const answer = await answerOf(call);
    setBusy(false);
    setSaid(answer.ok ? done(answer.value) : errorText(answer.error));
  }

  /** In nobody's way: what is pressed meanwhile is done. */
  async function load() {
    const answer = await answerOf(() => sendMessage('listPlaces'));
    if (answer.ok) {
      setPlaces(answer.value.buckets);
      setWhose(answer.value.place);
    } else setSaid((said) => said || errorText(answer.error));
  }
  const save = () =>
    ask(
      () =>
        sendMessage('savePost', {
          post,
          bucketId: place === LIBRARY ? null : place,
          ...(whose ? { place: whose } : {}),
        }),
      () => {
        const name = places.find(({ id }) => id === place)?.name;
        return name ? t('Saved to {name}.', { name }) : t('Saved to the viral library.');
      },
    );
  const readMood = () =>
    ask(
      () => sendMessage('readMood', post.text),
      (mood) => {
        showMood(mood);
        return t('{mood}, {percent}% sure (built-in analysis).', {
          mood: moodLabel(mood),
          percent: surePercent(mood),
        });
      },
    );

  return (
    <details className="tools" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>{t('Save or analyze this post')}</summary>
      <div className="tool-row">
        <select
          aria-label={t('Save to')}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        >
          <option value={LIBRARY}>{t('Viral library')}</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" aria-disabled={busy} onClick={() => void save()}>
          {t('Save')}
        </button>
        <button type="button" aria-disabled={busy} onClick={() => void readMood()}>
          {t('Sentiment')}
        </button>
      </div>
      <p role="status">{said}</p>
    </details>
  );
}
