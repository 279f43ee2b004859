import { describe, expect, it } from 'vitest';
import { partialJsonText } from './partial-json-text.ts';

const heard = (pieces: string[]) => {
  const { grow } = partialJsonText();
  return pieces.map((piece) => grow(piece));
};

const draft = 'gm \u{1f680}\n"fees" \\ up, 日本 \u{1f469}\u{1f3fd}\u200d\u{1f4bb} \u0007 end';
const escaped = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

describe('partialJsonText', () => {
  it.each([
    ['as it is', JSON.stringify({ content: draft, hashtags: ['content'] })],
    ['fully escaped', escaped(JSON.stringify({ content: draft, hashtags: [] }))],
    ['after other keys', JSON.stringify({ note: 'x "content": "no"', content: draft })],
    [
      'in a code block',
      `Sure:\n\`\`\`json\n${JSON.stringify({ content: draft }, null, 2)}\n\`\`\``,
    ],
  ])('ends with the text %s, cut at every place', (_, json) => {
    for (let size = 1; size <= 7; size += 1) {
      const pieces = json.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      const texts = heard(pieces);
      expect(texts.at(-1)).toBe(draft);
      for (const text of texts) {
        expect(draft.startsWith(text), JSON.stringify(text)).toBe(true);
        expect(text.isWellFormed()).toBe(true);
      }
    }
  });

  it('waits for the rest of an escape and for the other half of a character', () => {
    expect(heard(['{"content":"a', '\\', 'n', 'b\\ud83', 'd', '\\ude', '80"'])).toEqual([
      'a',
      'a',
      'a\n',
      'a\nb',
      'a\nb',
      'a\nb',
      'a\nb\u{1f680}',
    ]);
  });

  it('says nothing of what comes before and after, and survives what is no JSON', () => {
    expect(heard(['{"hashtags":["a"],', '"content"', ' : ', '"x"', ',"content":"y"}'])).toEqual([
      '',
      '',
      '',
      'x',
      'x',
    ]);
    expect(heard(['plain words', ' and more'])).toEqual(['', '']);
    expect(heard(['{"content":"a\\uzzzz\\ud800 b"'])).toEqual(['a\ufffd\ufffd b']);
  });
});
