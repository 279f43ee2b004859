import { type Message, message } from '#shared/contracts/messages/message.ts';
import { postLimit } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { seededRandom } from '../composer/choose/seeded-random.ts';
import { isEnglish } from '../detect-language.ts';
import { applyRhythm } from '../voice/apply/apply-rhythm.ts';
import { protectedSpans } from '../voice/apply/protected-spans.ts';
import type { StyleProfile } from '../voice/profile/style-profile.ts';
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
 * the text the persona's casing and end marks. It changes form only: what `protectedSpans` finds,
 * negations and contrasts stay. The same input gives the same result. It promises no detector's verdict.
 */
export function humanize(text: string, profile: StyleProfile): Humanized {
  const kept = hide(text);
  if (!kept) return { text, notes: [] };
  const english = isEnglish(text);
  const removed: string[] = [];
  let plain = kept.text;
  for (const [phrase, instead] of english ? stockPhrases : []) {
    plain = plain.replace(phrase, (...match) => {
      const [found] = match as [string];
      const at = match.findLast((value) => typeof value === 'number') as number;
      if (isName(plain, at, found)) return found;
      removed.push(found.replace(/^[\s,.:;!?]+|[\s,.:;!]+$/g, ''));
      const put = instead.replace(/\$(\d)/g, (_, group) => String(match[Number(group)] ?? ''));
      if (!/\p{Lu}/u.test(found)) return put;
      return /\p{L}/u.test(put) ? capitalised(put) : put + capitalNext;
    });
    plain = plain.replace(
      new RegExp(`${capitalNext}(\\s*)(.?)`, 'gu'),
      (_, gap: string, next: string) => gap + next.toUpperCase(),
    );
  }
  const dashes = profile.dashRate < 0.05 ? plain.replace(emDash, ', ') : plain;
  const cleaned = dashes === kept.text ? dashes : tidy(dashes);
  const loosened = english ? loosen(cleaned, profile, kept.restore) : { text: cleaned, notes: [] };
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

/** Chinese and Japanese have their own. */
const cjk = String.raw`[—\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}。、，]`;
const emDash = new RegExp(String.raw`(?<!${cjk}\s{0,3})(?<!\s)\s*—(?!\s{0,3}${cjk})\s*`, 'gu');

/** A capital inside of a sentence begins a name: the Beacon chain, Paradigm. */
function isName(text: string, at: number, found: string): boolean {
  return (
    /^\p{Lu}/u.test(found) &&
    !/(?:^|[.!?:\n…]["'”’)]*\s*)$/u.test(text.slice(Math.max(0, at - 8), at))
  );
}

const code = /=>|^\s*(?:const|let|import|function|def|pragma) /m;

/** The machine's threes and its even beat, in English prose; nothing that would not fit any more. */
function loosen(
  text: string,
  profile: StyleProfile,
  restore: (marked: string) => string,
): Humanized {
  if (code.test(text)) return { text, notes: [] };
  const fewer = breakTriples(text);
  const varied = varyRhythm(fewer, profile, seededRandom(text));
  if (varied === text) return { text, notes: [] };
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

/** Private characters that stand for a protected token, and for verbatim words. */
const marks = { token: 0xe000, verbatim: 0xf000 };
const mostMarks = 0x800;

/** What is protected stands behind one private mark each while words change; null for too much of it. */
function hide(text: string) {
  const spans = protectedSpans(text);
  if (spans.length > mostMarks) return null;
  let hidden = '';
  let from = 0;
  for (const [place, { start, end, verbatim }] of spans.entries()) {
    const mark = String.fromCodePoint((verbatim ? marks.verbatim : marks.token) + place);
    hidden += text.slice(from, start) + mark;
    from = end;
  }
  return {
    text: hidden + text.slice(from),
    restore: (marked: string) =>
      marked.replace(/[\ue000-\uf8ff]/g, (found) => {
        const at = found.charCodeAt(0);
        const span = spans[at - (at < marks.verbatim ? marks.token : marks.verbatim)];
        return span ? text.slice(span.start, span.end) : found;
      }),
  };
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+([,.;:!?])/g, '$1')
    .replace(/,\s*([,.;:!?])/g, '$1')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/^[^\S\n]*[,;:.](?!\.)\s*/gm, '')
    .trim();
}

/** Stands where a removed opener leaves the next word to begin the sentence. */
const capitalNext = '\ufdd0';

function capitalised(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
