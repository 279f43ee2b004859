import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { onPage, pageOf } from '../testing/on-page.tsx';
import { createPersistedEdit } from './persisted-edit.ts';

beforeEach(() => sessionStorage.clear());

const note = z.object({ name: z.string(), text: z.string(), picture: z.string() });
type Note = z.infer<typeof note>;
const makeHook = () => createPersistedEdit('note-edit', note, z.partial(note));

const row: Note = { name: 'Annie', text: 'gm', picture: '/image/1' };

/** The form as it opens on the row. */
function open(useEdit: ReturnType<typeof makeHook>, current: Note, owner = 'ann 1') {
  const [person = '', id = ''] = owner.split(' ');
  const wrapper = onPage(pageOf(person));
  const { result, unmount } = renderHook(() => useEdit(id, current), { wrapper });
  return {
    edit: () => result.current,
    type: (part: Partial<Note>) =>
      act(() => result.current.change({ ...result.current.draft, ...part })),
    close: unmount,
  };
}

test('what was typed is back when the form opens again, also after a reload, and can be discarded', () => {
  const useEdit = makeHook();
  const first = open(useEdit, row);
  first.type({ text: 'half a thought' });
  expect(first.edit().isBack).toBe(false);
  first.close();
  expect(open(useEdit, row, 'bob 1').edit().draft).toEqual(row);
  expect(open(useEdit, row, 'ann 2').edit().draft).toEqual(row);
  const again = open(makeHook(), row);
  expect(again.edit()).toMatchObject({
    draft: { ...row, text: 'half a thought' },
    isBack: true,
    isOverwriting: false,
  });
  act(() => again.edit().discard());
  expect(again.edit()).toMatchObject({ draft: row, isBack: false });
});

test('typed back to what it was, nothing is kept', () => {
  const useEdit = makeHook();
  const form = open(useEdit, row);
  form.type({ text: 'gn' });
  form.type({ text: 'gm' });
  expect(open(useEdit, row).edit().isBack).toBe(false);
});

test('fields that nobody touched follow the row; a change to a touched one is told', () => {
  const useEdit = makeHook();
  open(useEdit, row).type({ text: 'mine' });
  const renamed = open(useEdit, { ...row, name: 'Annabel' });
  expect(renamed.edit()).toMatchObject({
    draft: { name: 'Annabel', text: 'mine' },
    before: row,
    isOverwriting: false,
  });
  expect(open(useEdit, { ...row, text: 'theirs' }).edit()).toMatchObject({
    draft: { text: 'mine' },
    isOverwriting: true,
  });
  expect(open(useEdit, { ...row, text: 'mine' }).edit().isBack).toBe(false);
});

test('a picture that a reload has lost leaves the one that is saved', () => {
  open(makeHook(), row).type({ picture: 'data:image/png;base64,AAAA' });
  expect(open(makeHook(), row).edit()).toMatchObject({ draft: row, isBack: false });
});

test('what was saved is forgotten though the form was closed; what failed, or came after, stays', async () => {
  const useEdit = makeHook();
  const form = open(useEdit, row);
  form.type({ text: 'first' });
  await act(async () => form.edit().saved(Promise.reject(new Error('away'))));
  expect(form.edit().draft.text).toBe('first');
  const saving = Promise.resolve();
  form.edit().saved(saving);
  form.type({ text: 'second' });
  await act(() => saving);
  expect(form.edit().draft.text).toBe('second');
  form.edit().saved(saving);
  form.close();
  await act(() => saving);
  expect(open(useEdit, row).edit().isBack).toBe(false);
});
