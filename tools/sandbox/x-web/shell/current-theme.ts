import { createCell } from '../cell.ts';
import { type ThemeName, themeNames } from '../options.ts';
import { options } from '../page-options.ts';
import { paintBody } from '../themes.ts';

interface Current {
  theme: ThemeName;
  /** Counts the changes: everything below the boundary is keyed by it and so thrown away. */
  epoch: number;
}

const current = createCell<Current>({ theme: options.theme, epoch: 0 });

declare global {
  interface Window {
    /** The stand-in's handle for tests; X has no such thing. */
    __x: { setTheme: (theme: ThemeName) => void };
  }
}

export function setTheme(theme: ThemeName): void {
  paintBody(theme);
  current.set({ theme, epoch: current.get().epoch + 1 });
}

export function nextTheme(): void {
  const at = themeNames.indexOf(current.get().theme);
  setTheme(themeNames[(at + 1) % themeNames.length]!);
}

window.__x = { setTheme };

export const useCurrentTheme = current.use;
