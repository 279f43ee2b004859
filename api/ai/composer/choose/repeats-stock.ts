import type { Brief } from '../../adapters/provider.ts';
import { guardCopies } from '../../voice/copy-guard.ts';

/** Shorter sentences ("gm", "fair enough") are a person's habit; they repeat only as a whole draft. */
const FEWEST_WORDS = 3;

/** Read once for all candidates of a brief. */
const read = new WeakMap<readonly string[], Set<string>>();

/** Whether a draft says again what an earlier one of the workspace said, the person's own words aside. */
export function repeatsStock({ used = [], prompt }: Brief, draft: string): boolean {
  if (used.length === 0) return false;
  if (prompt === null && guardCopies(draft, used).block) return true;
  const own = new Set(sentencesOf(prompt ?? ''));
  const said = read.get(used) ?? new Set(used.flatMap(sentencesOf));
  read.set(used, said);
  return sentencesOf(draft).some((sentence) => said.has(sentence) && !own.has(sentence));
}

function sentencesOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[.?!:;\n。？！]+\s*/u)
    .map((sentence) => sentence.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= FEWEST_WORDS);
}
