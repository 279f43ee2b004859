import { expect, test } from 'vitest';
import { pressedKey } from './pressed-key.ts';

test.each([
  ['Latin', 'k', 'KeyK', false, 'k'],
  ['with Shift', 'K', 'KeyK', true, 'K'],
  ['with Caps Lock', 'C', 'KeyC', false, 'c'],
  ['with Caps Lock and Shift', 'c', 'KeyC', true, 'C'],
  ['Russian', 'л', 'KeyK', false, 'k'],
  ['Russian with Caps Lock', 'С', 'KeyC', false, 'c'],
  ['Russian', 'с', 'KeyC', false, 'c'],
  ['Greek', 'ψ', 'KeyC', false, 'c'],
  ['Hebrew', 'ב', 'KeyC', false, 'c'],
  ['Arabic', 'ؤ', 'KeyC', false, 'c'],
  ['Arabic question mark', '؟', 'Slash', true, '?'],
  ['Korean', 'ㅊ', 'KeyC', false, 'c'],
  ['Korean with Shift', 'ㅊ', 'KeyC', true, 'C'],
  ['Korean, taken by the input method', 'Process', 'KeyK', false, 'k'],
  ['Japanese kana', 'そ', 'KeyC', false, 'c'],
  ['Japanese full width', 'ｃ', 'KeyC', false, 'c'],
  ['Japanese full-width space', '\u3000', 'Space', false, ' '],
  ['Georgian', 'ც', 'KeyC', false, 'c'],
  ['Dvorak', 'j', 'KeyC', false, 'j'],
  ['AZERTY', 'a', 'KeyQ', false, 'a'],
  ['bépo', 'è', 'KeyT', false, 'è'],
  ['German', 'ö', 'Semicolon', false, 'ö'],
  ['a slash', '/', 'Slash', false, '/'],
  ['a German slash', '/', 'Digit7', true, '/'],
  ['a question mark', '?', 'Slash', true, '?'],
  ['a named key', 'Enter', 'NumpadEnter', false, 'Enter'],
  ['a dead key', 'Dead', 'KeyE', false, 'Dead'],
])('%s: %s at %s', (_, key, code, shiftKey, named) => {
  expect(pressedKey({ key, code, shiftKey })).toBe(named);
});
