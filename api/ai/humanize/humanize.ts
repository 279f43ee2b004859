import { type Message, message } from '#shared/contracts/messages/message.ts';
import { postLimit } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { seededRandom } from '../composer/choose/seeded-random.ts';
import { isEnglish } from '../detect-language.ts';
import { applyRhythm } from '../voice/apply/apply-rhythm.ts';
import type { StyleProfile } from '../voice/profile/style-profile.ts';
import { hideSpans } from './hidden-spans.ts';
import { varyRhythm } from './humanize-rhythm.ts';
import { breakTriples } from './humanize-triples.ts';
import { type Humanized, tidyMarks, withoutDashes } from './persona-marks.ts';
import { stockPhrases } from './stock-phrases.ts';

/**
 * Takes stock AI phrasing and em dashes out, breaks up lists of three and a steady beat, and gives
 * the text the persona's casing and end marks. It changes form only: what `protectedSpans` finds,
 * negations and contrasts stay. The same input gives the same result. It promises no detector's verdict.
 */
export function humanize(text: string, profile: StyleProfile): Humanized {
  const kept = hideSpans(text);
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
  const dashes = withoutDashes(plain, profile);
  const cleaned = dashes === kept.text ? dashes : tidyMarks(dashes);
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

/** Stands where a removed opener leaves the next word to begin the sentence. */
const capitalNext = '\ufdd0';

function capitalised(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
