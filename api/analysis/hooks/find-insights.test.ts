import { describe, expect, it } from 'vitest';
import { cpuMs } from '#api/testing/cpu-ms.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';
import { withEnglish } from '#shared/lib/i18n/with-english.ts';
import { findInsights, type LibraryText } from './find-insights.ts';
import { rankTest } from './rank-test.ts';
import { focusCategories, readTraitText, traitsIn } from './text-traits.ts';

const textsOf = (contents: string[], engagement: (at: number) => number | null = () => null) =>
  contents.map(
    (content, at): LibraryText => ({
      id: `${content}${at}`,
      content,
      hasMedia: false,
      engagement: engagement(at),
    }),
  );
const all = (texts: LibraryText[]) => new Set(texts.map(({ id }) => id));
const found = (...given: Parameters<typeof findInsights>) =>
  findInsights(...given).map((insight) => withEnglish(insight));
const only = (texts: LibraryText[], category: string) => found(texts, all(texts), [category])[0];
const repeat = (count: number, content: string) =>
  Array.from({ length: count }, (_, at) => `${content} ${'x'.repeat(at)}`);

function namesOf(content: string, hasMedia = false): string[] {
  const read = readTraitText({ content, hasMedia });
  return Object.values(focusCategories)
    .flat()
    .flatMap(traitsIn)
    .filter((trait) => trait.has(read))
    .map(({ id }) => messageText(message(`trait.${id}`)));
}

describe('traits', () => {
  it.each([
    ['Is ETH cheap?\nI think so.', 'Opening with a question'],
    ['63% of wallets hold nothing. Odd.', 'Opening with a number'],
    ['Nobody talks about exit liquidity. They should.', 'Opening against a common opinion'],
    ['Two weeks ago I lost my keys.', 'Opening with your own story'],
    ['BREAKING: the bridge is paused', 'Opening like news'],
    ['7 lessons from a bear market 🧵', 'Promising a list or a how-to'],
    [
      'Fees are the product.\nHere is why that matters to you and me.',
      'A first line of at most eight words',
    ],
    ['Fees are down. Good or bad?', 'Ending with a question'],
    ['it costs $4.2k a month', 'Naming a percentage or an amount of money'],
    ['I LOVE this chain', 'Strong feeling'],
    ['good morning 🚀', 'Emoji'],
    ['rugged again lol', 'Humour'],
    ['Fees are up. Your take below, reply', 'Asking readers to do something'],
    ['one\ntwo\nthree', 'Short lines with breaks between them'],
    ['Do this:\n- one\n- two', 'A list'],
    ['gm', 'At most 100 characters'],
    ['word '.repeat(30), 'Between 100 and 280 characters'],
    ['word '.repeat(80), 'More than 280 characters'],
  ])('of %j hold %j', (content, name) => {
    expect(namesOf(content)).toContain(name);
  });

  it('are not seen where they are not', () => {
    const plain =
      'The network was calm and the fees were low, as they have been for some while now';
    expect(namesOf(plain)).toEqual(['One block without a break', 'At most 100 characters']);
    expect(namesOf(plain, true)).toContain('A picture or a video');
    expect(namesOf('Holding USDC and AVAX for now, nothing else to do')).not.toContain(
      'Strong feeling',
    );
    expect(namesOf('')).toEqual(['At most 100 characters']);
  });

  it('take no time on hostile text', async () => {
    const hostile = [
      '3 a '.repeat(5_000),
      '\n- '.repeat(6_000),
      '?'.repeat(20_000),
      '. '.repeat(9_000),
    ];
    expect(await cpuMs(() => hostile.map((content) => namesOf(content)))).toBeLessThan(3_000);
  });
});

describe('a rank test', () => {
  it('is surer the more values there are and the farther apart they lie', () => {
    const low = [1, 2, 3, 4, 5];
    const high = [6, 7, 8, 9, 10];
    expect(rankTest(high, low)).toMatchObject({ larger: true });
    // The table of the rank-sum test gives a two-sided p of 0.0079 exactly, 0.0122 by its curve.
    expect(rankTest(high, low).certainty).toBeCloseTo(1 - 0.0122, 3);
    expect(rankTest(low, high).larger).toBe(false);
    expect(rankTest([...high, ...high], [...low, ...low]).certainty).toBeGreaterThan(0.999);
    expect(rankTest([1, 3, 5, 7], [2, 4, 6, 8]).certainty).toBeLessThan(0.5);
  });

  it('knows nothing of equal values or of a single one', () => {
    expect(rankTest([1, 1, 1], [1, 1, 1]).certainty).toBe(0);
    expect(rankTest([9], [1, 2, 3]).certainty).toBe(0);
    expect(rankTest([], []).certainty).toBe(0);
  });
});

