import { describe, expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { cpuMs } from '#api/testing/cpu-ms.ts';
import { unsourcedFigures } from './unsourced-figures.ts';

const marked = (draft: string, source = '') =>
  unsourcedFigures(draft, briefOf({ kind: 'post', post: null, prompt: source })).map(
    ({ text }) => text,
  );

describe('unsourcedFigures', () => {
  it.each([
    ['72 % of supply sits in 14 wallets.', ['72 %', '14']],
    ['Fees fell 3.4% to $1.2B.', ['3.4%', '$1.2B']],
    ['Das sind 7,2 % oder 1,5 Mio. Nutzer.', ['7,2 %', '1,5 Mio']],
    ['نسبة ٧٢٪ فقط', ['٧٢٪']],
    ['It unlocks on 2026-11-03 and on Nov 5.', ['2026-11-03', 'Nov 5']],
    ['Am 3. November 2026 ist es so weit.', ['3. November 2026']],
    ['锁仓量涨了 18%,约 1.2亿 美元', ['18%', '1.2亿']],
    ['Down -8% since 2021, 3x from here.', ['-8%', '2021', '3x']],
    ['Se fueron 12.000 usuarios en 24 horas.', ['12.000', '24']],
    ['Raised 5 million from 4 funds in 7 days.', ['5 million', '4', '7']],
    ['Son 1.500.000 de 1 234 567.', ['1.500.000', '1 234 567']],
    ['9 € de frais, 100% de pertes', ['9 €', '100%']],
  ])('marks what nobody said: %s', (draft, figures) => {
    expect(marked(draft)).toEqual(figures);
  });

  it.each([
    ['$1.2k a month', 'they pay 1200'],
    ['$1,200 a month', 'they pay 1.2k'],
    ['1,5 Mio Nutzer', '1.5M users'],
    ['1.500.000 users', 'nous avons 1,5 million'],
    ['72 % of them', 'about ٧٢٪ of them'],
    ['7,2 % Rendite', 'yield 7.2%'],
    ['1 234 567 blocks', 'it is 1,234,567'],
    ['on Nov 3', 'the unlock of 2026-11-03'],
    ['on 3 November 2026', 'es ist der 03.11.2026'],
    ['in 2026', 'the unlock of 2026-11-03'],
    ['11月3日', 'November 3'],
    ['12 signers', 'there were twelve signers'],
    ['CPI at 3.1 again', 'CPI 3.1% vs 3.3%'],
    ['1.2亿', '120 million'],
    ['$SOL at 140', 'SOL at $140'],
    ['LTV is 72%', 'since tuesday, LTV 72, docs later'],
    ['The call is at 15:00.', 'call at 3pm'],
    ['The call is at 3pm.', 'call 15:00'],
    ['12 of them are live', 'a dozen live'],
    ['93 validators', 'ninety three validators'],
    ['42 blocks', 'forty-two blocks'],
    ['2x the fees', 'fees double'],
    ['50% of supply', 'half of supply'],
    ['About 36 hours at the moment.', 'about a day and a half'],
    ['a 24-hour heartbeat', 'chainlink since v3, 24h heartbeat'],
    ['0 bad debt, all 212 went through', 'zero. 212 liqs all fine'],
    ['in 90 minutes', '1.5 hours'],
    ['$2 million', 'two million dollars'],
  ])('knows %s from %s', (draft, source) => {
    expect(marked(draft, source)).toEqual([]);
  });

  it.each([
    ['73 % of them', '72 % of them', ['73 %']],
    ['72 % of them', '72 of them', ['72 %']],
    ['$1.2k', '$1.2M', ['$1.2k']],
    ['Nov 4', 'Nov 3', ['Nov 4']],
    ['2025-11-03', '2026-11-03', ['2025-11-03']],
    ['12 and 120', '120', ['12']],
  ])('tells %s from %s', (draft, source, figures) => {
    expect(marked(draft, source)).toEqual(figures);
  });

  it.each([
    '1/ Fees rose.\n\n2/ Nobody left.\n\n15/ The end.',
    '1. Revoke.\n2. Move.\n12) Tweet.',
    'Ask @anna_42 about $A16Z and #web3.',
    'EIP-2612, ERC721, L2s, v1.14.2 and 0xAB12 are names, 0.8.0 a version.',
    'Set `chainId` to `8453` and read main2.rs.',
    'Read https://example.com/2026/11 first.',
    'Two things, 3 of them new. Top 5, step 12, level 4.',
    'We are here 24/7 and 100% agree. 1️⃣ first',
    'The 2nd one needs 2FA.',
  ])('takes no name or numbering for a figure: %s', (draft) => {
    expect(marked(draft)).toEqual([]);
  });

  it('takes this year and the next for known', () => {
    const year = new Date().getUTCFullYear();
    expect(marked(`by ${year} or ${year + 1}, not ${year + 2}`)).toEqual([String(year + 2)]);
  });

  it('looks into everything that the draft was made from, and tells the places', () => {
    const brief = briefOf({
      prompt: 'up 11%',
      post: { text: 'TVL 22M', author: 'anna' },
      reference: '33 users',
    });
    brief.voice.samples = ['since 2019'];
    brief.options = { trend: '44 days' } as typeof brief.options;
    const draft = '11% and 22M, 33 and 2019, 44 but 55!';
    const figures = unsourcedFigures(draft, brief);
    expect(figures).toEqual([{ text: '55', start: 33, end: 35 }]);
    expect(draft.slice(33, 35)).toBe('55');
  });

  it('is done with hostile texts at once', async () => {
    for (const unit of ['1', '1 ', '1,', '1.1.', 'a1', '$', '-', '1 000 ', 'Nov ', '1% ', '`1']) {
      const text = unit.repeat(25_000 / unit.length);
      const read = () => unsourcedFigures(text.slice(0, 4_000), briefOf({ prompt: text }));
      // The limit only catches a change of order.
      expect(await cpuMs(read), unit).toBeLessThan(1_500);
    }
  });
});
