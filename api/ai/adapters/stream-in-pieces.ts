import { setImmediate } from 'node:timers/promises';
import type { Draft } from './provider.ts';

const pieces = 4;

/** Tells a finished draft word by word in a few pieces, for a provider that writes at once. */
export async function streamInPieces(
  finished: Promise<Draft>,
  signal: AbortSignal,
  onText: (soFar: string) => void,
): Promise<Draft> {
  const draft = await finished;
  const ends = [...draft.content.matchAll(/\s+|$/g)].map(({ index }) => index);
  for (let piece = 1; piece <= pieces; piece += 1) {
    signal.throwIfAborted();
    onText(draft.content.slice(0, ends[Math.ceil((ends.length * piece) / pieces) - 1]));
    // Lets each piece go out before the next.
    await setImmediate();
  }
  return draft;
}
