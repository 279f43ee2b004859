import { describe, expect, it } from 'vitest';
import { splitSamples } from './split-samples.ts';

describe('splitSamples', () => {
  it.each([
    ['one post a line', 'gm\nser what\n\n', ['gm', 'ser what']],
    [
      'blocks between blank lines',
      'first line\nstill first\n\nsecond',
      ['first line\nstill first', 'second'],
    ],
    [
      'one post a line, with a gap',
      'a1\na2\na3\na4\n\nb1\nb2',
      ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'],
    ],
    ['blocks between rules', 'a one\n\na two\n---\nb', ['a one\n\na two', 'b']],
    ['a list', '- one\n- two\n\n1. three\n2) four', ['one', 'two', 'three', 'four']],
    ['quotation marks', '"gm frens"\n“second one”', ['gm frens', 'second one']],
    ['nothing', '  \n ', []],
    ['lines without a word', 'gm\n...\n🔥', ['gm']],
  ])('reads %s', (_, text, samples) => {
    expect(splitSamples(text)).toEqual(samples);
  });

  it('stops at 400', () => {
    expect(splitSamples('gm\n'.repeat(1_000))).toHaveLength(400);
  });
});
