import { splitAtDividers } from './thread-marks.ts';
import { weigh, weightedLength } from './weighted-length.ts';

/**
 * A long text as parts of at most `limit` weighted characters: at the lines `///`, then at the ends of
 * sentences, then between words. No link, emoji or surrogate pair is cut.
 */
export function splitThread(text: string, limit: number): string[] {
  return splitAtDividers(text).flatMap((piece) => fitted(piece, limit));
}

function fitted(text: string, limit: number): string[] {
  if (weightedLength(text) <= limit) return [text];
  const parts: string[] = [];
  let part = '';
  for (const piece of piecesOf(text, limit)) {
    if (part !== '' && weightedLength((part + piece).trim()) > limit) {
      parts.push(part.trim());
      part = '';
    }
    part += piece;
  }
  parts.push(part.trim());
  return parts.filter((one) => one !== '');
}

/** Sentences, and of a sentence that is too long its words. */
function* piecesOf(text: string, limit: number): Generator<string> {
  const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  for (const { segment } of sentences.segment(text)) {
    if (weightedLength(segment.trim()) <= limit) yield segment;
    else for (const word of segment.split(/(?<=\s)/)) yield* cut(word, limit);
  }
}

/** A word that is too long on its own, as a text without spaces is. */
function* cut(word: string, limit: number): Generator<string> {
  let rest = word.normalize('NFC');
  while (rest !== '') {
    const { weight, fits } = weigh(rest, limit);
    if (weight <= limit || fits === 0) return yield rest;
    yield rest.slice(0, fits);
    rest = rest.slice(fits);
  }
}
