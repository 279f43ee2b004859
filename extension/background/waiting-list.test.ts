import { expect, test } from 'vitest';
import type { DraftOrder } from '../messages.ts';
import type { WaitingDraft } from '../storage.ts';
import { type Post, partialPost } from '../x-page/posts.ts';
import { sameSubject, withEntry } from './waiting-list.ts';

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

test('posts without an id are the same by author and text, own posts by their subject', () => {
  expect(
    sameSubject(reply({ author: 'ann', text: 'gm' }), reply({ author: 'ann', text: 'gm' })),
  ).toBe(true);
  expect(
    sameSubject(reply({ author: 'ann', text: 'gm' }), reply({ author: 'bob', text: 'gm' })),
  ).toBe(false);
  const own = (point: string) => reply({}, { point, about: { kind: 'post', quoted: null } });
  expect(sameSubject(own('fees'), own('fees'))).toBe(true);
  expect(sameSubject(own('fees'), own('blobs'))).toBe(false);
  expect(sameSubject(own('fees'), { ...own('fees'), thread: true })).toBe(false);
});
