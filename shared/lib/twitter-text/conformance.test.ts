import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findLinks } from '../text/find-links.ts';
import { weightedLength } from '../text/weighted-length.ts';

interface Case<T> {
  description: string;
  text: string;
  expected: T;
}

/** The cases that twitter-text publishes; `LICENSE` beside them is theirs. */
function casesOf<T>(file: string, ...names: string[]): Case<T>[] {
  const { tests } = parse(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8'));
  return names.flatMap((name) => tests[name]);
}

/** Written for config v2, in which each part of an emoji weighs for itself; v3 discounts emoji. */
const decidedByConfig3 = new Map([
  ['Count a mix of single byte single word, and double word unicode characters', 7],
  ['Count unicode emoji chars outside the basic multilingual plane with skin tone modifiers', 4],
]);

describe("twitter-text's lengths", () => {
  const cases = casesOf<{ weightedLength: number }>(
    'validate.yml',
    'WeightedTweetsCounterTest',
    'WeightedTweetsWithDiscountedEmojiCounterTest',
    'UnicodeDirectionalMarkerCounterTest',
  );

  it('are 44, all but two of config v3', () => {
    expect(cases).toHaveLength(44);
    const names = cases.map(({ description }) => description);
    expect(names).toEqual(expect.arrayContaining([...decidedByConfig3.keys()]));
  });

  it.each(cases)('$description', ({ description, text, expected }) => {
    const inConfig2 = decidedByConfig3.get(description);
    // The list with discounted emoji holds the same names with the lengths of v3.
    const lengths = [expected.weightedLength, inConfig2].filter((length) => length !== undefined);
    expect(lengths).toContain(weightedLength(text));
  });
});

describe("twitter-text's links", () => {
  const words = casesOf<string[]>('extract.yml', 'urls', 'tco_urls_with_params');
  const places = casesOf<{ url: string; indices: [number, number] }[]>(
    'extract.yml',
    'urls_with_indices',
    'urls_with_directional_markers',
  );

  it('are 108', () => {
    expect(words.length + places.length).toBe(108);
  });

  it.each(words)('$description', ({ text, expected }) => {
    expect(findLinks(text).map(({ url }) => url)).toEqual(expected);
  });

  it.each(places)('$description', ({ text, expected }) => {
    const found = findLinks(text).map(({ url, start, end }) => ({ url, indices: [start, end] }));
    expect(found).toEqual(expected);
  });
});
