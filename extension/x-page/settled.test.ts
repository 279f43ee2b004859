import { beforeEach, expect, test, vi } from 'vitest';
import { settled } from './settled.ts';

const patience = { quiet: 500, limit: 2_000 };
let editor: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div contenteditable="true">draft</div><aside></aside>';
  editor = document.querySelector('div')!;
});

/** Begins to wait; answers what it came to so far. */
function wait() {
  const came: string[] = [];
  void settled(() => editor.textContent, patience).then((why) => came.push(why));
  return came;
}

test('a text that stands for the whole wait has settled', async () => {
  const came = wait();
  await vi.advanceTimersByTimeAsync(499);
  expect(came).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(came).toEqual(['quiet']);
});

test('each change of the text begins the wait anew, a change elsewhere does not', async () => {
  const came = wait();
  await vi.advanceTimersByTimeAsync(400);
  editor.textContent = '';
  await vi.advanceTimersByTimeAsync(499);
  expect(came).toEqual([]);
  document.querySelector('aside')!.textContent = 'a new post';
  await vi.advanceTimersByTimeAsync(1);
  expect(came).toEqual(['quiet']);
});

test('a text that never rests ends the wait at its limit', async () => {
  const came = wait();
  for (let passed = 0; passed < 1_900; passed += 100) {
    editor.textContent += '.';
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(came).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(came).toEqual(['quiet']);
});

test('events that scripts make are no acts of a person', async () => {
  const came = wait();
  editor.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(499);
  expect(came).toEqual([]);
});

test('a standstill of the page is no rest: X draws in a later turn what its timer did in time', async () => {
  vi.useRealTimers();
  setTimeout(() => setTimeout(() => editor.replaceChildren()), patience.quiet - 100);
  const settles = settled(() => editor.textContent, patience);
  const end = performance.now() + patience.quiet + 100;
  while (performance.now() < end);
  await settles;
  expect(editor.textContent).toBe('');
});
