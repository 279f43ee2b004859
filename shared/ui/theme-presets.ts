import type { Personality, ThemeChoice } from './theme-store.ts';

export const personalityNotes: Record<Personality, string> = {
  professional: 'Clean black & white',
  neon: 'Electric purple vibes',
  crypto: 'Gold & digital blue',
  elegant: 'Sophisticated red tones',
  vibrant: 'Ocean blue energy',
  minimal: 'Pure simplicity',
};

export const themePresets: (ThemeChoice & { name: string })[] = [
  { name: 'Classic Light', personality: 'professional', dark: false },
  { name: 'Neon Dark', personality: 'neon', dark: true },
  { name: 'Crypto Gold', personality: 'crypto', dark: true },
  { name: 'Pure Minimal', personality: 'minimal', dark: false },
];
