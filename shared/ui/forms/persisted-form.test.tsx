import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { onPage, pageOf } from '../testing/on-page.tsx';
import { createPersistedForm } from './persisted-form.ts';

beforeEach(() => sessionStorage.clear());

const makeHook = () => createPersistedForm('note', z.string(), '');

/** A form on the page of somebody: `person workspace`, or only the person. */
function typing(useNote: ReturnType<typeof makeHook>, who: string) {
  const [userId = '', workspaceId] = who.split(' ');
  const page = pageOf(userId, workspaceId);
  const { result } = renderHook(() => useNote(), { wrapper: onPage(page) });
  return {
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    become: (next: string) => act(() => page.store.setState(pageOf(next).now())),
  };
}

test('each owner has a draft of their own, also after a reload; what storage spoilt is left out', () => {
  const ann = typing(makeHook(), 'ann');
  ann.type('gm');
  ann.become('bob');
  expect(ann.text()).toBe('');
  expect(typing(makeHook(), 'ann').text()).toBe('gm');
  sessionStorage.setItem('note', '{"ann one": 7}');
  expect(typing(makeHook(), 'ann').text()).toBe('');
});

test('what one person types in one workspace is not there in another', () => {
  const useNote = makeHook();
  typing(useNote, 'ann one').type('for client A');
  expect(typing(useNote, 'ann two').text()).toBe('');
  expect(typing(makeHook(), 'ann two').text()).toBe('');
  typing(useNote, 'ann two').type('for client B');
  expect(typing(makeHook(), 'ann one').text()).toBe('for client A');
  expect(typing(makeHook(), 'bob one').text()).toBe('');
});

test('what is typed before it is known who types is theirs, and nobody else finds it later', () => {
  const note = typing(makeHook(), '');
  note.type('half a thought');
  note.become('ann');
  expect(note.text()).toBe('half a thought');
  note.type('half a thought, and more');
  expect(note.text()).toBe('half a thought, and more');
  note.become('bob');
  expect(note.text()).toBe('');
  note.become('');
  expect(note.text()).toBe('');
});

test("a draft of their own goes before a visitor's, and emptied it stays empty", () => {
  const useNote = makeHook();
  const ann = typing(useNote, 'ann');
  ann.type('mine');
  typing(useNote, '').type('of a visitor');
  expect(ann.text()).toBe('mine');
  ann.type('');
  expect(ann.text()).toBe('');
});

test('of many owners the latest twenty are kept', () => {
  const useNote = makeHook();
  for (let n = 0; n <= 20; n++) typing(useNote, `user${n}`).type('gm');
  expect(typing(useNote, 'user0').text()).toBe('');
  expect(typing(useNote, 'user1').text()).toBe('gm');
});

test('a picture is there until the page goes, and takes no text with it', () => {
  const form = z.object({ text: z.string(), picture: z.catch(z.string(), '') });
  const makeForm = () => createPersistedForm('form', form, { text: '', picture: '' });
  const useForm = makeForm();
  const ann = { wrapper: onPage(pageOf('ann')) };
  const { result } = renderHook(() => useForm(), ann);
  const picture = `data:image/png;base64,${'A'.repeat(20)}`;
  act(() => result.current[1]({ text: 'gm', picture }));
  expect(result.current[0].picture).toBe(picture);
  const useReloaded = makeForm();
  expect(renderHook(() => useReloaded(), ann).result.current[0]).toEqual({
    text: 'gm',
    picture: '',
  });
});
