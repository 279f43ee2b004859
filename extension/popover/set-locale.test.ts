import { afterEach, expect, test } from 'vitest';
import { localizeByCatalogue } from '../entrypoints/message-texts.ts';
import {
  applyLoadedCatalogue,
  errorText,
  localizedDraft,
  type PopoverCatalogue,
} from './set-locale.ts';

const german: PopoverCatalogue = {
  language: 'de',
  texts: { Persona: 'Persona', 'Try again.': 'Versuch es noch einmal.' },
  messages: {
    'draft.shortened': 'Auf {n:number} Zeichen gekürzt.',
    'draft.confidence': 'Konfidenz {n:number} %: {sum:list}.',
    'factor.question': '{n:signed} eine Frage',
    'rule.not-found': '{field:label}: nicht gefunden',
  },
};
const draft = {
  content: 'gm',
  provider: 'local',
  notes: ['Shortened to 1500 characters.', 'New.'],
  draftId: null,
  voiceMatch: null,
  explanation: ['Confidence 65%: +15 a question.'],
  samples: [],
  messages: {
    'notes.0': { code: 'draft.shortened', params: { n: 1_500 } },
    'notes.1': { code: 'constructor', params: {} },
    'explanation.0': {
      code: 'draft.confidence',
      params: { n: 65, sum: [{ code: 'factor.question', params: { n: 15 } }] },
    },
  },
};

afterEach(() => {
  globalThis.troupeCatalogue = undefined;
  globalThis.troupeLocalize = undefined;
  applyLoadedCatalogue();
});

test('a draft and a failure are told by the catalogue that was injected', () => {
  globalThis.troupeCatalogue = german;
  globalThis.troupeLocalize = localizeByCatalogue;
  applyLoadedCatalogue();
  const { notes, explanation } = localizedDraft(draft);
  expect(notes).toEqual(['Auf 1.500 Zeichen gekürzt.', 'New.']);
  expect(explanation).toEqual(['Konfidenz 65 %: +15 eine Frage.']);
  const error = { kind: 'failed', message: 'Persona not found' } as const;
  const params = { field: 'Persona' };
  expect(errorText({ ...error, reason: 'rule.not-found', params })).toBe('Persona: nicht gefunden');
  expect(errorText({ ...error, reason: 'rule.of-tomorrow', params })).toBe('Persona not found');
});

test('where English is spoken they are shown as they came', () => {
  expect(localizedDraft(draft)).toBe(draft);
});
