import { expect, test } from 'vitest';
import { placeFor } from './position.ts';

const own = { width: 420, height: 500 };
const screen = { width: 1280, height: 900 };
const button = (left: number, top: number) => ({
  left,
  top,
  right: left + 34,
  bottom: top + 34,
});

test('stands under its button where there is room', () => {
  expect(placeFor(button(600, 100), own, screen)).toEqual({ left: 407, top: 142 });
});

test('stands over a button near the lower edge', () => {
  expect(placeFor(button(600, 800), own, screen).top).toBe(800 - 8 - 500);
});

test('never leaves the window, also for a button that scrolled away', () => {
  expect(placeFor(button(1270, -900), own, screen)).toEqual({ left: 844, top: 16 });
  expect(placeFor(button(0, 2_000), own, screen)).toEqual({ left: 16, top: 384 });
  expect(placeFor(button(0, 430), own, { width: 1280, height: 480 }).top).toBe(16);
});

test('lies at the lower edge of a narrow window', () => {
  expect(
    placeFor(button(300, 100), { width: 360, height: 500 }, { width: 360, height: 640 }),
  ).toEqual({ left: 0, top: 140 });
});
