import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from './theme.tsx';
import { themePresets } from './theme-presets.ts';
import { readChoice, useThemeStore } from './theme-store.ts';

function systemPrefers(dark: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: dark }));
}

beforeEach(() => {
  localStorage.clear();
  systemPrefers(false);
  useThemeStore.setState(readChoice());
});

test('without a stored choice it is professional, and dark as the system prefers', () => {
  expect(readChoice()).toEqual({ personality: 'professional', dark: false });
  systemPrefers(true);
  expect(readChoice()).toEqual({ personality: 'professional', dark: true });
});

test('a stored choice wins over the system', () => {
  systemPrefers(true);
  localStorage.setItem('theme-dark', 'false');
  localStorage.setItem('theme-personality', 'crypto');
  expect(readChoice()).toEqual({ personality: 'crypto', dark: false });
});

test('a stored personality that does not exist falls back to professional', () => {
  localStorage.setItem('theme-personality', 'vaporwave');
  expect(readChoice().personality).toBe('professional');
});

test('choices are kept under theme-personality and theme-dark', () => {
  useThemeStore.getState().choose({ personality: 'elegant' });
  expect(localStorage.getItem('theme-personality')).toBe('elegant');
  expect(localStorage.getItem('theme-dark')).toBeNull();
  useThemeStore.getState().toggleDark();
  expect(localStorage.getItem('theme-dark')).toBe('true');
});

test('the quick button goes round professional, neon, crypto', () => {
  const seen = Array.from({ length: 4 }, () => {
    useThemeStore.getState().cyclePersonality();
    return useThemeStore.getState().personality;
  });
  expect(seen).toEqual(['neon', 'crypto', 'professional', 'neon']);
});

test('a choice made in another tab is worn here too', () => {
  localStorage.setItem('theme-personality', 'minimal');
  dispatchEvent(new StorageEvent('storage', { key: 'theme-personality' }));
  expect(useThemeStore.getState().personality).toBe('minimal');
  localStorage.setItem('theme-dark', 'true');
  dispatchEvent(new StorageEvent('storage', { key: 'theme-dark' }));
  expect(useThemeStore.getState().dark).toBe(true);
});

test('from any other personality the quick button starts at professional', () => {
  useThemeStore.getState().choose({ personality: 'vibrant' });
  useThemeStore.getState().cyclePersonality();
  expect(useThemeStore.getState().personality).toBe('professional');
});

test('the four presets are the ones of the specification', () => {
  expect(themePresets.map(({ name, personality, dark }) => [name, personality, dark])).toEqual([
    ['Classic Light', 'professional', false],
    ['Neon Dark', 'neon', true],
    ['Crypto Gold', 'crypto', true],
    ['Pure Minimal', 'minimal', false],
  ]);
});

test('the document wears the chosen personality and mode', () => {
  render(<ThemeProvider>page</ThemeProvider>);
  act(() => useThemeStore.getState().choose({ personality: 'neon', dark: true }));
  const { dataset, classList } = document.documentElement;
  expect([dataset.personality, [...classList]]).toEqual(['neon', ['dark']]);
});

test('a browser that blocks storage still changes theme for as long as the page lasts', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  expect(readChoice().personality).toBe('professional');
  useThemeStore.getState().choose({ personality: 'neon', dark: true });
  expect(useThemeStore.getState()).toMatchObject({ personality: 'neon', dark: true });
});
