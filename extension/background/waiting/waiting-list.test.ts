import { expect, test } from 'vitest';
import type { DraftOrder } from '../../protocol.ts';
import type { WaitingDraft } from '../../storage.ts';
import { type Post, partialPost } from '../../x-page/posts/posts.ts';
import { isFor } from '../session/place.ts';
import { standsFor, withEntry } from './waiting-list.ts';

const choice = { personaId: null, tone: null, provider: null };

function reply(post: Partial<Post>, more: Partial<DraftOrder> = {}): DraftOrder {
  const about = { kind: 'reply', post: partialPost(post) } as const;
  return { choice, point: '', variant: 0, thread: false, about, ...more };
}

function entry(order: DraftOrder, at: number): WaitingDraft {
  return { id: String(at), at, apiUrl: 'http://localhost:3000', order, draft: null, problem: null };
}

test('twenty orders wait at most, the oldest go first', () => {
  let list: WaitingDraft[] = [];
  for (let at = 1; at <= 25; at += 1) list = withEntry(list, entry(reply({ id: String(at) }), at));
  expect(list.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, place) => place + 6));
});

test('a newer order for the same post takes the place of the older', () => {
  const first = withEntry([], entry(reply({ id: '1' }), 1));
  const both = withEntry(first, entry(reply({ id: '2' }), 2));
  const again = withEntry(both, entry(reply({ id: '1' }, { point: 'agree' }), 3));
  expect(again.map(({ at }) => at)).toEqual([2, 3]);
});

test('an order of another person or workspace keeps its place, and is for no other', () => {
  const [here, there] = ['http://localhost:3000 ann one', 'http://localhost:3000 ann two'];
  const first = withEntry([], { ...entry(reply({ id: '1' }), 1), place: here });
  const both = withEntry(first, { ...entry(reply({ id: '1' }), 2), place: there });
  expect(both.map(({ at }) => at)).toEqual([1, 2]);
  expect(both.filter((one) => isFor(one, here)).map(({ at }) => at)).toEqual([1]);
  // An older version knew the server alone.
  expect(isFor(entry(reply({ id: '1' }), 3), here)).toBe(true);
  expect(isFor(entry(reply({ id: '1' }), 3), 'http://localhost:30001 ann one')).toBe(false);
});

test('posts without an id are the same by author and text, own posts by their subject', () => {
  const stands = (order: DraftOrder, waiting: DraftOrder) => standsFor(order, entry(waiting, 1));
  const gm = reply({ author: 'ann', text: 'gm' });
  expect(stands(gm, reply({ author: 'ann', text: 'gm' }))).toBe(true);
  expect(stands(gm, reply({ author: 'bob', text: 'gm' }))).toBe(false);
  const own = (point: string) => reply({}, { point, about: { kind: 'post', quoted: null } });
  expect(stands(own('fees'), own('fees'))).toBe(true);
  expect(stands(own('fees'), own('blobs'))).toBe(false);
  expect(stands(own('fees'), { ...own('fees'), thread: true })).toBe(false);
});

test.each<[string, Partial<DraftOrder>]>([
  ['another persona', { choice: { ...choice, personaId: 'kit' } }],
  ['another tone', { choice: { ...choice, tone: 'humorous' } }],
  ['another provider', { choice: { ...choice, provider: 'openai' } }],
  ['another point', { point: 'disagree' }],
])('a written draft is not what is wanted from %s, and goes on waiting', (_, other) => {
  const order = reply({ id: '1' });
  const draft = {
    content: 'gm',
    provider: 'builtin',
    notes: [],
    draftId: null,
    voiceMatch: null,
    explanation: [],
    samples: [],
    messages: {},
  };
  const written = { ...entry(order, 1), draft };
  const wanted = reply({ id: '1' }, other);
  expect(standsFor(order, written)).toBe(true);
  expect(standsFor(wanted, written)).toBe(false);
  expect(withEntry([written], entry(wanted, 2)).map(({ at }) => at)).toEqual([1, 2]);
  // What is not written yet is wanted differently now.
  expect(standsFor(wanted, entry(order, 1))).toBe(true);
});
