import { beforeAll, expect, test } from 'vitest';
import { createPersonaInput } from '#shared/contracts/persona-changes.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { checkText, loadServerMessages } from '#shared/i18n/server-message.ts';
import { draftOf, emptyDraft, toCreateInput, toSettingsInput } from './persona-form-state.ts';

beforeAll(async () => {
  await loadServerMessages();
});

const fields = {
  name: 'Annie',
  description: 'Early',
  personality: 'Dry',
  type: 'alpha_caller',
  platform: 'telegram',
  tone: 'technical',
  trainingData: 'gm',
  config: { personality: 'Dry', platform: 'telegram', tone: 'technical', trainingData: 'gm' },
} as const;

const persona: Persona = {
  ...fields,
  id: '00000000-0000-4000-8000-000000000001',
  profileImageUrl: '/api/personas/1/image?v=1',
  status: 'active',
  postsToday: 0,
  engagementRate: 0,
  createdAt: '2026-05-10T12:00:00.000Z',
  updatedAt: '2026-05-10T12:00:00.000Z',
};

test('an empty draft lacks exactly name, description and personality', () => {
  const { error } = createPersonaInput.safeParse(toCreateInput(emptyDraft));
  expect(error?.issues.map(({ message }) => checkText(message))).toEqual([
    'Name is required',
    'Description is required',
    'Personality is required',
  ]);
});

test('create sends every field and the config of the specification', () => {
  const draft = { ...draftOf(persona), profileImageUrl: '' };
  expect(toCreateInput(draft)).toEqual({ ...fields, profileImageUrl: '' });
});

test('settings send the limit only when it changed, and none as null', () => {
  const limited = { ...persona, monthlyLimit: 5.5 };
  const draft = draftOf(limited);
  expect(draft.monthlyLimit).toBe('5.5');
  expect(toSettingsInput(draft, limited)).not.toHaveProperty('monthlyLimit');
  expect(toSettingsInput({ ...draft, monthlyLimit: '7,25' }, limited)).toMatchObject({
    monthlyLimit: 7.25,
  });
  expect(toSettingsInput({ ...draft, monthlyLimit: '' }, limited)).toMatchObject({
    monthlyLimit: null,
  });
  const typed = { ...emptyDraft, name: 'a', description: 'b', personality: 'c' };
  const { error } = createPersonaInput.safeParse(toCreateInput({ ...typed, monthlyLimit: 'much' }));
  expect(error?.issues.map(({ message }) => checkText(message))).toEqual([
    'Monthly limit must be a number',
  ]);
});

test('settings leave the picture alone unless it was changed', () => {
  const draft = draftOf(persona);
  expect(toSettingsInput(draft, persona)).not.toHaveProperty('profileImageUrl');
  expect(toSettingsInput({ ...draft, profileImageUrl: '' }, persona)).toMatchObject({
    profileImageUrl: '',
    config: { tone: 'technical' },
  });
});
