import { expect, it } from 'vitest';
import { memoryOf, modelCatalogue } from './model-catalogue.ts';

it('each file is pinned: a revision of its repository, a size and a checksum', () => {
  for (const { path, sha256, bytes, licence } of modelCatalogue) {
    expect(path).toMatch(/^[\w.-]+\/[\w.-]+\/resolve\/[\da-f]{40}\/[\w.-]+\.gguf$/);
    expect(sha256).toMatch(/^[\da-f]{64}$/);
    expect(bytes).toBeGreaterThan(400_000_000);
    expect(licence).toBe('Apache-2.0');
  }
  expect(new Set(modelCatalogue.map(({ id }) => id)).size).toBe(modelCatalogue.length);
});

it('the sizes grow, and the largest runs in 4 GB', () => {
  const sizes = modelCatalogue.map(memoryOf);
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  expect(sizes.at(-1)).toBeLessThan(4e9);
});
