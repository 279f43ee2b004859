import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wallClockOf } from './time-zones.ts';
import { slotsAfter, type WeeklySlots } from './weekly-slots.ts';

const berlin = (...slots: [number, string][]) => ({
  timeZone: 'Europe/Berlin',
  slots: slots.map(([weekday, time]) => ({ weekday, time })),
});
const some = (queue: WeeklySlots, after: string, count: number) => {
  const found: string[] = [];
  for (const slot of slotsAfter(queue, after)) if (found.push(slot) >= count) break;
  return found;
};

it('are those of the wall clock of their zone, today included', () => {
  const queue = berlin([6, '18:00'], [6, '09:00']);
  // Saturday, 21 November 2026, 12:00 in Berlin.
  expect(some(queue, '2026-11-21T11:00:00.000Z', 2)).toEqual([
    '2026-11-21T17:00:00.000Z',
    '2026-11-28T08:00:00.000Z',
  ]);
  expect(some(queue, '2026-11-21T17:00:00.000Z', 1)).toEqual(['2026-11-28T08:00:00.000Z']);
});

it('end where there are none, and with the years of four digits', () => {
  expect(some(berlin(), '2026-11-21T11:00:00.000Z', 1)).toEqual([]);
  expect(some(berlin([6, '18:00']), '9999-12-20T11:00:00.000Z', 5)).toEqual([
    '9999-12-25T17:00:00.000Z',
  ]);
});

it('follows the wall clock across a clock change, and moves a skipped time forward', () => {
  const noon = berlin([0, '12:00']);
  expect(some(noon, '2027-03-22T00:00:00.000Z', 1)).toEqual(['2027-03-28T10:00:00.000Z']);
  const skipped = berlin([0, '02:30']);
  expect(some(skipped, '2027-03-22T00:00:00.000Z', 1)).toEqual(['2027-03-28T01:30:00.000Z']);
});

it('come in any number, in order, each once, each on the grid', () => {
  const slot = fc.record({
    weekday: fc.integer({ min: 0, max: 6 }),
    time: fc
      .tuple(fc.nat(23), fc.nat(59))
      .map(([hour, minute]) => [hour, minute].map((n) => String(n).padStart(2, '0')).join(':')),
  });
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu');
  fc.assert(
    fc.property(
      fc.array(slot, { minLength: 1, maxLength: 5 }),
      zones,
      fc.integer({ min: 1_750_000_000, max: 1_850_000_000 }),
      fc.integer({ min: 1, max: 12 }),
      (slots, timeZone, seconds, askers) => {
        const after = new Date(seconds * 1_000).toISOString();
        let last = after;
        const all = some({ timeZone, slots }, after, askers);
        expect(all).toHaveLength(askers);
        for (const given of all) {
          expect(given > last).toBe(true);
          const clock = wallClockOf(given, timeZone);
          const weekday = new Date(`${clock.slice(0, 10)}T00:00Z`).getUTCDay();
          const isOnGrid = slots.some(
            (one) => one.weekday === weekday && one.time === clock.slice(11),
          );
          // A time that a spring change skips shows as one hour later.
          if (!isOnGrid) expect(timeZone).toMatch(/Berlin|New_York/);
          last = given;
        }
      },
    ),
    { numRuns: 60 },
  );
});
