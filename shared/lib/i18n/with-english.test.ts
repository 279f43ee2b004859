import { expect, test } from 'vitest';
import { message } from '#shared/contracts/messages/message.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { localizeMessage } from './localize-message.ts';
import { localizeTexts } from './localize-texts.ts';
import { translatorOf } from './translator.ts';
import { withEnglish } from './with-english.ts';

const german = translatorOf('de', await loadCatalogue('de'));
const inGerman = <T extends object>(answer: T) =>
  localizeTexts(answer, (said) => localizeMessage(said, german));

const analysis = withEnglish({
  quality: 7,
  engagement: { hooks: [message('hook.question', { quotes: '“gm?”' }), 'A hook of a model'] },
  callToAction: null,
});

test('an answer has its English where the message was, and the message by its path', () => {
  expect(analysis).toEqual({
    quality: 7,
    engagement: { hooks: ['Opens with a question: “gm?”', 'A hook of a model'] },
    callToAction: null,
    messages: { 'engagement.hooks.0': { code: 'hook.question', params: { quotes: '“gm?”' } } },
  });
});

test('is told in another language by its messages, and what has none stays as it came', () => {
  const { engagement, ...others } = inGerman(JSON.parse(JSON.stringify(analysis)));
  expect(engagement.hooks).toEqual(['Beginnt mit einer Frage: “gm?”', 'A hook of a model']);
  expect(others).toMatchObject({ quality: 7, callToAction: null });
});

test('a code of a newer server, and an answer of an older one, are shown in English', () => {
  const newer = { notes: ['New.'], messages: { 'notes.0': { code: 'draft.new', params: {} } } };
  expect(inGerman(newer).notes).toEqual(['New.']);
  expect(inGerman({ notes: ['Replaced em dashes.'] }).notes).toEqual(['Replaced em dashes.']);
});

test.each([
  [
    message('voice.marks', {
      marks: [message('voice.full-stop', { n: 40 }), message('voice.line-break', { n: 20 })],
    }),
    'Ends 40% of posts with a full stop; line breaks in 20%.',
    'Beendet 40 % der Posts mit einem Punkt; Zeilenumbrüche in 20 %.',
  ],
  [
    message('draft.confidence', {
      n: 65,
      sum: [message('factor.built-in', { n: 50 }), message('factor.subject', { n: 15 })],
    }),
    'Confidence 65%: 50 for the built-in provider, +15 it names the subject.',
    'Konfidenz 65 %: 50 für den integrierten Anbieter, +15 nennt das Thema.',
  ],
  [
    message('habit.hook', { hook: message('hook.question', { quotes: '“what”' }) }),
    'Hook: opens with a question: “what”',
    'Einstieg: beginnt mit einer Frage: “what”',
  ],
  [
    message('virality.hook', {
      devices: [message('trait.question-opening'), message('trait.number-opening')],
    }),
    'The first line is a hook: opening with a question, opening with a number.',
    'Die erste Zeile ist ein Hook: Einstieg mit einer Frage, Einstieg mit einer Zahl.',
  ],
  [
    message('improve.no-question-about', { subject: message('topic.fees') }),
    'Nothing invites an answer: end with a question about fees that you do not answer yourself',
    'Nichts lädt zum Antworten ein: Ende mit einer Frage zum Thema Gebühren, die du nicht selbst beantwortest',
  ],
  [
    message('author.manners', {
      manner: 'humorous',
      n: 12,
      all: 20,
      next: 'lively',
      more: 1_000,
    }),
    'Humorous in 12 of 20 posts, lively in 1000',
    'Humorvoll in 12 von 20 Posts, lebhaft in 1.000',
  ],
  [
    message('picture.colours', {
      shape: 'wide',
      width: 600,
      height: 320,
      colour: 'dark blue',
      others: ['white', 'grey'],
    }),
    'A wide picture of 600 x 320 pixels, mostly dark blue with white and grey.',
    'Ein Bild (Querformat) mit 600 × 320 Pixeln, vor allem Dunkelblau, Weiß, Grau.',
  ],
  [
    message('composed.clauses', {
      clauses: [message('author.impersonal'), message('author.to-reader')],
    }),
    'writes impersonally; speaks to the reader',
    'schreibt unpersönlich; spricht die Leser an',
  ],
])(
  'lists, halves and names within a sentence stand as each language sets them: %j',
  (said, ...texts) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    const answer = withEnglish({ text: said });
    expect([answer.text, plain(inGerman(answer).text)]).toEqual(texts);
  },
);
