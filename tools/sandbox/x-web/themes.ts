import type { AccentName, ThemeName } from './options.ts';

interface Palette {
  /** What X writes inline on body; `paint` is what an extension paints over it by a style rule. */
  body: string;
  paint?: string;
  text: string;
  secondary: string;
  border: string;
  hover: string;
  scheme: 'light' | 'dark';
}

const darkText = {
  text: 'rgb(231, 233, 234)',
  secondary: 'rgb(113, 118, 123)',
  border: 'rgb(47, 51, 54)',
  hover: 'rgba(231, 233, 234, 0.1)',
  scheme: 'dark',
} as const;

const dimText = {
  text: 'rgb(247, 249, 249)',
  secondary: 'rgb(139, 152, 165)',
  border: 'rgb(56, 68, 77)',
  hover: 'rgba(247, 249, 249, 0.1)',
  scheme: 'dark',
} as const;

const palettes: Record<ThemeName, Palette> = {
  light: {
    body: 'rgb(255, 255, 255)',
    text: 'rgb(15, 20, 25)',
    secondary: 'rgb(83, 100, 113)',
    border: 'rgb(239, 243, 244)',
    hover: 'rgba(15, 20, 25, 0.1)',
    scheme: 'light',
  },
  dim: { body: 'rgb(21, 32, 43)', ...dimText },
  'dim-painted': { body: 'rgb(0, 0, 0)', paint: 'rgb(21, 32, 43)', ...dimText },
  dark: { body: 'rgb(0, 0, 0)', ...darkText },
  darker: { body: 'rgb(5, 5, 5)', ...darkText, text: 'rgb(255, 255, 255)' },
};

const accents: Record<AccentName, string> = {
  blue: 'rgb(29, 155, 240)',
  purple: 'rgb(120, 86, 255)',
  orange: 'rgb(255, 122, 0)',
};

const paintId = 'another-extension-paint';

/** Writes the body background as X does, and the painted one as an extension would. */
export function paintBody(theme: ThemeName): void {
  const palette = palettes[theme];
  document.body.style.backgroundColor = palette.body;
  document.getElementById(paintId)?.remove();
  if (!palette.paint) return;
  const style = document.createElement('style');
  style.id = paintId;
  style.textContent = `body { background-color: ${palette.paint} !important; }`;
  document.head.append(style);
}

/** CSS custom properties of a theme, for the element that holds the app. */
export function themeVariables(theme: ThemeName, accent: AccentName): Record<string, string> {
  const palette = palettes[theme];
  return {
    '--x-background': palette.paint ?? palette.body,
    '--x-text': palette.text,
    '--x-secondary': palette.secondary,
    '--x-border': palette.border,
    '--x-hover': palette.hover,
    '--x-accent': accents[accent],
    colorScheme: palette.scheme,
  };
}
