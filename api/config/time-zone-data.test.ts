import { expect, it } from 'vitest';
import { instantOf, wallClockOf } from '#shared/lib/time/time-zones.ts';
import { isOlderThanAYear, outdatedZones, timeZoneData } from './time-zone-data.ts';

it('runs with data of 2026c or later: npm test and npm start bring such a Node', () => {
  expect(timeZoneData >= '2026c', `time zone data ${timeZoneData}`).toBe(true);
});

// From the laws: British Columbia and Alberta stay on daylight saving time in November 2026,
// Morocco stays on UTC+0 from September 2026.
it.each([
  ['America/Vancouver', '2026-12-15T09:00', '2026-12-15T16:00:00.000Z'],
  ['America/Edmonton', '2026-12-15T09:00', '2026-12-15T15:00:00.000Z'],
  ['Africa/Casablanca', '2026-12-15T09:00', '2026-12-15T09:00:00.000Z'],
  ['America/New_York', '2026-12-15T09:00', '2026-12-15T14:00:00.000Z'],
])('%s shows %s at %s', (zone, wallClock, instant) => {
  expect(instantOf(wallClock, zone)).toBe(instant);
  expect(wallClockOf(instant, zone)).toBe(wallClock);
});

it('knows the zones that an older release has wrong', () => {
  expect(outdatedZones('2025c')).toContain('America/Vancouver');
  expect(outdatedZones('2025c')).not.toContain('America/New_York');
  expect(outdatedZones('2026c')).toEqual([]);
  expect(outdatedZones('2027a')).toEqual([]);
  expect(outdatedZones('unknown')).toContain('Africa/Casablanca');
});

it('counts a year from the day of the release', () => {
  expect(isOlderThanAYear('2025c', Date.parse('2026-12-09'))).toBe(false);
  expect(isOlderThanAYear('2025c', Date.parse('2026-12-12'))).toBe(true);
  expect(isOlderThanAYear('2025a', Date.parse('2026-11-25'))).toBe(true);
  expect(isOlderThanAYear('2019c', Date.parse('2026-11-25'))).toBe(true);
  expect(isOlderThanAYear('unknown', Date.parse('2026-11-25'))).toBe(true);
});
