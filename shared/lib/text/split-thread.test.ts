import { expect, test } from 'vitest';
import { splitThread } from './split-thread.ts';
import { hasDivider, withNumbers, withoutNumber, withoutNumbers } from './thread-marks.ts';
import { weightedLength } from './weighted-length.ts';

test('a long text is parted at the ends of its sentences, and nothing of it is lost', () => {
  const sentences = Array.from(
    { length: 12 },
    (_, n) => `Fees fell for the ${n}th time this week.`,
  );
  const parts = splitThread(sentences.join(' '), 100);
  expect(parts.join(' ')).toBe(sentences.join(' '));
  expect(parts.length).toBe(6);
  for (const part of parts) {
    expect(weightedLength(part)).toBeLessThanOrEqual(100);
    expect(part).toMatch(/week\.$/);
  }
});

test('a line of three slashes parts it where the writer wants it, and is not posted', () => {
  expect(splitThread('one\n///\ntwo\n\n /// \nthree', 280)).toEqual(['one', 'two', 'three']);
  expect(splitThread('one\n///\n', 280)).toEqual(['one', '']);
  expect(hasDivider('one\n///')).toBe(false);
  expect(hasDivider('one\n///\n')).toBe(true);
  expect(hasDivider('see https:///x and a /// b')).toBe(false);
});

test('Japanese ends its sentences without spaces', () => {
  const sentence = '手数料はまた半分に下がりましたが誰も気づきませんでした。';
  const parts = splitThread(sentence.repeat(12), 280);
  expect(parts.join('')).toBe(sentence.repeat(12));
  for (const part of parts) {
    expect(part.endsWith('。')).toBe(true);
    expect(weightedLength(part)).toBeLessThanOrEqual(280);
  }
});

test('a sentence that is too long is parted between its words, and a word where it must be', () => {
  const words = 'blob '.repeat(100).trim();
  for (const part of splitThread(words, 280)) expect(part).toMatch(/^blob.*blob$/);
  const family = '👨‍👩‍👧‍👦'.repeat(200);
  const parts = splitThread(family, 280);
  expect(parts.join('')).toBe(family);
  for (const part of parts) expect(part).toMatch(/^(👨‍👩‍👧‍👦)+$/u);
});

test('numbers follow the parts, and are taken off again', () => {
  const numbered = withNumbers(['a', 'b ', '']);
  expect(numbered).toEqual(['a\n\n1/3', 'b\n\n2/3', '']);
  expect(withoutNumbers(numbered)).toEqual(['a', 'b', '']);
  expect(withoutNumbers(['a 1/2', 'b'])).toBeNull();
  expect(withNumbers(['alone'])).toEqual(['alone']);
  expect(withoutNumber('b\n\n2/3', 1, 3)).toBe('b');
});
