import { describe, expect, it } from 'vitest';
import { appearance } from './look-alikes.ts';

describe('appearance', () => {
  it.each([
    ['ѕеnd еvil.cоm', 'send evil.com'],
    ['раураl.com', 'paypal.com'],
    ['binαnce and cօinbase', 'binance and coinbase'],
    ['ｅｖｉｌ．ｃｏｍ 𝐞𝐯𝐢𝐥 ⓔⓥⓘⓛ', 'evil.com evil evil'],
    ['ᴇᴠɪʟ.ᴄᴏᴍ', 'evil.com'],
    ['e̷v̷i̷l̷.com évil', 'evil.com evil'],
    ['ехсо.со', 'exco.co'],
  ])('of %j is %j', (text, looks) => {
    expect(appearance(text).text).toBe(looks);
  });

  it.each(['Никогда не вводите это.', 'Τιμή και όγκος', '助记词', '시드 문구', 'हिन्दी', 'می‌خواهم'])(
    'leaves %j, which is wholly in another script',
    (text) => {
      expect(appearance(text).text).toBe(text);
    },
  );

  it('tells where in the original each unit stands', () => {
    const text = '👀 𝐞𝐯\u0337il ok';
    const { text: seen, at } = appearance(text);
    const from = seen.indexOf('evil');
    expect(text.slice(at[from], at[from + 4])).toBe('𝐞𝐯\u0337il');
    expect(text.slice(at[seen.indexOf('ok')])).toBe('ok');
    expect(at).toHaveLength(seen.length + 1);
  });
});
