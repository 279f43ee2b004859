import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Catalogue } from '#shared/lib/i18n/translator.ts';
import { learnServerSentences, serverSentence } from './server-sentence.ts';
import { sentencesInSource } from './testing/sentences-in-source.ts';
import { speak } from './translate.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const german: Catalogue = JSON.parse(
  readFileSync(join(root, 'shared/lib/i18n/locales/de/common.json'), 'utf8'),
);

beforeAll(learnServerSentences);
beforeEach(() => speak('de', german));
afterEach(() => speak('en', {}));

describe('a sentence of the server', () => {
  test.each([
    ['Name is required', 'Name: Pflichtfeld'],
    ['Target audience must be at most 500 characters', 'Zielgruppe: höchstens 500 Zeichen'],
    ['Category is not one of the known categories', 'Kategorie: keine der bekannten Möglichkeiten'],
    ['At most 1,500 tweets', 'Höchstens 1.500'],
    ['Scheduled post not found', 'Geplanter Post: nicht gefunden'],
    ['The limit of 5 posts per day is reached.', 'Die Grenze von 5 Posts pro Tag ist erreicht.'],
    [
      'It was due 3 hours ago, longer than the 60 minutes it may be late.',
      'Er war vor 3 Stunden fällig, mehr als die erlaubten 60 Minuten Verspätung.',
    ],
    ['1 post waits for your approval', 'Warten auf deine Freigabe: 1 Post'],
    [
      'Your settings allow no more requests this minute; going on in 1 second',
      'Deine Einstellungen erlauben in dieser Minute keine weiteren Anfragen; weiter in 1 s',
    ],
    ['Training of Dana finished', 'Training von Dana beendet'],
    ['BTC above $100,000.50', 'BTC über 100.000,50 $'],
    [
      'Bitcoin is at $99,120, up 5.2% in 1 hour, 9 Nov 2026, 09:05 CET. Your rule: up 5% within 1 hour.',
      'Bitcoin steht bei 99.120 $, 5,2 % im Plus in 1 Stunde, 09.11.2026, 09:05 CET. Deine Regel: 5 % Plus binnen 1 Stunde.',
    ],
    ['ETH: headline with "ETF"', 'ETH: Schlagzeile mit „ETF“'],
    ['Yesterday: 12 posts', 'Gestern: 12 Posts'],
    [
      '1,420 impressions, 42 engagements (+100% on the day before). Best: "A day. 3 followers." with 30. +1 follower. 2 market alerts.',
      '1.420 Impressionen, 42 Interaktionen (+100 % zum Vortag). Am besten: „A day. 3 followers.“ mit 30. +1 Follower. Marktalarme: 2.',
    ],
    [
      'X did not confirm it. It is not on the timeline so far.',
      'X hat ihn nicht bestätigt. Bisher steht er nicht in der Timeline.',
    ],
    [
      '1 of 3 parts is on X. Given up after 5 tries. X cannot be reached, or its answer was cut off.',
      'Teile auf X: 1 von 3. Nach 5 Versuchen aufgegeben. X ist nicht erreichbar, oder die Antwort brach ab.',
    ],
    [
      'Weekdays at 09:00, 13:00 and 17:00, until 10 of your posts have figures.',
      'Werktags um 09:00, 13:00 und 17:00, bis 10 deiner Posts Zahlen haben.',
    ],
    [
      "It holds a slur, which X's rules forbid.",
      'Er enthält eine Beschimpfung, die die Regeln von X verbieten.',
    ],
    [
      'Almost the same as a scheduled post of this account: "gm"',
      'Fast dasselbe wie ein geplanter Post dieses Kontos: "gm"',
    ],
    [
      '300 characters as X counts them, 20 more than the 280 that fit.',
      '300 Zeichen, wie X sie zählt, 20 mehr als die 280, die passen.',
    ],
  ])('is told in the language of the interface: %s', (english, told) => {
    expect(serverSentence(english).replaceAll('\u00a0', ' ')).toBe(told);
  });

  test.each([
    'X says: quota of the month is used up',
    'BTC to the moon',
    'Solana is at noon, somewhere. Your rule: none.',
    '',
  ])('that nobody knows is shown as it came: %s', (sentence) => {
    expect(serverSentence(sentence)).toBe(sentence);
  });

  test('stays English where the interface is English', () => {
    speak('en', {});
    expect(serverSentence('Name is required')).toBe('Name is required');
  });
});

/** What the examples above have with real values in it. */
const ELSEWHERE = [
  /^Name; 7 had been deleted$/,
  /; going on in 7 7$/,
  /^It was due 7 ago/,
  /^Name posts wait for your approval$/,
  /^Training of 7 7$/,
];

function unknownIn(folder: string, callees: string[]): string[] {
  const only = (callee: string) => callees.includes(callee);
  const sentences = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /(?<!\.test)\.ts$/.test(name) && !/testing/.test(parentPath))
    .flatMap(({ parentPath, name }) =>
      sentencesInSource(readFileSync(join(parentPath, name), 'utf8'), only),
    );
  expect(sentences.length).toBeGreaterThan(1);
  return sentences.filter(
    (sentence) =>
      serverSentence(sentence) === sentence &&
      !Object.hasOwn(german, sentence) &&
      !ELSEWHERE.some((known) => known.test(sentence)),
  );
}

test('every sentence that is stored with a post or a job has its translation', () => {
  expect(unknownIn('api/domains', ['message', 'hold', 'putOff'])).toEqual([]);
});

test('every notice has its translation', () => {
  expect(unknownIn('api/domains', ['notify'])).toEqual([]);
});
