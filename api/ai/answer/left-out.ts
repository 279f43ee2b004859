import { contentWords } from '../composer/read/lexicon.ts';
import { isSurelyNot, sureLanguage } from '../detect-language.ts';
import type { Objection } from './objection.ts';

/** Minimum number of content words in the note. */
const FEWEST = 5;
/** Minimum share of the note's words in the draft; a paraphrase keeps fewer than all. */
const LEAST_SHARE = 0.3;
const STEM = 4;

/** Objects to a draft without most of the note's words; skips a draft in another language. */
export function leftOut(content: string, point: string | null): Objection | null {
  if (!point) return null;
  const language = sureLanguage(point, null);
  if (language !== null && isSurelyNot(content, language)) return null;
  const stems = (text: string) => [...contentWords(text)].map((word) => word.slice(0, STEM));
  const wanted = [...new Set(stems(point))];
  if (wanted.length < FEWEST) return null;
  const there = new Set(stems(content));
  const share = wanted.filter((stem) => there.has(stem)).length / wanted.length;
  return share < LEAST_SHARE
    ? { kind: 'unfit', ask: 'it left out most of what the user wants said: keep every fact of it' }
    : null;
}
