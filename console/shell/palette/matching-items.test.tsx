import { expect, test } from 'vitest';
import { matchingItems, type PaletteGroup } from './matching-items.ts';

const item = (label: string, text?: string) => ({
  id: label,
  label,
  ...(text ? { text } : {}),
  act: () => {},
});

const groups: PaletteGroup[] = [
  {
    label: 'Screens',
    items: ['Dashboard', 'Schedule', 'Zeitpläne', 'Sign out'].map((one) => item(one)),
  },
  {
    label: 'Posts',
    isLong: true,
    items: [item('gm all', 'gm all, the fork work done'), item('Protocol fee low')],
  },
];

const found = (typed: string) =>
  matchingItems(groups, typed).map(({ items }) => items.map(({ id }) => id));

test.each([
  ['', [['Dashboard', 'Schedule', 'Zeitpläne', 'Sign out']]],
  ['si', [['Sign out']]],
  ['s', [['Schedule', 'Sign out', 'Dashboard']]],
  ['SCHED', [['Schedule']]],
  ['zeitplane', [['Zeitpläne']]],
  ['done fork', [['gm all']]],
  ['low protocol', [['Protocol fee low']]],
  ['nothing of it', []],
])('%s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test('of a long group at most eight are shown', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => item(`post ${at}.`));
  const [posts] = matchingItems([{ label: 'Posts', isLong: true, items: many }], 'post 4');
  expect(posts?.items.map(({ id }) => id)).toEqual([
    ...['post 4.', 'post 14.', 'post 24.', 'post 34.'],
    ...['post 40.', 'post 41.', 'post 42.', 'post 43.'],
  ]);
});
