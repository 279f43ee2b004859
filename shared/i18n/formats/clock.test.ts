import { afterEach, expect, test } from 'vitest';
import { activateLocale } from '../translate.ts';
import { formatClock, formatShortClock, readClock } from './clock.ts';

afterEach(() => activateLocale('en', {}));

test('the clock has twelve or twenty-four hours, by the language', () => {
  expect(formatClock('15:30')).toBe('3:30 PM');
  expect(formatClock('00:05')).toBe('12:05 AM');
  activateLocale('de', {});
  expect(formatClock('15:30')).toBe('15:30');
  activateLocale('ja', {});
  expect(formatClock('15:30')).toBe('15:30');
  expect(formatClock('')).toBe('');
});

test('in short it is written as the region of the reader does', () => {
  const times = ['00:00', '01:28', '12:00', '15:30'];
  const written = (tag: string) => times.map((time) => formatShortClock(time, tag));
  expect(written('en-US')).toEqual(['12a', '1:28a', '12p', '3:30p']);
  expect(written('en-GB')).toEqual(times);
  expect(written('not a tag')).toEqual(written('en-US'));
  activateLocale('de', {});
  expect(written('en-US')).toEqual(times);
  expect(formatShortClock('')).toBe('');
});

test.each([
  ['15:30', '15:30'],
  ['1530', '15:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['9.30', '09:30'],
  ['15h30', '15:30'],
  ['15h', '15:00'],
  ['3:30 PM', '15:30'],
  ['3:30\u202fPM', '15:30'],
  ['3:30 p.m.', '15:30'],
  ['3pm', '15:00'],
  ['0930AM', '09:30'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['午後3:30', '15:30'],
  ['上午9:05', '09:05'],
  ['１５：３０', '15:30'],
])('%s is %s', (typed, time) => {
  expect(readClock(typed)).toBe(time);
});

test.each(['', '1:3', '24:00', '9:60', '13 pm', 'noon', '12345', '-1'])(
  '%s is no time',
  (typed) => {
    expect(readClock(typed)).toBeNull();
  },
);

test('what is written is read again, in every language', () => {
  for (const language of ['en', 'de', 'es', 'fr', 'ja', 'zh']) {
    activateLocale(language as 'en', {});
    for (const time of ['00:00', '09:05', '12:00', '12:30', '23:59']) {
      expect(readClock(formatClock(time)), `${language} ${time}`).toBe(time);
    }
  }
});
