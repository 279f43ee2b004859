import { describe, expect, it } from 'vitest';
import { labelledPosts } from '#api/testing/fixtures/labelled-posts.ts';
import { detectLanguage, isEnglish, isSurelyNot, sureLanguage } from './detect-language.ts';
import { bankLanguages } from './replies/bank/bank-texts.ts';
import { replyLanguage } from './replies/reply-language.ts';

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
  const expected = (code: string) => (bankLanguages.includes(code) ? code : null);
  expect(wrong(named, ({ code, text }) => replyLanguage(text, null) === expected(code))).toEqual([
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
  expect(replyLanguage('Fees are down', 'de-AT')).toBe('de');
  expect(replyLanguage('Die Gebühren sind hoch', 'sv')).toBeNull();
});

describe('whether a text is beyond doubt in another language', () => {
  /** Posts of a language alone and up to four in a row, as long as drafts are. */
  const texts = Object.entries(labelledPosts).flatMap(([language, block]) => {
    const lines = block
      .trim()
      .split('\n')
      .map((line) => line.trim());
    return lines.flatMap((_, at) =>
      [1, 2, 3, 4].flatMap((many) => {
        const some = lines.slice(at, at + many);
        return some.length === many ? [{ language, text: some.join(' ') }] : [];
      }),
    );
  });

  it('never doubts a text of the asked language', () => {
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(({ text, language }) => isSurelyNot(text, language))).toEqual([]);
  });

  it('sees at least 95 of 100 long texts of others', () => {
    const asked = ['en', 'es', 'pt', 'fr', 'de', 'id', 'tr', 'ja', 'ko', 'zh', 'ru'];
    const pairs = texts
      .filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= 60)
      .flatMap((one) =>
        asked.flatMap((wanted) => (wanted === one.language ? [] : [{ ...one, wanted }])),
      );
    const seen = pairs.filter(({ text, wanted }) => isSurelyNot(text, wanted));
    expect(pairs.length).toBeGreaterThan(1_500);
    expect(seen.length / pairs.length).toBeGreaterThan(0.95);
  });

  it.each([
    ['gm frens, wagmi', 'de'],
    ['$SOL $ETH $BTC @vitalik https://example.org/a/very/long/address/of/some/page #crypto', 'de'],
    ['手数料が下がった。Solana validators just shipped the upgrade everyone waited for', 'ja'],
    ['手数料が下がった。Solana validators just shipped the upgrade everyone waited for', 'en'],
    ['Heute wieder building, shipping and testing, the network runs und alle freuen sich', 'de'],
    ['Las fees are down, the network is faster y todos los validators are happy', 'es'],
  ])('leaves %s alone where %s was asked', (text, language) => {
    expect(isSurelyNot(text, language)).toBe(false);
  });

  it.each([
    ['Fees fell by half', 'en', 'en'],
    ['Fees fell by half', 'de', null],
    ['Комиссии упали вдвое', 'ru', 'ru'],
    ['Комиссии упали вдвое', null, null],
    ['Комиссии упали вдвое', 'en', null],
    ['手数料が半分になった', null, 'ja'],
    ['Biaya jaringan turun setengah sejak pembaruan bulan lalu', 'in', 'id'],
    ['gm', null, null],
    ['Fees on the network fell by half since the upgrade last month', null, 'en'],
    ['Fees fell by half', '<x>', null],
  ])('%s with the tag %s is surely %s', (text, tag, language) => {
    expect(sureLanguage(text, tag)).toBe(language);
  });
});
