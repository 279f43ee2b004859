import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Anything printed as an error or a warning is a defect until a test says that it expects it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
});
