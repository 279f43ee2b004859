import { expect, test } from 'vitest';
import { emptyRule, toRuleInput } from './rule-form-state.ts';

test.each([
  ['100000', 100_000],
  ['$100,000', 100_000],
  ['1,234,567.5', 1_234_567.5],
  ['0.00001234', 0.00001234],
  ['0,5', 0.5],
  ['5,5 %', 5.5],
  ['-7', null],
  ['-$1,000', null],
  ['0', null],
  ['', null],
  ['a lot', null],
  ['1.2.3', null],
  ['1,2,3', null],
])('%o is an amount of %s', (amount, threshold) => {
  expect(toRuleInput('bitcoin', { ...emptyRule, amount }).threshold).toBe(threshold);
});

test('a fall is below zero, and only a change of the price has a window', () => {
  const draft = { ...emptyRule, amount: '5', window: '360' } as const;
  expect(toRuleInput('bitcoin', { ...draft, choice: 'fall' })).toMatchObject({
    kind: 'percent_change',
    threshold: -5,
    windowMinutes: 360,
  });
  expect(toRuleInput('bitcoin', { ...draft, choice: 'price_below' })).toEqual({
    coinId: 'bitcoin',
    kind: 'price_below',
    threshold: 5,
  });
});

test('the minus of a fall may be written; a rise that has one is no amount', () => {
  const draft = { ...emptyRule, amount: '-5' };
  const thresholdOf = (choice: typeof draft.choice) =>
    toRuleInput('bitcoin', { ...draft, choice }).threshold;
  expect([thresholdOf('fall'), thresholdOf('mood_worse')]).toEqual([-5, -5]);
  for (const choice of ['price_below', 'rise', 'volume_spike', 'mood_better'] as const) {
    expect(thresholdOf(choice), choice).toBeNull();
  }
});
