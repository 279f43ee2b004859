import { expect, it } from 'vitest';
import { cleaned, tokenise } from '../text-features/tokenise.ts';
import { conceptNames, conceptsIn } from './concepts.ts';

function named(text: string): string[] {
  const clean = cleaned(text);
  const names = conceptNames();
  return conceptsIn(clean.toLowerCase(), tokenise(clean)).map((at) => names[at] ?? '');
}

it.each([
  ['My Mum passed away', ['died', 'family']],
  ['nous adressons nos condoléances', ['died', 'ours']],
  ['昨日、母が亡くなりました', ['died', 'family']],
  ['돌아가셨', ['died']],
  ['verabschieden', []],
  ['🎉', ['party']],
  ['1488 BTC in 24h', []],
])('a phrase, a stem and a piece of a script without blanks: %s', (text, concepts) => {
  expect(named(text)).toEqual(concepts);
});

it('every line of the file has a concept and words', () => {
  expect(conceptNames().length).toBeGreaterThan(40);
  expect(conceptNames().every((name) => /^[a-z]+$/.test(name))).toBe(true);
});

it('a name that is no word is none', () => {
  expect(named('constructor toString __proto__')).toEqual([]);
});
