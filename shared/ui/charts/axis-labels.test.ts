import { expect, test } from 'vitest';
import { axisLabels, axisWidth } from './axis-labels.ts';

test('values are short, but never two the same', () => {
  expect(axisLabels([0, 500, 1_000])).toEqual(['0', '500', '1K']);
  expect(axisLabels([1_200_000, 1_210_000])).toEqual(['1.2M', '1.21M']);
  expect(axisLabels([1_204_330, 1_204_335])).toEqual(['1,204,330', '1,204,335']);
});

test('a chart makes room for the longest of them', () => {
  expect(axisWidth(['0', '500'])).toBe(44);
  expect(axisWidth(['1,204,330'])).toBeGreaterThan(65);
});
