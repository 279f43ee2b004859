import type { Intent } from '#shared/contracts/intents.ts';
import { type Choice, plainly } from '../choose/choice.ts';
import { type SeededRandom, shuffled } from '../choose/seeded-random.ts';
import type { Focus } from '../read/find-focus.ts';
import { fillTemplate } from '../templates/fill-template.ts';
import { intentLines } from '../templates/intent-lines.ts';
import type { PlanContext } from './plan-context.ts';

/** A subject that names itself in a word of the trade, a ticker or a name of more than one word. */
const CLEAR_SUBJECT = 3;

/**
 * Replies that do what the person pressed, without words of theirs. To agree, disagree or ask takes
 * a subject that can be named; none where the post has no clear one.
 */
export function intentReplies(
  intent: Intent,
  { reading, isBad }: PlanContext,
  random: SeededRandom,
): Choice[] {
  const { plain, about, grave } = intentLines[intent];
  const lines = (isBad && grave) || plain;
  if (lines.length > 0) return shuffled(lines, random).map((line) => plainly([line]));
  const [focus] = reading.focuses;
  return focus && focus.score >= CLEAR_SUBJECT ? named(about, focus, random) : [];
}

/** The same with a subject that the person named. */
export function intentAbout(intent: Intent, focus: Focus, random: SeededRandom): Choice[] {
  return named(intentLines[intent].about, focus, random);
}

function named(templates: string[], focus: Focus, random: SeededRandom): Choice[] {
  return shuffled(templates, random).map((line) => plainly([fillTemplate(line, focus)]));
}
