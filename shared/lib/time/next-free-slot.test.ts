import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextFreeSlot } from './next-free-slot.ts';
import { wallClockOf } from './time-zones.ts';

const berlin = (...slots: [number, string][]) => ({
  timeZone: 'Europe/Berlin',
  slots: slots.map(([weekday, time]) => ({ weekday, time })),
});
const none = new Set<string>();

it('is the next one on the wall clock of its zone, today included', () => {
  const queue = berlin([6, '09:00'], [6, '18:00']);
  // Saturday, 21 November 2026, 12:00 in Berlin.
  expect(nextFreeSlot(queue, none, '2026-11-21T11:00:00.000Z')).toBe('2026-11-21T17:00:00.000Z');
  expect(nextFreeSlot(queue, none, '2026-11-21T17:00:00.000Z')).toBe('2026-11-28T08:00:00.000Z');
});

it('passes over what is taken, and has none without slots', () => {
  const taken = new Set(['2026-11-21T17:00:00.000Z', '2026-11-28T17:00:00.000Z']);
  const queue = berlin([6, '18:00']);
  expect(nextFreeSlot(queue, taken, '2026-11-21T11:00:00.000Z')).toBe('2026-12-05T17:00:00.000Z');
  expect(nextFreeSlot(berlin(), none, '2026-11-21T11:00:00.000Z')).toBeNull();
});

it('follows the wall clock across a clock change, and moves a skipped time forward', () => {
  const noon = berlin([0, '12:00']);
  expect(nextFreeSlot(noon, none, '2027-03-22T00:00:00.000Z')).toBe('2027-03-28T10:00:00.000Z');
  const skipped = berlin([0, '02:30']);
  expect(nextFreeSlot(skipped, none, '2027-03-22T00:00:00.000Z')).toBe('2027-03-28T01:30:00.000Z');
});

it('gives any number of askers slots of their own, in order, each on the grid', () => {
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
        const taken = new Set<string>();
        let last = after;
        for (let asker = 0; asker < askers; asker += 1) {
          const given = nextFreeSlot({ timeZone, slots }, taken, after) as string;
          expect(given > last).toBe(true);
          const clock = wallClockOf(given, timeZone);
          const weekday = new Date(`${clock.slice(0, 10)}T00:00Z`).getUTCDay();
          const isOnGrid = slots.some(
            (one) => one.weekday === weekday && one.time === clock.slice(11),
          );
          // A time that a spring change skips shows as one hour later.
          if (!isOnGrid) expect(timeZone).toMatch(/Berlin|New_York/);
          taken.add(given);
          last = given;
        }
      },
    ),
    { numRuns: 60 },
  );
});
