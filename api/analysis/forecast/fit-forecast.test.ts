import { expect, test } from 'vitest';
import { seededRandom } from '#api/ai/composer/choose/seeded-random.ts';
import { fitForecast, forecastOf, type ReachingText } from './fit-forecast.ts';

const asks = (at: number) => `why would fees rise in week ${at}?`;
const tells = (at: number) => `gm, week ${at} of the bear market`;

function posts(n: number, engagement: (isQuestion: boolean) => number): ReachingText[] {
  const { next } = seededRandom('7');
  return Array.from({ length: n }, (_, at) => {
    const isQuestion = next() < 0.5;
    return {
      text: isQuestion ? asks(at) : tells(at),
      hasMedia: false,
      engagement: engagement(isQuestion),
    };
  });
}

test('what rises with a figure of the text is learnt, and holds for posts that came later', () => {
  const { next } = seededRandom('3');
  const { weights, correlation, ...counts } = fitForecast(
    posts(120, (isQuestion) => (isQuestion ? 60 : 10) * (0.5 + next())),
  );
  expect(counts).toEqual({ posts: 120, tested: 24 });
  expect(correlation).toBeGreaterThan(0.6);
  const text = (said: string) => forecastOf(weights, { text: said, hasMedia: false });
  expect(text(asks(99))).toBeGreaterThan(text(tells(99)) + 30);
});

test('chance alone correlates with nothing: of 60 accounts few pass', () => {
  const passed = Array.from({ length: 60 }, (_, seed) => {
    const { next } = seededRandom(`account ${seed}`);
    const { correlation, tested } = fitForecast(posts(150, () => Math.floor(next() * 90)));
    return correlation >= Math.max(0.3, 1.96 / Math.sqrt(tested - 1));
  }).filter(Boolean);
  expect(passed.length).toBeLessThanOrEqual(4);
});

test('posts that are all alike teach nothing, and break nothing', () => {
  const alike = Array.from({ length: 100 }, () => ({ text: 'gm', hasMedia: false, engagement: 3 }));
  const { correlation, weights } = fitForecast(alike);
  expect(correlation).toBe(0);
  expect(forecastOf(weights, { text: 'gm', hasMedia: false })).toBe(50);
});
