import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMs } from '#api/testing/cpu-ms.ts';
import { editDistance } from './edit-distance.ts';

const words = (count: number, word: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => word(at)).join(' ');

describe('editDistance', () => {
  it.each([
    ['gm', 'gm', 0],
    ['', '', 0],
    ['gm', '', 1],
    ['', 'gm', 1],
    ['kitten', 'sitting', 3 / 7],
    ['gm frens', 'gm friends', 2 / 10],
    ['fees up', 'fees down', 4 / 9],
    ['ab', 'ba', 1],
    ['🚀 gm', '🔥 gm', 1 / 4],
  ])('from %j to %j is %f', (before, after, distance) => {
    expect(editDistance(before, after)).toBeCloseTo(distance);
  });

  it('is the same both ways, and between 0 and 1', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(1);
        expect(distance === 0).toBe(a === b);
      }),
    );
  });

  it('counts a small change of a long text exactly', () => {
    const text = words(4_000, (at) => `word${at % 97}`);
    const changed = `${text.slice(0, 10_000)}X${text.slice(10_001)}`;
    expect(editDistance(text, changed)).toBeCloseTo(1 / text.length, 6);
  });

  it('counts many changes of a long text by words', () => {
    const before = words(1_500, (at) => `alpha${at}`);
    const after = words(1_500, (at) => (at % 3 === 0 ? `omega${at}` : `alpha${at}`));
    expect(editDistance(before, after)).toBeCloseTo(1 / 3, 2);
  });

  it('answers soon for the longest texts there may be', async () => {
    const before = words(8_000, (at) => String(at % 10)).slice(0, 25_000);
    const after = words(8_000, (at) => String((at * 7) % 10)).slice(0, 25_000);
    let distance = Number.NaN;
    const measured = await cpuMs(() => (distance = editDistance(before, after)));
    expect(measured).toBeLessThan(500);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThanOrEqual(1);
  });
});
