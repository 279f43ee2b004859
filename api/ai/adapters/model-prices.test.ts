import { expect, it } from 'vitest';
import { estimateCost } from './model-prices.ts';

/** By hand: tokens times dollars per million tokens are micro-dollars. */
it.each([
  ['gpt-5.6-luna', 1_240, 85, 350],
  ['gpt-5.4-mini', 1_240, 85, 1_313],
  ['gemini-3.8-flash', 1_000, 200, 1_500],
  ['grok-4.3', 1_000, 200, 1_750],
  ['grok-4.5', 1_000_000, 1_000_000, 8_000_000],
  ['gpt-5.4-mini-2026-03-17', 1_000, 0, 750],
])('%s: %d and %d tokens cost %d micro-dollars', (model, input, output, micros) => {
  expect(estimateCost(model, { input, output }, '2026-11-27')).toBe(micros);
});

it('knows no price of other models', () => {
  for (const model of ['llama3.2:1b', 'gpt-5.6-luna-fast', 'openai/gpt-5.6-luna', '']) {
    expect(estimateCost(model, { input: 1, output: 1 })).toBeNull();
  }
});

it('knows when a price ends', () => {
  const million = { input: 1_000_000, output: 1_000_000 };
  expect(estimateCost('gemini-3.8-flash', million, '2026-12-31')).toBe(4_500_000);
  expect(estimateCost('gemini-3.8-flash', million, '2027-01-01')).toBe(9_000_000);
});
