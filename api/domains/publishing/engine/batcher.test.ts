import { expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

it('sends the first at once and what arrives meanwhile together, each with its own answer', async () => {
  const batches: number[][] = [];
  const double = createBatcher(async (items: number[]) => {
    batches.push(items);
    return items.map((item) => item * 2);
  }, 1);
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1], [2, 3], [4]]);
});

it('an item that spoils its batch fails alone', async () => {
  const check = createBatcher(async (items: string[]) => {
    if (items.includes('bad')) throw new Error('no');
    return items;
  }, 1);
  const all = await Promise.allSettled(['first', 'good', 'bad', 'fine'].map(check));
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});
