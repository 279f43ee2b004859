import { type Message, message } from '#shared/contracts/messages/message.ts';
import { applyRhythm } from '../voice/apply/apply-rhythm.ts';
import type { StyleProfile } from '../voice/profile/style-profile.ts';
import { hideSpans } from './hidden-spans.ts';

export interface Humanized {
  text: string;
  /** What was changed. */
  notes: Message[];
}

/** A persona with fewer of its posts holding an em dash writes none. */
const FEWEST_DASHES = 0.05;

/**
 * A model's text in the persona's casing, contractions, end marks and dashes. No word is replaced or taken
 * out: an empty phrase is a reason to ask again (`empty-phrases.ts`). Code, quotations and names stay.
 */
export function personaMarks(text: string, profile: StyleProfile): Humanized {
  const kept = hideSpans(text);
  if (!kept) return { text, notes: [] };
  const dashes = withoutDashes(kept.text, profile);
  const plain = dashes === kept.text ? dashes : tidyMarks(dashes);
  const marked = applyRhythm(plain, profile);
  return {
    text: kept.restore(marked),
    notes: [
      ...(dashes === kept.text ? [] : [message('draft.em-dashes')]),
      ...(marked === plain ? [] : [message('draft.matched-casing')]),
    ],
  };
}

/** Chinese and Japanese have their own. */
const cjk = String.raw`[—\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}。、，]`;
const emDash = new RegExp(String.raw`(?<!${cjk}\s{0,3})(?<!\s)\s*—(?!\s{0,3}${cjk})\s*`, 'gu');

/** Em dashes as commas, where the persona writes none. */
export function withoutDashes(text: string, { dashRate }: StyleProfile): string {
  return dashRate < FEWEST_DASHES ? text.replace(emDash, ', ') : text;
}

/** No blank before a mark, no two marks in a row and none at the start of a line. */
export function tidyMarks(text: string): string {
  return text
    .replace(/[^\S\n]+([,.;:!?])/g, '$1')
    .replace(/,\s*([,.;:!?])/g, '$1')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/^[^\S\n]*[,;:.](?!\.)\s*/gm, '')
    .trim();
}
