import { expect, it } from 'vitest';
import { labelledPosts } from '#api/testing/fixtures/labelled-posts.ts';
import { languageOf, languages } from './composer/languages/read-language.ts';
import { detectLanguage, isEnglish } from './detect-language.ts';

const posts = Object.entries(labelledPosts).flatMap(([code, texts]) =>
  texts
    .trim()
    .split('\n')
    .map((text) => ({ code, text: text.trim() })),
);
const english = posts.filter(({ code }) => code === 'en');
const foreign = posts.filter(({ code }) => code !== 'en');
const wrong = (rows: typeof posts, isRight: (row: (typeof posts)[number]) => boolean) =>
  rows.filter((row) => !isRight(row)).map(({ code, text }) => `${code}: ${text}`);

it('takes English slang for English', () => {
  expect(english).toHaveLength(50);
  expect(wrong(english, ({ text }) => isEnglish(text))).toEqual([]);
});

it('sees of all other posts but the listed ones that they are not English', () => {
  expect(foreign).toHaveLength(131);
  expect(wrong(foreign, ({ text }) => !isEnglish(text))).toEqual([
    'id: Besok kami luncurkan mainnet',
    'tr: Tebrikler ekibe',
    'tr: Piyasa kan ağlıyor',
  ]);
});

it('names the language of posts in one that the composer writes, and no other for one of these', () => {
  const named = foreign.filter(({ text }) => !isEnglish(text));
  const expected = (code: string) => (code in languages ? code : null);
  expect(wrong(named, ({ code, text }) => languageOf(text, null) === expected(code))).toEqual([
    'pt: O mercado está sangrando',
    'de: Gestern alles verloren',
  ]);
});

it('abstains where too little tells, which counts as English', () => {
  for (const text of ['', '🚀🚀', '$SOL', '@anna https://x.com/anna', 'wagmi lfg', '100k']) {
    expect(detectLanguage(text)).toBeNull();
    expect(isEnglish(text)).toBe(true);
  }
});

it('believes a tag, except for English', () => {
  expect(isEnglish('Fees are down', 'de')).toBe(false);
  expect(isEnglish('Die Gebühren sind heute wieder hoch', 'en')).toBe(false);
  expect(languageOf('Fees are down', 'de-AT')).toBe('de');
  expect(languageOf('Die Gebühren sind hoch', 'sv')).toBeNull();
});
