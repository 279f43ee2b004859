import { expect, it } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pt-BR,pt;q=0.9,fr;q=0.5,en;q=0.4', 'fr'],
  ['en;q=0.3, zh-Hant;q=0.7', 'zh'],
  ['ja;q=0, es', 'es'],
  ['*', 'en'],
  ['nl;q=x,;q=,de;q=nonsense', 'en'],
  [undefined, 'en'],
])('of %s the first that there is: %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
