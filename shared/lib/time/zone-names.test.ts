import { expect, test } from 'vitest';
import { allZones, matchingZones, offsetName, offsetOf, zoneToday } from './zone-names.ts';

const NOVEMBER = Date.parse('2026-11-21T12:00:00Z');
const found = (typed: string) => matchingZones(allZones(), typed, NOVEMBER);

test('a zone goes by the name of today, whatever the browser calls it', () => {
  expect(zoneToday('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(zoneToday('Europe/Kiev')).toBe('Europe/Kyiv');
  expect(zoneToday('Europe/Berlin')).toBe('Europe/Berlin');
  const zones = allZones();
  expect(zones).toContain('Asia/Ho_Chi_Minh');
  expect(zones).not.toContain('Asia/Saigon');
  expect(new Set(zones).size).toBe(zones.length);
});

test.each([
  ['kolkata', 'Asia/Kolkata'],
  ['Calcutta', 'Asia/Kolkata'],
  ['asia/calcutta', 'Asia/Kolkata'],
  ['kiev', 'Europe/Kyiv'],
  ['KYIV', 'Europe/Kyiv'],
  ['new york', 'America/New_York'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['jst', 'Asia/Tokyo'],
  ['york', 'America/New_York'],
])('%s finds %s first', (typed, zone) => {
  expect(found(typed)[0]).toBe(zone);
});

test('an offset finds the zones that have it now', () => {
  expect(found('+5:30')).toEqual(['Asia/Colombo', 'Asia/Kolkata']);
  expect(found('UTC+1')).toContain('Europe/Berlin');
  expect(found('utc-3')).toContain('America/Sao_Paulo');
  expect(found('UTC+1')).not.toContain('Europe/London');
});

test('nothing typed is all of them, and what is none finds none', () => {
  expect(found('')).toHaveLength(allZones().length);
  expect(found('middle earth')).toEqual([]);
});

test('offsets are written with hours and minutes', () => {
  const named = (zone: string) => offsetName(offsetOf(zone, NOVEMBER));
  expect(named('Asia/Kolkata')).toBe('UTC+05:30');
  expect(named('America/St_Johns')).toBe('UTC−03:30');
  expect(named('UTC')).toBe('UTC+00:00');
});
