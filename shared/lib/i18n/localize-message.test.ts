import { expect, test } from 'vitest';
import { wireParams } from '#shared/contracts/messages/any-message.ts';
import { translatedDefinitions } from '#shared/contracts/messages/definitions.ts';
import { labels } from '#shared/contracts/messages/labels.ts';
import { checkMessage, message, readCheckMessage } from '#shared/contracts/messages/message.ts';
import { parseDefinition } from '#shared/contracts/messages/parse-definition.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { localizeMessage, messageText, storedText } from './localize-message.ts';
import { translatorOf } from './translator.ts';

const german = translatorOf('de', await loadCatalogue('de'));
const chooseAnother = message('provider.choose-another');
const rule = message('alert.price-above', { price: 100_000.5 });
const when = { at: '2026-11-09T08:05:00Z', zone: 'Europe/Berlin' };
const found = message('alert.found-rise', { n: 5.256, window: 1 });
const inARow = [
  message('report.figures-of-day', { n: 1_420, reactions: 42, change: 100 }),
  message('report.best', { text: 'A day. 3 followers.', n: 30 }),
  message('report.followers', { change: 1 }),
  message('report.alerts', { n: 2 }),
];

test.each([
  [message('field.required', { field: 'Name' }), 'Name is required', 'Name: Pflichtfeld'],
  [
    message('field.not-a-choice', { field: 'Category', things: 'categories' }),
    'Category is not one of the known categories',
    'Kategorie: keine der bekannten Möglichkeiten',
  ],
  [
    message('field.too-many', { n: 1_500, things: 'tweets' }),
    'At most 1500 tweets',
    'Höchstens 1.500',
  ],
  [
    message('provider.limiting', { provider: 'Grok', n: 1 }),
    'Grok is limiting requests. Try again in 1 second, or choose another provider.',
    'Grok begrenzt Anfragen. Versuch es in 1 s noch einmal oder wähle einen anderen Anbieter.',
  ],
  [
    message('voice.few-samples', { has: 19, all: 20 }),
    'Voice match: needs 20 samples (19/20).',
    'Stimmtreue: braucht 20 Beispiele (19/20).',
  ],
  [
    message('provider.key-refused', { provider: 'Grok', advice: chooseAnother }),
    'Grok refused the API key. Choose another provider.',
    'Grok hat den API-Schlüssel abgelehnt. Wähle einen anderen Anbieter.',
  ],
  [
    message('provider.nothing-kept', { provider: 'Grok', advice: [] }),
    'Grok wrote nothing that could be kept.',
    'Grok hat nichts Brauchbares geschrieben.',
  ],
  [
    message('finding.link-cost', { with: 0.2, without: 0.015, url: 'a.io' }),
    'Estimated X API cost: $0.20 with a link, $0.015 without. The link: a.io',
    'Geschätzte Kosten der X-API: 0,20 $ mit Link, 0,015 $ ohne. Der Link: a.io',
  ],
  [
    message('alert.market-title', { symbol: 'BTC', rule }),
    'BTC above $100,000.50',
    'BTC über 100.000,50 $',
  ],
  [
    message('alert.price-and-found', { coin: 'Bitcoin', price: 0.12345, found, when, rule }),
    'Bitcoin is at $0.1235, up 5.26% in 1 hour, 9 Nov 2026, 09:05 CET. Your rule: above $100,000.50.',
    'Bitcoin steht bei 0,1235 $, 5,26 % im Plus in 1 Stunde, 09.11.2026, 09:05 CET. Deine Regel: über 100.000,50 $.',
  ],
  [
    message('text.in-a-row', { parts: inARow }),
    '1,420 impressions, 42 engagements (+100% on the day before). Best: "A day. 3 followers." with 30. +1 follower. 2 market alerts.',
    '1.420 Impressionen, 42 Interaktionen (+100 % zum Vortag). Am besten: „A day. 3 followers.“ mit 30. +1 Follower. Marktalarme: 2.',
  ],
  [
    message('notification.approval', { posts: 1 }),
    '1 post needs your approval',
    'Genehmigung nötig: 1 Post',
  ],
  [
    message('training.own-limit', { n: 1 }),
    'Your settings allow no more requests this minute; continuing in 1 second',
    'Deine Einstellungen erlauben in dieser Minute keine weiteren Anfragen; weiter in 1 s',
  ],
  [
    message('notification.sentence', {
      what: message('training.learnt-from-rest', { texts: 1_200, n: 2 }),
    }),
    'Learned from 1,200 posts; 2 had been deleted.',
    'Gelernt aus: 1.200 Posts; inzwischen gelöscht: 2.',
  ],
  [
    message('post.too-late', { ago: 185, n: 60 }),
    'It was due 3 hours ago. Posts may be at most 60 minutes late.',
    'Er war vor 3 Stunden fällig. Posts dürfen höchstens 60 Minuten verspätet sein.',
  ],
  [
    message('post.parts-on-x', {
      n: 1,
      all: 3,
      why: message('post.given-up', { n: 5, why: message('x.cut-off') }),
    }),
    '1 of 3 parts is on X. Stopped after 5 tries. X cannot be reached, or its answer was cut off.',
    'Teile auf X: 1 von 3. Nach 5 Versuchen beendet. X ist nicht erreichbar, oder die Antwort brach ab.',
  ],
  [
    message('post.activity', {
      text: 'gm, frens',
      why: message('post.daily-limit', { posts: 1 }),
    }),
    'gm, frens: The limit of 1 post per day is reached.',
    'gm, frens: Die Grenze von 1 Post pro Tag ist erreicht.',
  ],
  [
    message('slot.usual', { n: 10 }),
    'Default times. After 10 measured posts we suggest your best hours.',
    'Standardzeiten. Nach 10 gemessenen Posts schlagen wir deine besten Stunden vor.',
  ],
])('a message in English, in German, and out of an answer: %j', (said, english, inGerman) => {
  const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
  expect(messageText(said)).toBe(english);
  expect(plain(localizeMessage(said, german))).toBe(inGerman);
  const { code, params } = said;
  expect(plain(localizeMessage({ code, params: wireParams(params) }, german))).toBe(inGerman);
});

