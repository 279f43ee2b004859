import { useState } from 'react';
import { answerOf } from '../ask-background.ts';
import { type Mood, type Result, sendMessage } from '../messages.ts';
import type { Post } from '../x-page/posts.ts';

const LIBRARY = '';
const moods: Record<Mood['sentiment'], string> = {
  bullish: 'Bullish',
  bearish: 'Bearish',
  neutral: 'Neutral',
};

/** Keeping the post that is answered, and reading its mood: nothing is sent before a press. */
export function PostTools({ post }: { post: Post }) {
  const [places, setPlaces] = useState<{ id: string; name: string }[]>([]);
  const [place, setPlace] = useState(LIBRARY);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);

  async function ask<T>(call: () => Promise<Result<T>>, done: (value: T) => string) {
    if (busy) return;
    setBusy(true);
    setSaid('');
    const answer = await answerOf(call);
    setBusy(false);
    setSaid(answer.ok ? done(answer.value) : answer.error.message);
  }

  const load = () =>
    ask(
      () => sendMessage('listPlaces'),
      (found) => {
        setPlaces(found);
        return '';
      },
    );
  const save = () =>
    ask(
      () => sendMessage('savePost', { post, bucketId: place === LIBRARY ? null : place }),
      () => {
        const name = places.find(({ id }) => id === place)?.name;
        return name ? `Saved to ${name}.` : 'Saved to the viral library.';
      },
    );
  const readMood = () =>
    ask(
      () => sendMessage('readMood', post.text),
      ({ sentiment, confidence }) =>
        `${moods[sentiment]}, ${Math.round(confidence * 100)} % sure, by the built-in reading.`,
    );

  return (
    <details className="tools" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>Save this post, read its mood</summary>
      <div className="tool-row">
        <select
          aria-label="Save to"
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        >
          <option value={LIBRARY}>Viral library</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" aria-disabled={busy} onClick={() => void save()}>
          Save
        </button>
        <button type="button" aria-disabled={busy} onClick={() => void readMood()}>
          Mood
        </button>
      </div>
      <p role="status">{said}</p>
    </details>
  );
}
