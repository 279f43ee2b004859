import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { press } from '../testing/on-screen.ts';
import { lazyComponent, lazyDialogs } from './lazy-component.tsx';
import { Toaster } from './toast.tsx';
import { ToastCard } from './toast-card.tsx';
import { dismissToast, useToastStore } from './toast-store.ts';

afterEach(() => {
  for (const { id } of useToastStore.getState().toasts) dismissToast(id);
});

const Greeting = ({ name }: { name: string }) => <p>gm {name}</p>;

test('a part holds its place until it has come, and is drawn at once from then on', async () => {
  const Later = lazyComponent(async () => Greeting, { Meanwhile: () => <p>soon</p> });
  render(<Later name="Dana" />);
  expect(screen.getByText('soon')).toBeTruthy();
  expect(await screen.findByText('gm Dana')).toBeTruthy();
  cleanup();
  render(<Later name="Alex" />);
  expect(screen.getByText('gm Alex')).toBeTruthy();
});

test('a part that nobody waits for comes once the browser is idle', async () => {
  const Later = lazyComponent(async () => Greeting, { isWanted: () => false });
  render(<Later name="Dana" />);
  expect(screen.queryByText('gm Dana')).toBeNull();
  expect(await screen.findByText('gm Dana')).toBeTruthy();
});

test('who waits for a part that cannot be had is told, and the next press tries again', async () => {
  let isDown = true;
  let tries = 0;
  const fetchPart = async () => {
    tries += 1;
    if (isDown) throw new TypeError('Failed to fetch');
    return Greeting;
  };
  const Later = lazyDialogs<{ name: string; open: true | null; onClose(): void }>(fetchPart);
  function Screen() {
    const [open, setOpen] = useState<true | null>(null);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Greet
        </button>
        <Later name="Dana" open={open} onClose={() => setOpen(null)} />
        <Toaster Card={ToastCard} />
      </>
    );
  }
  render(<Screen />);
  // Ahead of any press, and unsaid.
  await waitFor(() => expect(tries).toBe(1));
  expect(screen.queryByText('Error')).toBeNull();
  press('Greet');
  await screen.findByText(/^This part of the page could not be loaded\./);
  isDown = false;
  press('Greet');
  expect(await screen.findByText('gm Dana')).toBeTruthy();
});
