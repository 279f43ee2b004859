export type Theme = 'light' | 'dim' | 'dark';

/**
 * Which of X's three looks the page has. X keeps no attribute for it, and other extensions paint
 * Dim back, so only the computed background of the body says what the person sees.
 */
export function readTheme(): Theme {
  return themeOfColor(getComputedStyle(document.body).backgroundColor);
}

export function themeOfColor(color: string): Theme {
  const [red = 255, green = 255, blue = 255, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(
    Number,
  );
  if (alpha === 0) return 'light';
  const luminance = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  if (luminance > 0.5) return 'light';
  return luminance > 0.05 ? 'dim' : 'dark';
}

/** Calls back now and whenever the look changes. */
export function watchTheme(apply: (theme: Theme) => void, signal: AbortSignal): void {
  let current: Theme | null = null;
  const check = () => {
    const theme = readTheme();
    if (theme === current) return;
    current = theme;
    apply(theme);
  };
  const observer = new MutationObserver(check);
  for (const element of [document.documentElement, document.body]) {
    observer.observe(element, { attributes: true, attributeFilter: ['style', 'class'] });
  }
  document.addEventListener('visibilitychange', check, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
  check();
}
