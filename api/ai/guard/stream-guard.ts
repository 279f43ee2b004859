import { ModelError } from '../adapters/model-error.ts';
import { growingAnswer } from '../answer/streamed-answer.ts';

/** Characters of a raw answer; a draft is a few hundred. */
export const answerLimit = 64_000;

/** Whether an answer repeats a secret, however it is written: cased, spaced, cut by marks. */
export function repeats(text: string, secrets: string[]): boolean {
  const answer = squeeze(text);
  return secrets.some((secret) => answer.includes(squeeze(secret)));
}

/**
 * Takes the pieces of one streamed answer and tells the text so far. Throws ModelError as soon as
 * the answer is too large or repeats a secret: the piece that completes either is never told.
 */
export function guardStream(
  secrets: string[],
  onText: (soFar: string) => void,
): (piece: string) => void {
  const grow = growingAnswer();
  const markers = secrets.map(squeeze);
  const longest = Math.max(...markers.map(({ length }) => length));
  let size = 0;
  let tail = '';
  let told = '';
  return (piece) => {
    size += piece.length;
    if (size > answerLimit) throw new ModelError('too_large');
    const { text, isThinking } = grow(piece);
    // Models repeat their rules while they think: nothing of that is told.
    tail = isThinking ? '' : tail + squeeze(piece);
    if (markers.some((marker) => tail.includes(marker))) throw new ModelError('leaked');
    tail = tail.slice(-longest);
    if (text === told) return;
    told = text;
    onText(text);
  };
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
