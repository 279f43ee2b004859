import { composedText } from '#shared/lib/text/composed-text.ts';
import { weigh, weightedLength } from '#shared/lib/text/weighted-length.ts';

/**
 * Cuts a post at a sentence, else at a word with an ellipsis, in linear time; never inside of a
 * link or an emoji. Text that fits comes back as it is.
 */
export function fitLength(text: string, limit: number): string {
  const normal = composedText(text);
  const { weight, fits } = weigh(normal, limit);
  if (weight <= limit) return text;
  return atSentence(normal.slice(0, fits + 1), limit) ?? atWord(normal, limit);
}

/** The text is one character longer than what fits: by that a sentence is known to have ended. */
function atSentence(text: string, limit: number): string | null {
  let end = text.length - 1;
  while (end > 0 && !endsSentence(text, end)) end -= 1;
  const head = text.slice(0, end).trimEnd();
  const weight = weightedLength(head);
  // A stump of the thought is worse than a thought with its last words missing.
  return weight >= limit * 0.4 && weight <= limit ? head : null;
}

function endsSentence(text: string, end: number): boolean {
  const last = text.charAt(end - 1);
  return last === '\n' || (/[.!?…]/u.test(last) && /\s/u.test(text.charAt(end)));
}

const ellipsis = '…';
const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** No character that people see as one is longer; what is, is cut. */
const longestCharacter = 64;

function atWord(text: string, limit: number): string {
  let head = text;
  // What a cut leaves of a word may be another link, which weighs more: then the rest has less room.
  for (;;) {
    const { fits } = weigh(head, limit - 2);
    if (fits === 0) return ellipsis;
    head = text.slice(0, characterStart(text, Math.min(fits, head.length - 1)));
    const words = `${atSpace(head.trimEnd())}${ellipsis}`;
    if (weightedLength(words) <= limit) return words;
  }
}

function atSpace(text: string): string {
  const space = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'));
  const kept = space > text.length * 0.7 ? text.slice(0, space) : text;
  return kept.trimEnd().replace(/[,;:–—-]{1,8}$/u, '');
}

/** The start of the character that an offset is in: an accent stays with its letter. */
function characterStart(text: string, at: number): number {
  const from = Math.max(0, at - longestCharacter);
  const found = characters.segment(text.slice(from, at + longestCharacter)).containing(at - from);
  const start = found ? from + found.index : at;
  return start > from ? start : at;
}
