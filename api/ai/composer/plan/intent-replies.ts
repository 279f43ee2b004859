import type { Intent } from '#shared/contracts/intents.ts';
import { type Choice, plainly } from '../choose/choice.ts';
import { type SeededRandom, shuffled } from '../choose/seeded-random.ts';
import type { Focus } from '../read/find-focus.ts';
import { fillTemplate } from '../templates/fill-template.ts';
import { intentLines } from '../templates/intent-lines.ts';
import type { PlanContext } from './plan-context.ts';

/** Replies that do what the person pressed, without words of theirs; none where it takes a point. */
export function intentReplies(
  intent: Intent,
  { isBad }: PlanContext,
  random: SeededRandom,
): Choice[] {
  const { plain, grave } = intentLines[intent];
  const lines = (isBad && grave) || plain;
  return shuffled(lines, random).map((line) => plainly([line]));
}

/** The same about a subject that the person named. */
export function intentAbout(intent: Intent, focus: Focus, random: SeededRandom): Choice[] {
  return shuffled(intentLines[intent].about, random).map((line) =>
    plainly([fillTemplate(line, focus)]),
  );
}
