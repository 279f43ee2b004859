import { expect, test } from 'vitest';
import type { CreateSampleInput } from '#shared/contracts/buckets.ts';
import { chunksOf } from './chunks.ts';

const sampleOf = (content: string): CreateSampleInput => ({
  content,
  contentType: 'tweet',
  platform: 'twitter',
});

test('two hundred a call, in order, none lost', () => {
  const samples = Array.from({ length: 450 }, (_, place) => sampleOf(String(place)));
  const chunks = chunksOf(samples);
  expect(chunks.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(chunks.flat()).toEqual(samples);
});

test('long texts make smaller calls: each body stays below the limit of an upload', () => {
  const samples = Array.from({ length: 200 }, () => sampleOf('漢'.repeat(20_000)));
  const chunks = chunksOf(samples);
  expect(chunks.flat()).toHaveLength(200);
  for (const chunk of chunks) {
    const body = new TextEncoder().encode(JSON.stringify({ samples: chunk }));
    expect(body.length).toBeLessThan(7_200_000);
  }
});

test('nothing to send is no call', () => {
  expect(chunksOf([])).toEqual([]);
});
