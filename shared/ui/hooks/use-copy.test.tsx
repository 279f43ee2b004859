import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press } from '../testing/on-screen.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { useCopy } from './use-copy.ts';

function Copying() {
  const { copied, copy } = useCopy();
  return (
    <button type="button" onClick={() => void copy('gm', { failed: 'Write it down: gm' })}>
      {copied ? 'Done' : 'Take it'}
    </button>
  );
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

test('says so for two seconds after the last time', async () => {
  vi.useFakeTimers();
  const copied: string[] = [];
  renderScreen(<Copying />, {}, { copy: async (text) => void copied.push(text) });
  press('Take it');
  await settle();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  press('Done');
  await settle();
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('button', { name: 'Take it' })).toBeTruthy();
  expect(copied).toEqual(['gm', 'gm']);
});

test('where there is no clipboard it tells what to do instead', async () => {
  renderScreen(<Copying />, {}, { copy: () => Promise.reject(new Error('denied')) });
  press('Take it');
  expect(await screen.findByText('Write it down: gm')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take it' })).toBeTruthy();
});
