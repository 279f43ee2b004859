import { msg } from '#shared/i18n/translate.ts';
import type { Personality, ThemeChoice } from './theme-store.ts';

export const personalityNames: Record<Personality, string> = {
  professional: msg('Professional'),
  neon: msg('Neon'),
  crypto: msg('Crypto'),
  elegant: msg('Elegant'),
  vibrant: msg('Vibrant'),
  minimal: msg('Minimal'),
};

export const personalityNotes: Record<Personality, string> = {
  professional: msg('Clean black & white'),
  neon: msg('Electric purple vibes'),
  crypto: msg('Gold & digital blue'),
  elegant: msg('Sophisticated red tones'),
  vibrant: msg('Ocean blue energy'),
  minimal: msg('Pure simplicity'),
};

export const themePresets: (ThemeChoice & { name: string })[] = [
  { name: msg('Classic Light'), personality: 'professional', dark: false },
  { name: msg('Neon Dark'), personality: 'neon', dark: true },
  { name: msg('Crypto Gold'), personality: 'crypto', dark: true },
  { name: msg('Pure Minimal'), personality: 'minimal', dark: false },
];
