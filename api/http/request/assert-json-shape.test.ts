import { describe, expect, it } from 'vitest';
import { assertJsonShape } from './assert-json-shape.ts';

const nested = (levels: number, [open, close] = ['[', ']']) =>
  open.repeat(levels) + close.repeat(levels);
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const keys = (count: number) =>
  `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;
const elements = (count: number) => JSON.stringify(Array(count).fill(0));

describe('a JSON text', () => {
  it.each([
    ['32 arrays', nested(32)],
    ['32 objects', objects(32)],
    ['many, one beside the other', `[${Array(5_000).fill('[[]]').join(',')}]`],
    ['20,000 keys', keys(20_000)],
    ['30,000 elements', elements(30_000)],
    ['brackets in a string', `{"a":"${'[{'.repeat(50_000)}"}`],
    ['colons and commas in a string', `{"a":"${':,'.repeat(50_000)}"}`],
    ['escaped quotes before brackets', JSON.stringify({ a: `"${'["'.repeat(50_000)}` })],
    ['backslashes before the closing quote', JSON.stringify([`${'['.repeat(40)}\\`, '\\\\'])],
    ['nothing', ''],
    ['closing brackets alone, which the parser refuses', ']}'.repeat(50)],
    ['a string without end, which the parser refuses', `"${'['.repeat(50)}`],
  ])('passes with %s', (_, text) => {
    expect(() => assertJsonShape(text)).not.toThrow();
  });

  it.each([
    ['33 arrays', nested(33), 'The body has more than 32 levels.'],
    ['33 objects', objects(33), 'The body has more than 32 levels.'],
    ['both in turns', nested(17, ['[{"a":', '}]']), 'The body has more than 32 levels.'],
    ['6 MB of [', '['.repeat(6_000_000), 'The body has more than 32 levels.'],
    ['20,001 keys', keys(20_001), 'The body has more than 20000 keys.'],
    ['keys in many objects', `[${Array(7_000).fill(keys(3)).join(',')}]`, 'more than 20000 keys'],
    ['30,001 elements', elements(30_001), 'The body has more than 30000 list items.'],
    [
      'elements of many arrays',
      `[${Array(6_001).fill('[1,2,3,4]').join(',')}]`,
      '30000 list items',
    ],
    ['brackets behind an escaped backslash', `["\\\\",${nested(32)}]`, 'more than 32 levels'],
    ['brackets behind an escaped quote', `["\\"",${nested(32)}]`, 'more than 32 levels'],
  ])('is refused with %s', (_, text, sentence) => {
    expect(() => assertJsonShape(text)).toThrow(
      expect.objectContaining({ code: 'bad_request', message: expect.stringContaining(sentence) }),
    );
  });
});
