import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message } from '#shared/contracts/messages/message.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { numberedThread } from './numbered-thread.ts';

const sentence = 'People who pay attention notice this long before the rest of us do.';

describe('numberedThread', () => {
  it('leaves a good thread as it is', () => {
    const good = '1/ One thing.\n\n2/ Another.\nSecond line.\n\n3/ The end.';
    expect(numberedThread(good, 280)).toEqual({ text: good, notes: [] });
  });

  it.each([
    ['without numbers', 'One thing.\n\nAnother.'],
    ['numbered in another way', '1. One thing.\n2. Another.'],
    ['numbered as a share', '(1/2) One thing.\n\n2/2 Another.'],
    ['numbered without blank lines', '1/ One thing.\n2/ Another.'],
    ['with its numbers on lines of their own', 'Post 1:\nOne thing.\n\n2/2\nAnother.'],
    ['numbered from zero', '0/ One thing.\n\n\n\n 1) Another.'],
  ])('numbers one %s', (_, text) => {
    expect(numberedThread(text, 280).text).toBe('1/ One thing.\n\n2/ Another.');
  });

  it('keeps a blank line inside of a numbered post as a line break', () => {
    expect(numberedThread('1/ One\n\nmore of one\n\n2/ Two', 280).text).toBe(
      '1/ One\nmore of one\n\n2/ Two',
    );
  });

  it('splits what comes in one piece, and says so', () => {
    const { text, notes } = numberedThread(Array(9).fill(sentence).join(' '), 280);
    const posts = text.split('\n\n');
    expect(posts).toHaveLength(3);
    expect(posts[0]).toBe(`1/ ${Array(4).fill(sentence).join(' ')}`.slice(0, posts[0]?.length));
    expect(notes).toEqual([message('draft.split')]);
  });

  it('does not take a date or a price at the beginning of a line for a number', () => {
    expect(numberedThread('2026 was slow.\n\n1.5 ETH is enough.', 280).text).toBe(
      '1/ 2026 was slow.\n\n2/ 1.5 ETH is enough.',
    );
  });

  it('leaves room for the numbers', () => {
    const full = `${'word '.repeat(54)}and end up`.slice(0, 279);
    const posts = numberedThread(`${full}\n\n${full}`, 280).text.split('\n\n');
    for (const post of posts) expect(weightedLength(post)).toBeLessThanOrEqual(280);
  });

  it('stops at 15 posts', () => {
    const { text, notes } = numberedThread(Array(30).fill(sentence).join('\n\n'), 280);
    expect(text.split('\n\n')).toHaveLength(15);
    expect(notes).toEqual([message('draft.fewer-posts', { n: 15 })]);
  });

  it('gives no number to a single post', () => {
    expect(numberedThread('1/ Just this.', 280)).toEqual({ text: 'Just this.', notes: [] });
    expect(numberedThread('Just this.', 280).text).toBe('Just this.');
  });

  it('keeps every post within the limit, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom('\n', '\n\n', '1/ ', '日本語', '🚀', 'https://example.com/a', sentence),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { text } = numberedThread(pieces.join(' '), 280);
        for (const post of text.split('\n\n')) {
          expect(weightedLength(post)).toBeLessThanOrEqual(280);
        }
      }),
    );
  });
});