describe('insights', () => {
  const asking = repeat(10, 'Why is it so?');
  const telling = repeat(10, 'It is so.');

  it('name what did better, with both medians and the share that beat the median of all', () => {
    const texts = textsOf(
      [...asking.map((text) => text.trim().replace(/ x*$/, '')), ...telling],
      (at) => (at < 10 ? 5 + at / 10 : 1 + at / 100),
    );
    const insight = only(texts, 'questions');
    expect(insight).toMatchObject({ successRate: 100, category: 'questions' });
    expect(insight?.insight).toMatch(/median engagement 5\.\d% with it, 1\.\d% without\.$/);
    expect(insight?.confidence).toBeGreaterThan(0.45);
    expect(insight?.confidence).toBeLessThan(0.9);
  });

  it('say so when the trait did worse', () => {
    const texts = textsOf(
      ['So it is?', ...repeat(9, 'Is it'), ...telling].map((text, at) =>
        at < 10 ? `${at} is it so?` : text,
      ),
      (at) => (at < 10 ? 1 + at / 100 : 5 + at / 10),
    );
    const insight = only(texts, 'questions');
    expect(insight?.insight).toMatch(/so it did worse\.$/);
    expect(insight?.applicability).toBe(
      'Your own metrics do not support it; use it for variety only.',
    );
    expect(insight?.successRate).toBe(0);
  });

  it('are unsure of a handful, and know no rate below five texts with figures', () => {
    const four = textsOf(['a?', 'b?', 'c?', 'd?', 'e', 'f', 'g', 'h'], (at) => (at < 4 ? 9 : 1));
    expect(only(four, 'questions')).toMatchObject({ successRate: null });
    expect(only(four, 'questions')?.confidence).toBeLessThan(0.35);
    const none = textsOf(['a?', 'b?', 'c']);
    expect(only(none, 'questions')).toMatchObject({
      successRate: null,
      insight: 'Ending with a question: in 2 of your 3 posts; too few metrics to compare.',
    });
    expect(only(none, 'questions')?.confidence).toBeLessThan(0.1);
  });

  it('are surer the more texts say the same', () => {
    const of = (count: number) =>
      only(
        textsOf([...Array(count).fill('why?'), ...Array(count).fill('so.')], (at) =>
          at < count ? 5 : 1,
        ),
        'questions',
      )?.confidence ?? 0;
    expect(of(5)).toBeLessThan(of(15));
    expect(of(15)).toBeLessThan(of(60));
    expect(of(60)).toBeLessThan(1);
  });

  it('are less sure where the best of several traits was picked', () => {
    const texts = textsOf([...Array(6).fill('gm'), ...Array(6).fill('word '.repeat(40))], (at) =>
      at < 6 ? 4 + at : at - 3.5,
    ).map((text) => ({ ...text, hasMedia: text.content === 'gm' }));
    const confidence = (category: string) => only(texts, category)?.confidence ?? 1;
    expect(confidence('length')).toBeLessThan(confidence('media'));
  });

  it('count only traits of the chosen texts, and quote those, best first and cut short', () => {
    const texts = textsOf(
      ['first?', `${'long '.repeat(60)}?`, 'never chosen?', 'flat'],
      (at) => at,
    );
    const chosen = new Set(texts.slice(0, 2).map(({ id }) => id));
    const [insight] = found(texts, chosen, ['questions']);
    expect(insight?.supportingEvidence).toHaveLength(2);
    expect(insight?.supportingEvidence[0]).toMatch(/^"(?:long )+long…" \(1% engagement\)$/);
    expect(insight?.supportingEvidence[1]).toBe('"first?" (0% engagement)');
    expect(found(texts, new Set([texts[3]?.id ?? '']), ['questions'])).toEqual([]);
  });

  it('are one for each category that is known', () => {
    const texts = textsOf(['Why 5%?\nTell me!\nNow']);
    const insights = found(texts, all(texts), ['hooks', 'hooks', 'numbers', 'luck']);
    expect(insights.map(({ category }) => category)).toEqual(['hooks', 'numbers']);
  });
});
