/** Words that new paths avoid; each has a standard term in its place, such as `tenant` for `scope`. */
const RETIRED = `
  trip insist scope stretches welcome showing gone meanwhile bare words speaker speak
  spoken told remarks teller surroundings objections desk expectations work-on where-next may-send ahead
  due-work watched-since in-batches room-of-the-day upkeep clear-away dress occasion stop-if-gone in-mind promise keep-drafts
  lures watched growing hand first-choices material frames own-point said-of give-up give-way anew
  reseal judge gate x-person stage later unless kept use-last result-placeholder changes-back first-look
  lighter came next-task own-address dollar patience remember tries take-turns stay-awake catch-up words-of
  problem fault refusal away nobody recognise
`
  .trim()
  .split(/\s+/);

/** What linguistics calls the two classes of words: no other term says it. */
const STANDARD = /(?<=[/-])(?:content|function)-words/;

const PATTERN = new RegExp(`(^|[/.-])(${RETIRED.join('|')})(?=[/.-]|$)`);

/** The retired word in a path, or null. */
export function retiredWordIn(path: string): string | null {
  return PATTERN.exec(path.replace(STANDARD, ''))?.[2] ?? null;
}
