import { afterEach, expect, test, vi } from 'vitest';
import { learnServerTime, serverTime } from './server-time.ts';

afterEach(() => {
  vi.useRealTimers();
  learnServerTime(new Date().toUTCString());
});

const header = '2026-11-18T10:00:00.000Z';

test.each([
  ['an hour behind', '2026-11-18T09:00:00.000Z', header],
  ['a year ahead', '2027-11-18T10:00:00.000Z', header],
  ['as right as an answer can tell', '2026-11-18T10:00:40.000Z', '2026-11-18T10:00:40.000Z'],
])('of a computer whose clock is %s', (_, own, told) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(own) });
  learnServerTime(new Date(header).toUTCString());
  expect(new Date(serverTime()).toISOString()).toBe(told);
  vi.setSystemTime(Date.parse(own) + 5_000);
  expect(serverTime() - Date.parse(told)).toBe(5_000);
});

test('an answer without a date, or with none that is one, changes nothing', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2020-01-01') });
  learnServerTime(new Date(header).toUTCString());
  for (const none of [null, '', 'today']) learnServerTime(none);
  expect(new Date(serverTime()).toISOString()).toBe(header);
});
