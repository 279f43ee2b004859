import { expect, test } from 'vitest';
import { personalityNotes, themePresets } from './theme-presets.ts';

test('personalities and presets are those of the specification', () => {
  expect(personalityNotes).toEqual({
    professional: 'Clean black & white',
    neon: 'Electric purple vibes',
    crypto: 'Gold & digital blue',
    elegant: 'Sophisticated red tones',
    vibrant: 'Ocean blue energy',
    minimal: 'Pure simplicity',
  });
  expect(themePresets).toEqual([
    { name: 'Classic Light', personality: 'professional', dark: false },
    { name: 'Neon Dark', personality: 'neon', dark: true },
    { name: 'Crypto Gold', personality: 'crypto', dark: true },
    { name: 'Pure Minimal', personality: 'minimal', dark: false },
  ]);
});
