import { beforeEach, expect, test, vi } from 'vitest';

const getPlatformInfo = vi.fn();
vi.stubGlobal('chrome', { runtime: { id: 'troupe', getPlatformInfo } });
const { keepAlive } = await import('./keep-alive.ts');

beforeEach(() => {
  vi.useFakeTimers();
  getPlatformInfo.mockClear();
});

/** Chrome's patience with a worker that calls nothing. */
const idleMs = 30_000;

test('a worker that waits for a slow model is never idle for as long as Chrome allows', async () => {
  let finish = () => {};
  const slow = new Promise<string>((resolve) => {
    finish = () => resolve('a draft');
  });
  const work = keepAlive(slow);
  for (let calls = 1; calls <= 5; calls += 1) {
    vi.advanceTimersByTime(idleMs - 10_000);
    expect(getPlatformInfo).toHaveBeenCalledTimes(calls);
  }
  finish();
  expect(await work).toBe('a draft');
});

test('once the work is over, also where it failed, the worker may sleep', async () => {
  await keepAlive(Promise.resolve());
  await expect(keepAlive(Promise.reject(new Error('broke off')))).rejects.toThrow('broke off');
  vi.advanceTimersByTime(10 * idleMs);
  expect(getPlatformInfo).not.toHaveBeenCalled();
});
