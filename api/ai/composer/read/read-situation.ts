import type { Reading } from './read-text.ts';

/** What somebody's post does to the people who read it, where that decides what may be said. */
export type Situation = 'milestone' | 'gm' | 'gn' | 'hiring';

const milestone =
  /\b(?:got|getting) (?:married|engaged)\b|\bwe're (?:having a|expecting)\b|\b(?:our|my) (?:daughter|son|baby|newborn) (?:arrived|was born|is here)\b|\bi(?:'m| am) joining\b|\bgot the job\b|\bgraduated\b|\bfull[- ]time (?:on|in|into) (?:my|our|this)\b|\bmy birthday\b|\byears? sober\b|\bfirst (?:house|home)\b|\bjust adopted\b/i;

/** In words. A longer post has a subject besides its greeting. */
const LONGEST_GREETING = 30;

/** The situation of a post being answered; null where its subject is what matters. */
export function situationOf(text: string, { stance, english }: Reading): Situation | null {
  if (!english) return null;
  const plain = text
    .replace(/https?:\/\/\S+|[@＠]\w+/gu, ' ')
    .replace(/’/g, "'")
    .trim();
  const words = plain.match(/[\p{L}\p{N}$][\p{L}\p{N}'-]*/gu) ?? [];
  if (words.length <= LONGEST_GREETING && /^\W*gn\b|^\W*good night\b/i.test(plain)) return 'gn';
  if (words.length <= LONGEST_GREETING && /^\W*(?:gm+|good morning)\b/i.test(plain)) return 'gm';
  if (milestone.test(plain)) return 'milestone';
  return stance === 'hiring' ? 'hiring' : null;
}
