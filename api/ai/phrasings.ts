import type { Brief } from './adapters/provider.ts';

const word = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const hashtag = /(?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]+/gu;
const marks: [mark: string, pattern: RegExp][] = [
  ['!', /[!！]/u],
  ['!!', /[!！]{2}/u],
  ['...', /\.{3}|…/u],
  ['—', /—/u],
];
/** Words of grammar: alone or in pairs they say nothing of how somebody writes. */
const grammar = new Set(
  `a an the this that these those some any i me my we us our you your he him his she her it its they
  them their who what which am is are was were be been being do does did have has had will would shall
  should can could may might must and or but nor so if then than as because when while where why how
  of in on at by for from to with about into over out up down off not no it's i'm i've you're we're
  they're that's there's there here don't doesn't isn't aren't can't won't`.split(/\s+/),
);
const LONGEST_RUN = 4;
const LONGEST_OPENER = 3;
/** Behind the words that a text begins with. */
const OPENS = ' …';

export const isOpener = (phrasing: string) => phrasing.endsWith(OPENS);

/**
 * How a text says things, each once and in lower case: words, runs of up to four within a sentence,
 * the opener ("great point …"), hashtags, emoji and marks. A run says something by itself when it has
 * three words, or one that is not of grammar alone.
 */
export function phrasingsOf(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/https?:\/\/\S+|[@$]\w+/g, ' ');
  const found = new Set<string>(plain.match(/\p{RGI_Emoji}/gv));
  for (const tag of plain.match(hashtag) ?? []) found.add(tag);
  for (const [mark, pattern] of marks) if (pattern.test(plain)) found.add(mark);
  const sentences = plain
    .replace(hashtag, ' ')
    .split(/[.,!?:;\n…—。、！？]+/u)
    .map((sentence) => sentence.match(word) ?? [])
    .filter((words) => words.length > 0);
  for (const words of sentences) addRuns(words, found);
  const [first = []] = sentences;
  const opener = first.length <= LONGEST_OPENER ? first : first.slice(0, 2);
  if (opener.length > 0) found.add(opener.join(' ') + OPENS);
  return found;
}

function addRuns(words: string[], found: Set<string>): void {
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= Math.min(words.length, start + LONGEST_RUN); end += 1) {
      const run = words.slice(start, end).join(' ');
      if (end - start >= 3 || !words.slice(start, end).every((one) => grammar.has(one))) {
        found.add(run);
      }
    }
  }
}

/** Whether one phrasing stands in the other: an opener's words in a run, "!" in "!!". */
export function isWithin(part: string, whole: string): boolean {
  if (part === whole) return false;
  if (part === '!') return whole === '!!';
  return !isOpener(part) && ` ${whole} `.includes(` ${part} `);
}

/** Whether a draft says what the persona's owner takes out or discards; what the prompt asks for aside. */
export function saysUnwanted({ learnt, prompt }: Brief, draft: string): boolean {
  if (!learnt) return false;
  const said = phrasingsOf(draft);
  const unwanted = [...learnt.removed, ...learnt.avoided].filter((phrasing) => said.has(phrasing));
  if (unwanted.length === 0) return false;
  const asked = phrasingsOf(prompt ?? '');
  return unwanted.some((phrasing) => !asked.has(phrasing));
}
