import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Only ends what hangs, as the other limits: on a busy machine a screen can take seconds.
configure({ asyncUtilTimeout: 10_000 });

// The next test of a file meets an empty page, the real clock and no stored draft.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

// A reader whose week begins on Monday.
Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });
