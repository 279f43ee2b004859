import { expect, test } from 'vitest';
import { languages } from '#shared/contracts/languages.ts';
import { translatorOf } from './translator.ts';

const places = { '{n} of {total}': '{n} / {total}' };

test.each([
  ['de', '1.234 / 25.000'],
  ['es', '1234 / 25.000'],
  ['fr', '1\u202f234 / 25\u202f000'],
  ['ja', '1,234 / 25,000'],
  ['zh', '1,234 / 25,000'],
  ['en', '1234 / 25000'],
] as const)('a number in a place is written as %s is read', (language, written) => {
  expect(languages).toContain(language);
  const { t } = translatorOf(language, places);
  expect(t('{n} of {total}', { n: 1_234, total: 25_000 })).toBe(written);
});

test('a decimal has the mark of the language, and a text stays as it is', () => {
  const { t, tn } = translatorOf('de', { '{n} s': '{n} s' });
  expect(t('{n} s', { n: 1.5 })).toBe('1,5 s');
  expect(t('{n} s', { n: '1.5' })).toBe('1.5 s');
  expect(tn(2_000, '{n} s', '{n} s')).toBe('2.000 s');
});
