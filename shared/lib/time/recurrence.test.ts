import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstSkipped, occurrencesBetween, type Recurrence } from './recurrence.ts';
import { wallClockOf } from './time-zones.ts';

const daily: Recurrence = {
  frequency: 'daily',
  times: ['09:00'],
  weekdays: [],
  timeZone: 'America/New_York',
  startDate: '2026-03-06',
  endDate: null,
};

describe('occurrencesBetween', () => {
  it('follows the wall clock across the spring change', () => {
    const found = occurrencesBetween(daily, '2026-03-06T00:00:00.000Z', '2026-03-10T00:00:00.000Z');
    expect(found.map(({ at }) => at)).toEqual([
      '2026-03-06T14:00:00.000Z',
      '2026-03-07T14:00:00.000Z',
      '2026-03-08T13:00:00.000Z',
      '2026-03-09T13:00:00.000Z',
    ]);
  });

  it('happens once on a day whose clock repeats the hour', () => {
    const rule = { ...daily, times: ['01:30'], startDate: '2026-10-31' };
    const found = occurrencesBetween(rule, '2026-10-31T00:00:00.000Z', '2026-11-03T00:00:00.000Z');
    expect(found.map(({ key }) => key)).toEqual([
      '2026-10-31T01:30',
      '2026-11-01T01:30',
      '2026-11-02T01:30',
    ]);
  });

  it('takes only the chosen weekdays, or the one it started on', () => {
    const range = ['2026-03-01T00:00:00.000Z', '2026-03-16T00:00:00.000Z'] as const;
    const weekly: Recurrence = { ...daily, frequency: 'weekly', timeZone: 'UTC' };
    const days = (rule: Recurrence) =>
      occurrencesBetween(rule, ...range).map(({ key }) => key.slice(0, 10));
    expect(days({ ...weekly, weekdays: [1, 3] })).toEqual(['2026-03-09', '2026-03-11']);
    expect(days(weekly)).toEqual(['2026-03-06', '2026-03-13']);
  });

  it('takes the last day of a month that is too short', () => {
    const rule: Recurrence = {
      ...daily,
      frequency: 'monthly',
      timeZone: 'UTC',
      startDate: '2026-01-31',
    };
    const found = occurrencesBetween(rule, '2026-01-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z');
    expect(found.map(({ key }) => key.slice(0, 10))).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
  });

  it('includes the end date and nothing after it', () => {
    const rule = { ...daily, timeZone: 'UTC', endDate: '2026-03-07' };
    const found = occurrencesBetween(rule, '2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z');
    expect(found.map(({ key }) => key)).toEqual(['2026-03-06T09:00', '2026-03-07T09:00']);
  });

  it('finds the same whether asked at once or window by window, and once a local day', () => {
    const zone = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Tokyo', 'UTC');
    const minutes = fc.array(fc.integer({ min: 0, max: 1_439 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(zone, minutes, fc.integer({ min: 1, max: 40 }), (timeZone, at, days) => {
        const times = at.map(
          (m) =>
            `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`,
        );
        const rule = { ...daily, timeZone, times, startDate: '2026-02-20' };
        const start = Date.parse('2026-02-20T00:00Z');
        const point = (day: number) => new Date(start + day * 86_400_000).toISOString();
        const whole = occurrencesBetween(rule, point(0), point(days));
        const pieces = Array.from({ length: days }, (_, day) =>
          occurrencesBetween(rule, point(day), point(day + 1)),
        ).flat();
        expect(pieces).toEqual(whole);
        expect(new Set(whole.map(({ key }) => key)).size).toBe(whole.length);
        for (const { key, at: instant } of whole) {
          expect(wallClockOf(instant, timeZone) >= key).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('firstSkipped', () => {
  const rule = { ...daily, times: ['09:00', '02:30'], startDate: '2026-06-01' };

  it('finds the next time of the rule that a clock change skips', () => {
    expect(firstSkipped(rule)).toBe('2027-03-14T02:30');
    expect(firstSkipped({ ...rule, timeZone: 'Africa/Cairo', times: ['00:00'] })).toBe(
      '2027-04-30T00:00',
    );
  });

  it('finds none where the rule ends before, falls on other days, or the clock never changes', () => {
    expect(firstSkipped({ ...rule, endDate: '2027-03-13' })).toBeNull();
    expect(firstSkipped({ ...rule, frequency: 'weekly', weekdays: [1] })).toBeNull();
    expect(firstSkipped({ ...rule, times: ['09:00'] })).toBeNull();
    expect(firstSkipped({ ...rule, timeZone: 'Asia/Tokyo' })).toBeNull();
  });
});
