import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { listActivities } from '#shared/contracts/activities.ts';
import { errorBody } from '#shared/contracts/errors.ts';
import { generateReply } from '#shared/contracts/generation.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { readAnswer } from './read-answer.ts';

const kind = z.enum(['old', 'older']);
const list = z.array(
  z.object({ kind, also: kind, parts: z._default(z.array(z.object({ kind })), []) }),
);

test('a row of a kind that only a newer server knows is left out, and the others stay', () => {
  const old = { kind: 'old', also: 'older', parts: [{ kind: 'old' }] };
  const strange = { kind: 'new', also: 'newer', parts: [] };
  const within = { ...old, parts: [{ kind: 'old' }, { kind: 'new' }] };
  expect(readAnswer(list, [strange, old, within, old])).toEqual([old, old]);
  expect(readAnswer(z.object({ rows: list }), { rows: [old, strange] })).toEqual({ rows: [old] });
});

test('an answer that is wrong otherwise is refused whole', () => {
  expect(() => readAnswer(list, [{ kind: 'new', also: 1, parts: 2 }])).toThrow(
    '"expected": "array"',
  );
  expect(() => readAnswer(z.object({ kind }), { kind: 'new' })).toThrow('invalid_value');
  expect(() => readAnswer(list, null)).toThrow('"expected": "array"');
});

test('what is only shown may be of any kind: an activity, a toast, who wrote a draft, a code', () => {
  const id = '0b9f4a5e-9d1c-4f5e-8a57-2f6f6f0f6f10';
  const at = '2026-11-22T10:00:00.000Z';
  const activity = { id, type: 'moon_landed', title: 'T', description: 'D', createdAt: at };
  expect(readAnswer(listActivities.response, [activity])).toEqual([activity]);
  const read = { isRead: false, triggeredAt: at, coinSymbol: null, link: null };
  const toast = { id, title: 'T', message: 'M', type: 'moon_landed', ...read };
  expect(readAnswer(listNotifications.response, [toast])).toEqual([toast]);
  const draft = { content: 'gm', engagementScore: 1, viralPotential: 1, provider: 'newer' };
  const kept = {
    voiceMatch: null,
    draftId: null,
    notes: [],
    figures: [],
    explanation: [],
    samples: [],
  };
  // An older server sends no messages, and judges by figures alone.
  const answered = { ...draft, ...kept, messages: {}, checks: [], forecast: null };
  expect(readAnswer(generateReply.response, { ...draft, ...kept })).toEqual(answered);
  const refused = { code: 'newer', message: 'Not on Mondays', requestId: 'r' };
  expect(errorBody.parse(refused)).toEqual({ ...refused, code: 'internal' });
});
