import { isEnglish } from '../detect-language.ts';
import { withOwnI } from '../voice/apply/apply-style.ts';
import { lowerCased, sentenceCased } from '../voice/apply/casing.ts';
import { spellOut } from '../voice/apply/spell-out.ts';
import type { StyleProfile } from '../voice/profile/style-profile.ts';

/** From here on something is a habit of the persona. */
const USUAL = 0.5;
/** Words of the shortest text that takes a full stop: "gm" and "thank you" stand without one. */
const CLOSED = 3;
const slips = new Map(
  Object.entries({
    teh: 'the',
    adn: 'and',
    taht: 'that',
    waht: 'what',
    yuo: 'you',
    recieve: 'receive',
    recieved: 'received',
    definately: 'definitely',
    seperate: 'separate',
    occured: 'occurred',
    untill: 'until',
    wich: 'which',
    becuase: 'because',
    beleive: 'believe',
    realy: 'really',
    tommorow: 'tomorrow',
    tomorow: 'tomorrow',
    thier: 'their',
    wierd: 'weird',
    alot: 'a lot',
    congrads: 'congrats',
    intresting: 'interesting',
    comming: 'coming',
    diffrent: 'different',
    probaly: 'probably',
    goverment: 'government',
    aquire: 'acquire',
    acheive: 'achieve',
    succesful: 'successful',
    happend: 'happened',
    wont: "won't",
    couldnt: "couldn't",
  }),
);
const slip = new RegExp(
  `(?<![\\p{L}\\p{N}@#$/_.'’-])(?:${[...slips.keys()].join('|')})(?![\\p{L}\\p{N}'’/_-])`,
  'giu',
);

/**
 * What a person typed, with slips, casing and the last mark as the persona has them; no word is
 * added and none is left out. Slips are put right in English only.
 */
export function putRight(typed: string, style: StyleProfile): string {
  const text = typed.trim();
  const spelled = isEnglish(text) ? spellOut(text.replace(slip, mended), style) : text;
  const isSmall = style.lowerCase >= USUAL;
  if (isSmall) return closed(lowerCased(spelled), style);
  const cased = style.lowerStart >= USUAL ? spelled : sentenceCased(withOwnI(spelled));
  return closed(cased, style);
}

function mended(word: string): string {
  const right = slips.get(word.toLowerCase()) ?? word;
  return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

/** The last full stop, where it is a habit or none. */
function closed(text: string, { fullStop }: StyleProfile): string {
  const stop = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]$/u.test(text) ? '。' : '.';
  if (fullStop < USUAL) return /[^.。\s]{2}[.。]$/u.test(text) ? text.slice(0, -1) : text;
  const last = text.split(/\s+/).at(-1) ?? '';
  const isOpen = /[\p{L}\p{N})"”]$/u.test(last) && !/^[@#$]|[/@]/u.test(last);
  const isLong = stop === '。' ? [...text].length > CLOSED : text.split(/\s+/).length >= CLOSED;
  return isOpen && isLong ? text + stop : text;
}
