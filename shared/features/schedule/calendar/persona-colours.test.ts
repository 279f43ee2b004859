import { expect, test } from 'vitest';
import { personaColours } from './persona-colours.ts';

const ids = Array.from(
  { length: 12 },
  (_, place) => `00000000-0000-4000-8000-0000000000${place + 10}`,
);

test('a dozen personas have a dozen colours, in whatever order they come', () => {
  const colours = personaColours(ids);
  expect(new Set(colours.values()).size).toBe(12);
  expect(personaColours(ids.toReversed())).toEqual(colours);
  expect(personaColours([...ids, ids[0] ?? ''])).toEqual(colours);
});

test('a thirteenth shares a colour', () => {
  expect(personaColours([...ids, 'one more']).size).toBe(13);
});
