import { expect, test } from 'vitest';
import { readWallClock } from './read-wall-clock.ts';

const half = '2026-12-01T08:30:00.000Z';

test.each([
  '2026-12-01 09:30',
  '2026-12-01 9:30',
  '2026-12-01T09:30',
  '2026-12-01T09:30:15',
  '2026/12/1 09:30',
  '2026.12.01 09.30',
  '1.12.2026 9:30',
  '01. 12. 2026 09:30',
  '2026年12月1日 09:30',
  '2026-12-01 9:30 AM',
  '2026-12-01 09:30 a.m.',
  // Excel's day 46357 is 1 December 2026; 9:30 is 0.3958333 of it.
  '46357 09:30',
  '46357.3958333333',
  '46357,3958333333',
  '46357 0.395833333',
  '46357 0,395833333',
  '2026-12-01 0,395833333',
  '2026-12-01T09:30:00+01:00',
])('%s is half past nine in Berlin', (text) => {
  expect(readWallClock(text, 'Europe/Berlin')).toBe(half);
});

test('noon and midnight are written with 12', () => {
  expect(readWallClock('2026-12-01 12:15 AM', 'UTC')).toBe('2026-12-01T00:15:00.000Z');
  expect(readWallClock('2026-12-01 12:15 PM', 'UTC')).toBe('2026-12-01T12:15:00.000Z');
  expect(readWallClock('2026-12-01 3:15pm', 'UTC')).toBe('2026-12-01T15:15:00.000Z');
});

test.each([
  '12/01/2026 09:30',
  '2026-12-01',
  '46357',
  '2026-13-01 09:30',
  '2026-02-30 09:30',
  '2026-12-01 24:30',
  '2026-12-01 09:60',
  '2026-12-01 13:00 PM',
  '09:30',
  'tomorrow 09:30',
  '',
])('%j is not read', (text) => {
  expect(readWallClock(text, 'UTC')).toBeNull();
});

test.each([
  ['2026. 12. 1 오전 9:30', '09:30'],
  ['2026. 12. 1. 오후 2:05', '14:05'],
  ['2026년 12월 1일 14:05', '14:05'],
  ['2026년 12월 1일 오후 2시 5분', '14:05'],
  ['2026년 12월 1일 (화) 오전 9시', '09:00'],
  ['2026. 12. 1. 오전 12:30', '00:30'],
  ['2026. 12. 1. 오후 12:30', '12:30'],
  ['2026년 12월 1일 밤 11:30', '23:30'],
  ['2026年12月1日 午前9:30', '09:30'],
  ['2026年12月1日(火) 午後2時05分', '14:05'],
  ['2026年12月1日14:05', '14:05'],
  ['2026/12/1 午前0:30', '00:30'],
  ['2026/12/1 午後0:30', '12:30'],
  ['２０２６年１２月１日 １４：０５', '14:05'],
  ['2026年12月1日 上午9:30', '09:30'],
  ['2026年12月1日下午2:05', '14:05'],
  ['2026年12月1日 上午12:30', '00:30'],
  ['2026年12月1日 下午12:30', '12:30'],
  ['2026年12月1日 凌晨1点30分', '01:30'],
  ['2026年12月1日 凌晨12:30', '00:30'],
  ['2026年12月1日 中午12:30', '12:30'],
  ['2026年12月1日 中午1:30', '13:30'],
  ['2026年12月1日 中午11:30', '11:30'],
  ['2026年12月1日 晚上8:30', '20:30'],
  ['2026年12月1日 晚上20:30', '20:30'],
  ['2026年12月1號 下午3點', '15:00'],
  ['Dec 1, 2026 9:30 AM', '09:30'],
  ['December 1st, 2026 at 9:30 PM', '21:30'],
  ['Tuesday, December 1, 2026 9:30 AM', '09:30'],
  ['Dec. 1 2026 12:15 AM', '00:15'],
  ['Dec 1, 2026 12:15 PM', '12:15'],
  ['Dec 1, 2026 9 AM', '09:00'],
  ['Dec 1, 2026, 9:30\u202fAM', '09:30'],
  ['1 Dec 2026 09:30', '09:30'],
  ['1-Dec-2026 09:30', '09:30'],
  ['2026 Dec 1 09:30', '09:30'],
  ['1. Dezember 2026 09:30', '09:30'],
  ['Dienstag, 1. Dezember 2026 um 09:30 Uhr', '09:30'],
  ['1. Dez. 2026, 09:30', '09:30'],
  ['1 de diciembre de 2026 9:30', '09:30'],
  ['1 dic 2026, 9:30 p. m.', '21:30'],
  ['1er décembre 2026 14h05', '14:05'],
  ['1 décembre 2026 à 09:30', '09:30'],
  ['1 déc. 2026 09:30', '09:30'],
  ['1 DECEMBRE 2026 09:30', '09:30'],
])('%s is read as people write it', (text, clock) => {
  expect(readWallClock(text, 'UTC')).toBe(`2026-12-01T${clock}:00.000Z`);
});

test.each(
  ['en', 'de', 'es', 'fr', 'ja', 'ko', 'zh', 'zh-TW'].flatMap((locale) =>
    (['full', 'long', 'medium'] as const).flatMap((dateStyle) =>
      Array.from({ length: 12 }, (_, month) => [locale, dateStyle, month] as const),
    ),
  ),
)('a day as %s writes it is read, %s, month %i', (locale, dateStyle, month) => {
  const at = new Date(Date.UTC(2027, month, 28, 21, 5));
  const day = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(at);
  expect([day, readWallClock(`${day} 21:05`, 'UTC')]).toEqual([day, at.toISOString()]);
  const whole = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', timeZone: 'UTC' });
  const text = whole.format(at);
  expect([text, readWallClock(text, 'UTC')]).toEqual([text, at.toISOString()]);
});

test.each([
  'Feb 30, 2027 09:30',
  '2027년 2월 30일 오전 9:30',
  '2026年13月1日 09:30',
  '2026年12月0日 09:30',
  'Dec 1, 26 09:30',
  'Decembuary 1, 2026 09:30',
  'Dec Jan 1 2026 09:30',
  'Dec 1 2 2026 09:30',
  'Dec 1, 2026 오전 9:30 PM',
  '2026. 12. 1 오전 13:30',
  '2026. 12. 1 오후 24:30',
  '2026年12月1日 晚上12:30',
  '03/04/2026 오전 9:30',
  'Dec 1, 2026 13:30 PM',
  'Dec 1, 2026',
  '2026년 12월 1일',
])('%s is not read', (text) => {
  expect(readWallClock(text, 'UTC')).toBeNull();
});
