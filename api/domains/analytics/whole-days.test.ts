import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timezones } from '#shared/contracts/settings.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import { ianaZone, instantOf } from '#shared/lib/time/time-zones.ts';
import { type Range, wholeDays } from './whole-days.ts';

const HOUR = 3_600_000;
const zones = timezones.map((name) => ianaZone(name) ?? 'UTC');

const moment = (text: string) => Date.parse(text.length === 10 ? `${text}T00:00Z` : text);
const span = ([from, to]: Range) => [moment(from), moment(to)] as const;

const period = fc
  .record({
    zone: fc.constantFrom(...zones),
    start: fc.integer({ min: 0, max: 900 }).map((days) => dayAfter('2025-01-01', days)),
    days: fc.integer({ min: 1, max: 90 }),
  })
  .map(({ zone, start, days }) => ({
    from: instantOf(`${start}T00:00`, zone),
    to: instantOf(`${dayAfter(start, days)}T00:00`, zone),
  }));

test('a period that is over falls into whole weeks, days and rests, each moment once', () => {
  fc.assert(
    fc.property(period, ({ from, to }) => {
      const { weeks, days, rest } = wholeDays(from, to, Number.POSITIVE_INFINITY);
      const pieces = [weeks, ...days, ...rest]
        .map(span)
        .filter(([begin, end]) => end > begin)
        .sort(([one], [other]) => one - other);
      expect(pieces.at(0)?.[0]).toBe(Date.parse(from));
      expect(pieces.at(-1)?.[1]).toBe(Date.parse(to));
      for (const [at, [begin]] of pieces.entries()) {
        if (at > 0) expect(begin).toBe(pieces[at - 1]?.[1]);
      }
      const [first, last] = span(weeks);
      if (last > first)
        expect([new Date(first), new Date(last)].map((d) => d.getUTCDay())).toEqual([1, 1]);
    }),
  );
});

test('one that lasts takes the day and the week of now as whole, and nothing twice', () => {
  fc.assert(
    fc.property(period, fc.nat(23), ({ from, to }, hoursLeft) => {
      const now = Math.max(Date.parse(from), Date.parse(to) - (hoursLeft + 1) * HOUR);
      const { weeks, days, rest } = wholeDays(from, to, now);
      const pieces = [weeks, ...days, ...rest]
        .map(span)
        .filter(([begin, end]) => end > begin && begin <= now)
        .sort(([one], [other]) => one - other);
      expect(pieces.at(0)?.[0]).toBe(Date.parse(from));
      expect(pieces.at(-1)?.[1]).toBeGreaterThan(now);
      for (const [at, [begin]] of pieces.entries()) {
        if (at > 0) expect(begin).toBe(pieces[at - 1]?.[1]);
      }
    }),
  );
});

test('the days of every zone that the settings offer begin on an hour of UTC', () => {
  for (const zone of zones) {
    for (let day = '2024-01-01'; day < '2028-01-01'; day = dayAfter(day)) {
      expect(Date.parse(instantOf(`${day}T00:00`, zone)) % HOUR, `${day} in ${zone}`).toBe(0);
    }
  }
});
