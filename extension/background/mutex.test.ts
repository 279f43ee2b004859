import { expect, test } from 'vitest';
import { createMutex } from './mutex.ts';

/** A value in a store that answers later, as the browser's does. */
function stored<T>(value: T) {
  return {
    getValue: async () => value,
    async setValue(next: T) {
      await Promise.resolve();
      value = next;
    },
  };
}

test('of many changes at once none is lost', async () => {
  const item = stored<number[]>([]);
  const change = createMutex(item);
  await Promise.all([1, 2, 3].map((number) => change((list) => [...list, number])));
  expect(await item.getValue()).toEqual([1, 2, 3]);
});

test('a change that fails is told and leaves the turn to the next', async () => {
  const item = stored(1);
  const change = createMutex(item);
  const failing = change(() => {
    throw new Error('refused');
  });
  const following = change((number) => number + 1);
  await expect(failing).rejects.toThrow('refused');
  await following;
  expect(await item.getValue()).toBe(2);
});
