import { expect, test } from 'vitest';
import type { Answering } from '../../x-page/composer/answering.ts';
import { partialPost } from '../../x-page/posts/posts.ts';
import { isUntouchedDraft, isUntouchedThread, noteInserted, noteThread } from './inserted-texts.ts';

const to = (id: string): Answering => ({ kind: 'reply', post: partialPost({ id }) });

test('a draft that stands as it went in is known, one that was changed is not', () => {
  noteInserted(to('1'), 'first 🔥');
  expect(isUntouchedDraft(to('1'), 'first 🔥 ')).toBe(true);
  expect(isUntouchedDraft(to('1'), 'first 🔥!')).toBe(false);
  expect(isUntouchedDraft(to('1'), '')).toBe(false);
});

test('the draft of one post is none in the composer of another', () => {
  noteInserted(to('2'), 'gm');
  expect(isUntouchedDraft(to('2'), 'gm')).toBe(true);
  expect(isUntouchedDraft(to('3'), 'gm')).toBe(false);
  expect(isUntouchedDraft({ kind: 'new' }, 'gm')).toBe(false);
});

test('of two drafts the later one counts', () => {
  noteInserted(to('4'), 'one');
  noteInserted(to('4'), 'two');
  expect(isUntouchedDraft(to('4'), 'one')).toBe(false);
  expect(isUntouchedDraft(to('4'), 'two')).toBe(true);
});

test('a thread is as it went in only where each of its posts is', () => {
  expect(isUntouchedThread([])).toBe(false);
  noteThread(['1/ gm', '2/ more']);
  expect(isUntouchedThread(['1/ gm ', '2/ more'])).toBe(true);
  expect(isUntouchedThread(['1/ gm', '2/ more!'])).toBe(false);
  expect(isUntouchedThread(['1/ gm'])).toBe(false);
  expect(isUntouchedThread(['1/ gm', '2/ more', ''])).toBe(false);
});
