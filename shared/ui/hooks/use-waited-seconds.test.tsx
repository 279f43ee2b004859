import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useWaitedSeconds } from './use-waited-seconds.ts';

test('a wait is told in tens of seconds, and the next begins anew', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { result, rerender } = renderHook(({ waiting }) => useWaitedSeconds(waiting), {
    initialProps: { waiting: true },
  });
  act(() => void vi.advanceTimersByTime(29_000));
  expect(result.current).toBe(20);
  rerender({ waiting: false });
  expect(result.current).toBe(0);
  act(() => void vi.advanceTimersByTime(29_000));
  expect(result.current).toBe(0);
  vi.useRealTimers();
});