test.each([
  ['a code of a newer program', { code: 'field.from-tomorrow', params: {} }],
  ['a param that is missing', { code: 'field.required', params: {} }],
  ['a param of another kind', { code: 'field.too-long', params: { field: 'Name', n: 'many' } }],
  [
    'a message in it that is none',
    { code: 'provider.unreachable', params: { provider: 'X', advice: '{' } },
  ],
  [
    'one of a newer program among several',
    { code: 'text.in-a-row', params: { parts: [...inARow, { code: 'report.moons', params: {} }] } },
  ],
  [
    'a clock of a zone that is none',
    { code: 'alert.found', params: { coin: 'X', found, when: { ...when, zone: 'Moon' }, rule } },
  ],
])('is not told: %s', (_, said) => {
  expect(localizeMessage(said, german)).toBeNull();
});

test('what is stored is told by its message, and what has none as it is', () => {
  const stored = message('training.read', { n: 1, all: 2 });
  expect(storedText('Read post 1 of 2', stored, german)).toBe('Post 1 von 2 gelesen');
  expect(storedText('Read post 1 of 2', null, german)).toBe('Read post 1 of 2');
  expect(storedText('As it was', stored, translatorOf('en', {}))).toBe('As it was');
});

test('a check of a contract says a message, and other words are none', () => {
  const said = message('field.too-long', { field: 'Name', n: 100 });
  expect(readCheckMessage(checkMessage('field.too-long', { field: 'Name', n: 100 }))).toEqual(said);
  expect(readCheckMessage('Choose each time only once')).toBeNull();
});

test('a definition has no two places of one name, and a key with the places of its text', () => {
  const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [code, definition] of Object.entries(translatedDefinitions)) {
    const { text, key, kinds } = parseDefinition(definition);
    expect(new Set(placesOf(text)).size, code).toBe(kinds.length);
    expect(placesOf(text), code).toEqual(expect.arrayContaining(placesOf(key)));
  }
  expect(new Set(labels).size).toBe(labels.length);
});
