import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ianaZone, instantOf, movedByClockChange, wallClockOf } from './time-zones.ts';

const zones = [
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/St_Johns',
];

describe('ianaZone', () => {
  it('maps the five names of the settings to places with rules', () => {
    expect(['UTC', 'EST', 'PST', 'CET', 'JST'].map(ianaZone)).toEqual([
      'UTC',
      'America/New_York',
      'America/Los_Angeles',
      'Europe/Berlin',
      'Asia/Tokyo',
    ]);
  });

  it('takes IANA zones as they are and refuses everything else', () => {
    expect(ianaZone('Asia/Kolkata')).toBe('Asia/Kolkata');
    for (const name of ['', 'Mars/Base', 'EST5EDT', '+02:00', 'europe', "'; drop", 'GMT+1']) {
      expect(ianaZone(name), name).toBeNull();
    }
  });
});

describe('instantOf', () => {
  it('moves a time that the spring change skips forward by the gap', () => {
    expect(instantOf('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
    expect(wallClockOf('2026-03-08T07:30:00.000Z', 'America/New_York')).toBe('2026-03-08T03:30');
    expect(instantOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  });

  it('takes the first of the two instants that the autumn change gives one time', () => {
    expect(instantOf('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    expect(instantOf('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('knows half-hour changes and zones without any', () => {
    expect(instantOf('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z');
    expect(instantOf('2026-07-01T09:00', 'Asia/Tokyo')).toBe('2026-07-01T00:00:00.000Z');
  });

  it('gives a wall clock back that shows the time it was asked for, outside a gap', () => {
    const instants = fc.integer({
      min: Date.parse('2020-01-01T00:00Z') / 60_000,
      max: Date.parse('2035-01-01T00:00Z') / 60_000,
    });
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (minutes, zone) => {
        const shown = wallClockOf(minutes * 60_000, zone);
        const found = instantOf(shown, zone);
        expect(wallClockOf(found, zone)).toBe(shown);
        expect(Date.parse(found)).toBeLessThanOrEqual(minutes * 60_000);
      }),
      { numRuns: 500 },
    );
  });

  it('refuses what is no time', () => {
    for (const text of ['', 'tomorrow', '2026-13-01T00:00', '2026-02-30T25:00']) {
      expect(() => instantOf(text, 'UTC'), text).toThrow(RangeError);
    }
  });
});

describe('movedByClockChange', () => {
  it('tells at what time a skipped one comes, and of no other', () => {
    expect(movedByClockChange('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T03:30');
    expect(movedByClockChange('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('2026-10-04T02:45');
    // In Cairo the day begins at one.
    expect(movedByClockChange('2026-04-24T00:00', 'Africa/Cairo')).toBe('2026-04-24T01:00');
    for (const time of ['2026-03-29T01:59', '2026-03-29T03:00', '2026-10-25T02:30', '']) {
      expect(movedByClockChange(time, 'Europe/Berlin'), time).toBeNull();
    }
  });
});
