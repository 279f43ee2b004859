import { expect, test } from 'vitest';
import type { Answering } from '../x-page/answering.ts';
import { partialPost } from '../x-page/posts.ts';
import { isUntouchedThread, noteInserted, noteThread, untouchedDraft } from './inserted-texts.ts';

const to = (id: string): Answering => ({ kind: 'reply', post: partialPost({ id }) });

test('a draft that stands as it went in is known, one that was changed is not', () => {
  noteInserted(to('1'), { before: 'mine', whole: 'mine\n\nfirst 🔥' });
  expect(untouchedDraft(to('1'), 'mine\n\nfirst 🔥 ')?.before).toBe('mine');
  expect(untouchedDraft(to('1'), 'mine\n\nfirst 🔥!')).toBeNull();
  expect(untouchedDraft(to('1'), '')).toBeNull();
});

test('the draft of one post is none in the composer of another', () => {
  noteInserted(to('2'), { before: '', whole: 'gm' });
  expect(untouchedDraft(to('2'), 'gm')).not.toBeNull();
  expect(untouchedDraft(to('3'), 'gm')).toBeNull();
  expect(untouchedDraft({ kind: 'new' }, 'gm')).toBeNull();
});

test('of two drafts the later one counts', () => {
  noteInserted(to('4'), { before: '', whole: 'one' });
  noteInserted(to('4'), { before: '', whole: 'two' });
  expect(untouchedDraft(to('4'), 'one')).toBeNull();
  expect(untouchedDraft(to('4'), 'two')).not.toBeNull();
});

test('a thread is as it went in only where each of its posts is', () => {
  expect(isUntouchedThread([])).toBe(false);
  noteThread(['1/ gm', '2/ more']);
  expect(isUntouchedThread(['1/ gm ', '2/ more'])).toBe(true);
  expect(isUntouchedThread(['1/ gm', '2/ more!'])).toBe(false);
  expect(isUntouchedThread(['1/ gm'])).toBe(false);
  expect(isUntouchedThread(['1/ gm', '2/ more', ''])).toBe(false);
});
