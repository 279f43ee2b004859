import { tn } from '../translate.ts';

const forms = {
  sample: (count: number) => tn(count, '{n} sample', '{n} samples'),
  row: (count: number) => tn(count, '{n} row', '{n} rows'),
  post: (count: number) => tn(count, '{n} post', '{n} posts'),
  slot: (count: number) => tn(count, '{n} slot', '{n} slots'),
  picture: (count: number) => tn(count, '{n} picture', '{n} pictures'),
};

export type Noun = keyof typeof forms;

/** '1 sample', '2 samples': a count with its noun, for a sentence around it. */
export function counted(count: number, noun: Noun): string {
  return forms[noun](count);
}
