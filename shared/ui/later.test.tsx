import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { later } from './later.tsx';
import { Toaster } from './toast.tsx';
import { dismissToast, useToastStore } from './toast-store.ts';

afterEach(() => {
  cleanup();
  for (const { id } of useToastStore.getState().toasts) dismissToast(id);
});

const Greeting = ({ name }: { name: string }) => <p>gm {name}</p>;

test('a part holds its place until it has come, and is drawn at once from then on', async () => {
  const Later = later(async () => Greeting, { Meanwhile: () => <p>soon</p> });
  render(<Later name="Dana" />);
  expect(screen.getByText('soon')).toBeTruthy();
  expect(await screen.findByText('gm Dana')).toBeTruthy();
  cleanup();
  render(<Later name="Alex" />);
  expect(screen.getByText('gm Alex')).toBeTruthy();
});

test('a part that nobody waits for comes once the browser is idle', async () => {
  const Later = later(async () => Greeting, { isWanted: () => false });
  render(<Later name="Dana" />);
  expect(screen.queryByText('gm Dana')).toBeNull();
  expect(await screen.findByText('gm Dana')).toBeTruthy();
});

test('who waits for a part that cannot be had is told, and it is tried again when wanted anew', async () => {
  let isDown = true;
  const fetchPart = async () => {
    if (isDown) throw new TypeError('Failed to fetch');
    return Greeting;
  };
  const Later = later<{ name: string; open: boolean }>(fetchPart, { isWanted: ({ open }) => open });
  const screenOf = (open: boolean) => (
    <>
      <Later name="Dana" open={open} />
      <Toaster />
    </>
  );
  const { rerender } = render(screenOf(true));
  expect(await screen.findByText('The server could not be reached.')).toBeTruthy();
  isDown = false;
  rerender(screenOf(false));
  rerender(screenOf(true));
  expect(await screen.findByText('gm Dana')).toBeTruthy();
});
