import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from '../theme/theme.tsx';
import { Toaster } from './toast.tsx';
import { ToastCard } from './toast-card.tsx';
import { showToast, TOAST_DISPLAY_MS, TOAST_REMOVE_MS, useToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  useToastStore.setState({ toasts: [] });
  render(
    <ThemeProvider>
      <Toaster Card={ToastCard} />
    </ThemeProvider>,
  );
});

const show = (title: string, variant?: 'destructive') =>
  act(() => showToast(variant ? { title, variant } : { title }));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('only one toast is on screen at a time', () => {
  show('First');
  show('Second');
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByText('Second')).toBeTruthy();
});

test('a success is a polite status, a failure an alert', () => {
  show('Saved');
  expect(screen.getByRole('status').textContent).toBe('Saved');
  show('Broken', 'destructive');
  expect(screen.getByRole('alert').textContent).toBe('Broken');
});

test('the reason of a failure is a line of its own below its words', () => {
  act(() => showToast({ title: 'Error', description: 'Failed', reason: 'Nobody is there.' }));
  expect(screen.getByText('Failed').nextElementSibling).toBe(screen.getByText('Nobody is there.'));
});

test('a toast goes after five seconds', () => {
  show('Saved');
  pass(TOAST_DISPLAY_MS - 1);
  expect(screen.getByText('Saved')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a toast stays while the pointer rests on it', () => {
  show('Saved');
  const toast = screen.getByText('Saved').parentElement!.parentElement!;
  fireEvent.pointerEnter(toast);
  pass(TOAST_DISPLAY_MS * 2);
  expect(screen.getByText('Saved')).toBeTruthy();
  fireEvent.pointerLeave(toast);
  pass(TOAST_DISPLAY_MS);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a swipe of 50 px to the right dismisses, a shorter one does not', () => {
  show('Saved');
  const toast = screen.getByText('Saved').parentElement!.parentElement!;
  const swipe = (distance: number) => {
    fireEvent.pointerDown(toast, { clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(toast, { clientX: 100 + distance, pointerId: 1 });
    fireEvent.pointerUp(toast, { clientX: 100 + distance, pointerId: 1 });
  };
  swipe(49);
  expect(screen.getByText('Saved')).toBeTruthy();
  swipe(50);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a dismissed toast leaves the store after 1,000,000 ms', () => {
  show('Saved');
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(screen.queryByText('Saved')).toBeNull();
  pass(TOAST_REMOVE_MS - 1);
  expect(useToastStore.getState().toasts).toHaveLength(1);
  pass(1);
  expect(useToastStore.getState().toasts).toHaveLength(0);
  expect(TOAST_REMOVE_MS).toBe(1_000_000);
});

test('a toast opens what it tells of, and the focus goes back to where it was', () => {
  const opened = vi.fn();
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  act(() => showToast({ title: 'Saved', onOpen: opened }));
  pass(TOAST_DISPLAY_MS);
  const open = screen.getByRole('button', { name: 'Open' });
  act(() => open.focus());
  fireEvent.click(open);
  expect(opened).toHaveBeenCalledOnce();
  expect(screen.queryByText('Saved')).toBeNull();
  expect(document.activeElement).toBe(before);
});
