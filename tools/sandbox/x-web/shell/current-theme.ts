import { useSyncExternalStore } from 'react';
import { type ThemeName, themeNames } from '../options.ts';
import { options } from '../page-options.ts';
import { paintBody } from '../themes.ts';

interface Current {
  theme: ThemeName;
  /** Counts the changes: everything below the boundary is keyed by it and so thrown away. */
  epoch: number;
}

let current: Current = { theme: options.theme, epoch: 0 };
const listeners = new Set<() => void>();

declare global {
  interface Window {
    /** The stand-in's handle for tests; X has no such thing. */
    __x: { setTheme: (theme: ThemeName) => void };
  }
}

export function setTheme(theme: ThemeName): void {
  current = { theme, epoch: current.epoch + 1 };
  paintBody(theme);
  for (const listener of listeners) listener();
}

export function nextTheme(): void {
  const at = themeNames.indexOf(current.theme);
  setTheme(themeNames[(at + 1) % themeNames.length]!);
}

window.__x = { setTheme };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCurrentTheme(): Current {
  return useSyncExternalStore(subscribe, () => current);
}
