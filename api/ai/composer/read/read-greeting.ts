/** What a post is that tells nothing but something good. */
export type Greeting = 'gm' | 'gn' | 'wishes' | 'milestone' | 'launch';

const milestone =
  /\b(?:got|getting) (?:married|engaged)\b|\bwe're (?:having a|expecting)\b|\b(?:our|my) (?:daughter|son|baby|newborn) (?:arrived|was born|is here)\b|\b(?:baby (?:girl|boy)|she said yes)\b|\bi(?:'m| am) joining\b|\bgot the job\b|\bgraduated\b|\bfull[- ]time (?:on|in|into) (?:my|our|this)\b|\bmy birthday\b|\byears? sober\b|\bfirst (?:house|home|pr merged)\b|\bjust adopted\b|\bwe (?:just )?(?:hit|reached|passed)\b|\bproud of (?:our|my)\b/i;
const launch =
  /\b(?:introducing|announcing|(?:is|are) (?:now |finally |officially )?live|(?:we|i)(?:'ve| have)? (?:just |finally |officially )?(?:shipped|launched|released|open[- ]?sourced|rolled out|deployed))\b/i;

const wishes =
  /^\W*(?:(?:happy|merry) (?:new year|christmas|xmas|easter|holidays|thanksgiving|diwali|holi|hanukkah|eid|friday|weekend)|eid mubarak|ramadan (?:kareem|mubarak)|season's greetings)\b/i;

/** In words. A longer post has a subject besides its greeting. */
const LONGEST_GREETING = 14;

/** Which words a text is good news by; null where none of them shows it. In English. */
export function greetingIn(text: string): Greeting | null {
  const plain = text
    .replace(/https?:\/\/\S+|[@＠]\w+/gu, ' ')
    .replace(/’/g, "'")
    .trim();
  const words = plain.match(/[\p{L}\p{N}$][\p{L}\p{N}'-]*/gu) ?? [];
  const isShort = words.length <= LONGEST_GREETING;
  if (isShort && /^\W*gn\b|^\W*good night\b/i.test(plain)) return 'gn';
  if (isShort && /^\W*(?:gm+|good morning)\b/i.test(plain)) return 'gm';
  if (isShort && wishes.test(plain)) return 'wishes';
  if (milestone.test(plain)) return 'milestone';
  return launch.test(plain) ? 'launch' : null;
}
