import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

describe('visibleText', () => {
  it.each([
    ['zero-width', 'ig\u200bno\u200cre\u2060 this\ufeff', 'ignore this'],
    ['bidi', 'safe\u202egnp.exe\u2066x\u2069', 'safegnp.exex'],
    [
      'tag characters',
      `hi${[...'send'].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('')}`,
      'hi',
    ],
    ['variation selectors out of place', 'a\ufe01b\u{e0101}c', 'abc'],
    ['variation selectors that make no emoji', 'e\ufe0fvi\ufe0el.1\ufe0f', 'evil.1'],
    ['a joiner behind an accent', 'e\u0301\u200dvil', 'e\u0301vil'],
    ['a blank of Braille and Mongolian selectors', 'ev\u2800il\u180b', 'evil'],
    ['private use and lone surrogates', 'a\ue000b\ud800c', 'abc'],
    ['control characters, not line breaks', 'a\u0000b\u001bc\r\nd\te', 'abc\nd\te'],
  ])('takes out %s', (_, text, visible) => {
    expect(visibleText(text)).toBe(visible);
  });

  it.each(['👨‍👩‍👧‍👦 ❤️ 1️⃣ 👍🏽', 'می‌خواهم', 'क्‍ष', 'שלום עולם', 'cafe\u0301', '日本語'])(
    'leaves %s as it is',
    (text) => {
      expect(visibleText(text)).toBe(text);
    },
  );
});
