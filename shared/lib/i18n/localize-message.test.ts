import { expect, test } from 'vitest';
import { translatedDefinitions } from '#shared/contracts/messages/definitions.ts';
import { labels } from '#shared/contracts/messages/labels.ts';
import { checkMessage, message, readCheckMessage } from '#shared/contracts/messages/message.ts';
import { parseDefinition } from '#shared/contracts/messages/parse-definition.ts';
import { issueOf } from './issue-of.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { localizeMessage, messageText } from './localize-message.ts';
import { speakerOf } from './translator.ts';

const german = speakerOf('de', await loadCatalogue('de'));
const chooseAnother = message('provider.choose-another');

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
    'X charges $0.20 for a post with a link and $0.015 without. The link: a.io',
    'X berechnet 0,20 $ für einen Post mit Link und 0,015 $ ohne. Der Link: a.io',
  ],
])('a message in English, in German, and out of an answer: %j', (said, english, inGerman) => {
  const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
  expect(messageText(said)).toBe(english);
  expect(plain(localizeMessage(said, german))).toBe(inGerman);
  const { code = '', params = {} } = issueOf('field', said);
  expect(plain(localizeMessage({ code, params }, german))).toBe(inGerman);
});

test.each([
  ['a code of a newer program', { code: 'field.from-tomorrow', params: {} }],
  ['a param that is missing', { code: 'field.required', params: {} }],
  ['a param of another kind', { code: 'field.too-long', params: { field: 'Name', n: 'many' } }],
  [
    'a message in it that is none',
    { code: 'provider.unreachable', params: { provider: 'X', advice: '{' } },
  ],
])('is not told: %s', (_, said) => {
  expect(localizeMessage(said, german)).toBeNull();
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
