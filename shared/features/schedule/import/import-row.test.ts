import { beforeAll, expect, test } from 'vitest';
import { NEXT_FREE_SLOT } from '#shared/contracts/publishing.ts';
import { loadServerMessages } from '#shared/i18n/server-message.ts';
import { toRow } from './import-row.ts';

beforeAll(async () => {
  await loadServerMessages();
});

const personas = [{ id: '00000000-0000-4000-8000-0000000000a1', name: 'Degen Dana' }];
const empty = { content: 'gm', date: '', time: '', scheduledTime: '', platform: '', persona: '' };
const read = (cells: Partial<typeof empty>, zone = 'Europe/Berlin') =>
  toRow({ ...empty, ...cells }, 1, { zone, personas }, null);
const timeOf = (cells: Partial<typeof empty>) => read(cells).input.scheduledTime;

test('day and time are meant on the wall clock of the zone, in one cell or in two', () => {
  const summer = '2099-07-01T07:30:00.000Z';
  expect(timeOf({ date: '2099-07-01', time: '9:30' })).toBe(summer);
  expect(timeOf({ date: '2099-07-01 09:30:00' })).toBe(summer);
  expect(timeOf({ scheduledTime: '2099-07-01T09:30' })).toBe(summer);
  expect(timeOf({ scheduledTime: '2099-07-01T09:30:00+02:00' })).toBe(summer);
  expect(timeOf({ scheduledTime: summer })).toBe(summer);
});

test('without a time a post takes the next free slot', () => {
  expect(read({})).toMatchObject({ problem: null, input: { scheduledTime: NEXT_FREE_SLOT } });
});

test('what cannot be meant as a future time is said', () => {
  expect(read({ date: '12/01/2099', time: '09:30' }).problem).toBe(
    '"12/01/2099 09:30" is not a day and time: write 2026-12-01 09:30',
  );
  expect(read({ date: '2099-13-01', time: '09:30' }).problem).toMatch(/is not a day and time/);
  expect(read({ date: '2099-12-01' }).problem).toMatch(/is not a day and time/);
  expect(read({ date: '2020-01-01', time: '09:30' }).problem).toBe(
    'Please select a future date and time',
  );
});

test('platform and persona are named in any spelling; others are said', () => {
  expect(read({ platform: 'X', persona: ' degen dana ' })).toMatchObject({
    problem: null,
    input: { platform: 'twitter', personaId: personas[0]?.id },
  });
  expect(read({ platform: 'LinkedIn' }).input.platform).toBe('linkedin');
  expect(read({ platform: 'myspace' }).problem).toBe('"myspace" is not a known platform');
  expect(read({ persona: 'Annie' }).problem).toBe('"Annie" is not one of your personas');
});

test("what the contract refuses is the row's problem, in its words", () => {
  expect(read({ content: ' ' }).problem).toBe('Please fill in all required fields');
});
