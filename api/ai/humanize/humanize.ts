import { type Message, message } from '#shared/contracts/messages/message.ts';
import { postLimit } from '#shared/lib/post-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { seededRandom } from '../composer/choose/seeded-random.ts';
import { isEnglish } from '../detect-language.ts';
import { guardedItems } from '../guard/guarded-items.ts';
import { applyRhythm } from '../voice/apply-rhythm.ts';
import type { StyleProfile } from '../voice/style-profile.ts';
import { varyRhythm } from './humanize-rhythm.ts';
import { breakTriples } from './humanize-triples.ts';
import { stockPhrases } from './stock-phrases.ts';

export interface Humanized {
  text: string;
  /** What was changed. */
  notes: Message[];
}

/**
 * Takes stock AI phrasing and em dashes out, breaks up lists of three and a steady beat, and gives
 * the text the persona's casing and end marks; numbers, tickers, handles and links stay. The same
 * input gives the same result. It promises no detector's verdict.
 */
export function humanize(text: string, profile: StyleProfile): Humanized {
  const kept = hide(text);
  const removed: string[] = [];
  let plain = kept.text;
  for (const [phrase, instead] of stockPhrases) {
    plain = plain.replace(phrase, (...match) => {
      const [found] = match as [string];
      removed.push(found.replace(/^[\s,.:;!?]+|[\s,.:;!]+$/g, ''));
      return instead.replace(/\$(\d)/g, (_, group) => String(match[Number(group)] ?? ''));
    });
  }
  const dashes = profile.dashRate < 0.05 ? plain.replace(/\s*—\s*/g, ', ') : plain;
  const cleaned = recapitalised(tidy(dashes), plain !== kept.text);
  const loosened = loosen(cleaned, profile, kept.restore);
  const styled = applyRhythm(loosened.text, profile);
  const notes: Message[] = [];
  const phrases = [...new Set(removed.map(kept.restore))].filter((phrase) => phrase !== '');
  const quoted = phrases.map((found) => `"${found}"`).join(', ');
  if (quoted !== '') notes.push(message('draft.rephrased', { phrases: quoted }));
  if (dashes !== plain) notes.push(message('draft.em-dashes'));
  notes.push(...loosened.notes);
  if (styled !== loosened.text) notes.push(message('draft.matched-casing'));
  const result = kept.restore(styled);
  // Taking phrases out may leave nothing; then the machine's words are better than none.
  return /\p{L}/u.test(result) ? { text: result, notes } : { text, notes: [] };
}

const code = /[`{}]|=>|\(\)|^\s*(?:const|let|import|function|def|pragma) /m;

/** The machine's threes and its even beat, in English prose; nothing that would not fit any more. */
function loosen(
  text: string,
  profile: StyleProfile,
  restore: (marked: string) => string,
): Humanized {
  if (code.test(text)) return { text, notes: [] };
  const random = seededRandom(text);
  const fewer = breakTriples(text, random);
  const varied = varyRhythm(fewer, profile, random);
  if (varied === text || !isEnglish(restore(text))) return { text, notes: [] };
  const [before, after] = [weightedLength(restore(text)), weightedLength(restore(varied))];
  if (after > before && after > postLimit) return { text, notes: [] };
  return {
    text: varied,
    notes: [
      ...(fewer === text ? [] : [message('draft.lists-of-three')]),
      ...(varied === fewer ? [] : [message('draft.varied-sentences')]),
    ],
  };
}

const token = /[#$€£+-]?\p{N}[\p{N}.,:%]*(?:[kmbx]\b|%)?|#[\p{L}\p{N}_]+/giu;
const firstMark = 0xe000;

/** Numbers, tickers, handles, hashtags and links each stand behind one private mark while words change. */
function hide(text: string) {
  const pieces: string[] = [];
  const mark = (piece: string) => String.fromCodePoint(firstMark + pieces.push(piece) - 1);
  let hidden = '';
  let from = 0;
  for (const { start, end, kind } of guardedItems(text)) {
    if (start < from || kind === 'bait' || kind === 'command') continue;
    hidden += text.slice(from, start) + mark(text.slice(start, end));
    from = end;
  }
  return {
    text: (hidden + text.slice(from)).replace(token, mark),
    restore: (marked: string) =>
      marked.replace(/[\ue000-\uf8ff]/g, (found) => pieces[found.charCodeAt(0) - firstMark] ?? ''),
  };
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+([,.;:!?])/g, '$1')
    .replace(/,\s*([,.;:!?])/g, '$1')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/^[^\S\n]*[,;:.]\s*/gm, '')
    .trim();
}

/** A removed opener leaves the next word to begin the sentence. */
function recapitalised(text: string, changed: boolean): string {
  if (!changed) return text;
  return text.replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_, before, letter) => before + letter.toUpperCase(),
  );
}
