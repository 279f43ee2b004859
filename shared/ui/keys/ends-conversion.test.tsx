import { beforeEach, expect, test } from 'vitest';
import { endsConversion } from './ends-conversion.ts';

beforeEach(() => document.dispatchEvent(new KeyboardEvent('keyup', { key: 'a' })));

function enter(how: Partial<{ isComposing: boolean; keyCode: number }> = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'Enter', ...how });
  if (how.keyCode !== undefined) Object.defineProperty(event, 'keyCode', { value: how.keyCode });
  return event;
}
const endComposition = () => document.dispatchEvent(new CompositionEvent('compositionend'));

test('an Enter during the conversion belongs to it', () => {
  expect(endsConversion(enter({ isComposing: true }))).toBe(true);
});

test("so does Safari's, which comes after its end", () => {
  endComposition();
  expect(endsConversion(enter({ keyCode: 229 }))).toBe(true);
});

test('and the one that follows at once, for all who ask; the next one does not', () => {
  endComposition();
  const first = enter();
  expect(endsConversion(first)).toBe(true);
  expect(endsConversion(first)).toBe(true);
  expect(endsConversion(enter())).toBe(false);
});

test('an Enter that is pressed anew is one of its own', () => {
  endComposition();
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter' }));
  expect(endsConversion(enter())).toBe(false);
});

test('other keys after the end are keys', () => {
  endComposition();
  expect(endsConversion(new KeyboardEvent('keydown', { key: 'a' }))).toBe(false);
});
