import { expect, test } from 'vitest';
import { rangeInAddress, rangeWith, readRange, turnRange, weeksOf } from './calendar-range.ts';

const today = '2026-11-18';
const MONDAY = 1;
const at = (search: string) => readRange(new URLSearchParams(search), today);

test('without an address four weeks are shown from this one on, which the address leaves out', () => {
  const range = at('');
  expect(range).toEqual({ view: '4', from: today });
  expect(weeksOf(range, MONDAY).map(([first]) => first)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
  ]);
  expect(rangeInAddress(range, today)).toEqual({ view: null, from: null });
});

test.each(['view=9&from=2026-02-30', 'view=day&from=tomorrow'])('%s asks for nothing', (search) => {
  expect(at(search)).toEqual({ view: '4', from: today });
});

test.each([
  ['2', '2026-12-02'],
  ['6', '2026-12-30'],
  ['week', '2026-11-25'],
  ['month', '2026-12-01'],
] as const)('%s turns to %s', (view, from) => {
  const next = turnRange({ view, from: today }, 1);
  expect(next).toEqual({ view, from });
  expect(at(new URLSearchParams({ view, from }).toString())).toEqual(next);
});

test('a day within the weeks leaves them; one before or after is the first or last of them', () => {
  const range = { view: '2', from: today } as const;
  const firsts = (day: string) =>
    weeksOf(rangeWith(range, day, MONDAY), MONDAY).map(([one]) => one);
  expect(rangeWith(range, '2026-11-29', MONDAY)).toBe(range);
  expect(firsts('2026-11-30')).toEqual(['2026-11-23', '2026-11-30']);
  expect(firsts('2026-11-15')).toEqual(['2026-11-09', '2026-11-16']);
});
