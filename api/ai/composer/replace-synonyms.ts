import type { SeededRandom } from './choose/seeded-random.ts';

/** Words that stand for each other wherever a template or a point uses them. */
const groups: string[][] = [
  ['nobody', 'no one'],
  ['everyone', 'everybody'],
  ['somebody', 'someone'],
  ['usually', 'mostly', 'normally'],
  ['most people', 'most of us'],
  ['the part', 'the bit', 'the piece'],
  ['hard', 'difficult'],
  ['start with', 'begin with'],
  ['rarely', 'seldom'],
  ['until', 'till'],
  ['a month', 'a few weeks'],
  ['on a bad day', 'on a rough day', 'on the worst day'],
  ['worth watching', 'worth a look'],
  ['the answer', 'my answer'],
  ['really', 'actually'],
  ['sooner or later', 'eventually'],
  ['boring', 'dull'],
  ['a lot of', 'plenty of'],
];
const others = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));
const any = new RegExp(
  `(?<![\\w'-]|\\bwork\\w* (?:so )?)(?:${[...others.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\w':/-]|\\.\\w)`,
  'g',
);

/** The same sentence with some of its words swapped for others that mean the same. */
export function replaceSynonyms(sentence: string, random: SeededRandom): string {
  return sentence.replace(any, (word) => random.pick(others.get(word) ?? [word]));
}
