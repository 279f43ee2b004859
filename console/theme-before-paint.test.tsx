import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { personalities, readChoice } from '#shared/ui/theme/theme-store.ts';

const script = readFileSync(join(import.meta.dirname, 'public/theme-before-paint.js'), 'utf8');

function dressed() {
  const root = document.documentElement;
  root.className = '';
  delete root.dataset.personality;
  runInThisContext(script);
  return { personality: root.dataset.personality, dark: root.classList.contains('dark') };
}

beforeEach(() => localStorage.clear());

test.each(
  personalities.flatMap((personality) => [
    { personality, dark: 'true' },
    { personality, dark: 'false' },
    { personality, dark: null },
  ]),
)('the first paint agrees with the theme store: $personality, dark $dark', (stored) => {
  localStorage.setItem('theme-personality', stored.personality);
  if (stored.dark) localStorage.setItem('theme-dark', stored.dark);
  expect(dressed()).toEqual(readChoice());
});

test.each([true, false])('without a choice both follow the system, dark %s', (matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  expect(dressed()).toEqual(readChoice());
  vi.unstubAllGlobals();
});
