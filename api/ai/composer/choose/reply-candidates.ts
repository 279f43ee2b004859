import { pointReplies } from '../plan/persona-point.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { type Greeting, greetingIn } from '../read/read-greeting.ts';
import { greetingLines } from '../templates/greeting-lines.ts';
import { plainLines } from '../templates/intent-lines.ts';
import { type Choice, plainly } from './choice.ts';
import { seedOf } from './seed-of.ts';
import { type SeededRandom, seededRandom, shuffled } from './seeded-random.ts';

/** What a reply may say, best first; none where nothing is sure. */
export function replyCandidates(context: PlanContext): Choice[] {
  const { brief, isBad } = context;
  const random = seededRandom(`${seedOf({ ...brief, variant: 0 })}#first`);
  if (brief.prompt) return pointReplies(context, random);
  if (brief.intent) {
    return shuffled(plainLines(brief.intent, isBad), random).map((line) => plainly([line]));
  }
  const greeting = greetingIn(brief.post?.text ?? '');
  return greeting ? greetings(greeting, random) : [];
}

export function greetings(greeting: Greeting, random: SeededRandom): Choice[] {
  const { first, close } = greetingLines[greeting];
  const ordered = shuffled(first, random);
  const alone = ordered.map((line) => plainly([line]));
  const further = ordered.flatMap((line) => close.map((end) => plainly([line, end])));
  return [...alone, ...shuffled(further, random)];
}
