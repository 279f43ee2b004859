import { afterEach, expect, test } from 'vitest';
import { counted } from './formats/counted.ts';
import { showTimesIn } from './formats/display-zone.ts';
import { enumerated } from './formats/enumerated.ts';
import { compactMetric } from './formats/figures.ts';
import { formatDay, formatInstant, formatWeekday } from './formats/format-date.ts';
import { relativeTime } from './formats/relative-time.ts';
import { typeBadge } from './persona-labels.ts';
import { activateLocale } from './translate.ts';

afterEach(() => {
  activateLocale('en', {});
  showTimesIn('UTC');
});

const now = Date.parse('2026-05-10T12:00:00.000Z');

test.each([
  ['2026-05-10T11:59:01.000Z', 'Just now'],
  ['2026-05-10T12:00:30.000Z', 'Just now'],
  ['2026-05-10T11:59:00.000Z', '1 minute ago'],
  ['2026-05-10T11:00:01.000Z', '59 minutes ago'],
  ['2026-05-10T11:00:00.000Z', '1 hour ago'],
  ['2026-05-09T12:00:01.000Z', '23 hours ago'],
  ['2026-05-09T12:00:00.000Z', '1 day ago'],
  ['2026-04-30T12:00:00.000Z', '10 days ago'],
  ['yesterday-ish', 'Recently'],
])('%s reads as %s', (instant, words) => {
  expect(relativeTime(instant, now)).toBe(words);
});

test.each([
  [null, 'N/A'],
  [undefined, 'N/A'],
  [0, '0'],
  [999, '999'],
  [1_000, '1.0K'],
  [1_249, '1.2K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [2_500_000, '2.5M'],
])('a metric of %s reads as %s', (count, words) => {
  expect(compactMetric(count)).toBe(words);
});

test('a count agrees with its noun', () => {
  expect([0, 1, 2, 1_250].map((count) => counted(count, 'sample'))).toEqual([
    '0 samples',
    '1 sample',
    '2 samples',
    '1,250 samples',
  ]);
});

test('another language writes ages, figures and counts its own way', () => {
  activateLocale('de', {
    '{n} hours ago': { one: 'vor {n} Stunde', other: 'vor {n} Stunden' },
    '{n} posts': { one: '{n} Beitrag', other: '{n} Beiträge' },
  });
  expect(relativeTime('2026-05-10T11:00:00.000Z', now)).toBe('vor 1 Stunde');
  expect(relativeTime('2026-05-10T09:00:00.000Z', now)).toBe('vor 3 Stunden');
  expect(compactMetric(2_500_000)).toBe('2,5\u00a0Mio.');
  expect(counted(12_345, 'post')).toBe('12.345 Beiträge');
});

test('an instant is written in the language and on the clock of the settings', () => {
  const late = '2026-11-21T23:30:00.000Z';
  expect(formatInstant(late).replace(/\s/g, ' ')).toBe('Nov 21, 2026, 11:30 PM');
  showTimesIn('Asia/Tokyo');
  activateLocale('de', {});
  expect(formatInstant(late)).toBe('22.11.2026, 08:30');
  expect(() => formatInstant('never')).toThrow(RangeError);
});

test('a day is the same day in every zone', () => {
  showTimesIn('America/Los_Angeles');
  expect(formatDay('2026-11-21')).toBe('Nov 21, 2026');
  expect(formatDay('2026-11-21', { dateStyle: 'full' })).toBe('Saturday, November 21, 2026');
  activateLocale('fr', {});
  expect(formatWeekday(0)).toBe('dimanche');
  expect(formatWeekday(6, 'short')).toBe('sam.');
});

test('a persona type on a badge is its own name in English and a label elsewhere', () => {
  expect(typeBadge('content_creator')).toBe('content creator');
  activateLocale('fr', { 'Content Creator': 'Créateur de contenu' });
  expect(typeBadge('content_creator')).toBe('Créateur de contenu');
  expect(typeBadge('newer_type')).toBe('newer type');
});

test('things in a row are set apart as the language does', () => {
  const said = () => enumerated(['09:00', '17:30']);
  expect(said()).toBe('09:00, 17:30');
  activateLocale('de', {});
  expect(said()).toBe('09:00, 17:30');
  activateLocale('ja', {});
  expect(said()).toBe('09:00、17:30');
});
