import { expect, test } from 'vitest';
import { themeOfColor } from './theme.ts';

test.each([
  ['rgb(255, 255, 255)', 'light'],
  ['rgba(0, 0, 0, 0)', 'light'],
  ['', 'light'],
  ['rgb(21, 32, 43)', 'dim'],
  ['rgb(0, 0, 0)', 'dark'],
  ['rgb(5, 5, 5)', 'dark'],
] as const)('a body of %s is %s', (color, theme) => {
  expect(themeOfColor(color)).toBe(theme);
});
