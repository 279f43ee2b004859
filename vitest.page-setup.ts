import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { loadServerMessages } from '#shared/i18n/server-message.ts';

// Only ends what hangs, as the other limits: on a busy machine a screen can take seconds.
configure({ asyncUtilTimeout: 10_000 });

// A form fetches them once the browser is idle.
beforeAll(async () => {
  await loadServerMessages();
});

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
