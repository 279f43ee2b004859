import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WatchKind } from '#shared/contracts/watchlist.ts';
import { decideRule, differs, type RuleState, type Sample, testOf } from './decide-rule.ts';

const fresh: RuleState = { armed: true, value: null, sampleAt: null };
type Kind = Exclude<WatchKind, 'news_keyword'>;

/** Gives the samples to the rule one after the other; answers the values it fired at. */
function run(kind: Kind, threshold: number, samples: Sample[], isLazy = false): number[] {
  const test = testOf(kind, threshold);
  let state = fresh;
  const fired: number[] = [];
  for (const sample of samples) {
    const next = decideRule(test, state, sample);
    if (next.fires) fired.push(sample.value);
    if (!isLazy || differs(test, state, next.state)) state = next.state;
  }
  return fired;
}

const values = (...list: number[]): Sample[] => list.map((value, at) => ({ value, at }));

describe('a rule', () => {
  it.each<[string, Kind, number, number[], number[]]>([
    ['above from the start', 'price_above', 100, [120, 130, 140], []],
    ['crossing up', 'price_above', 100, [99, 101, 102], [101]],
    ['reaching it exactly', 'price_above', 100, [99, 100], [100]],
    ['hovering about it', 'price_above', 100, [99.9, 100.1, 99.5, 100.2, 99.1, 100.3], [100.1]],
    ['one percent back', 'price_above', 100, [99, 101, 99, 101], [101, 101]],
    ['crossing down', 'price_below', 100, [101, 99, 100.9, 99, 101, 98], [99, 98]],
    ['crossing up over a floor', 'price_below', 100, [99, 101], []],
    ['a rise', 'percent_change', 5, [1, 6, 4.5, 6, 4, 5], [6, 5]],
    ['a fall', 'percent_change', -5, [1, -6, -4.5, -6, -4, -5], [-6, -5]],
    ['a rise where a fall is meant', 'percent_change', -5, [1, 6, 7], []],
    ['twice the volume', 'volume_spike', 2, [1, 2.2, 1.9, 2.1, 1.8, 2], [2.2, 2]],
    ['a better mood', 'sentiment_shift', 0.5, [0, 0.6, 0.3, 0.7], [0.6, 0.7]],
    ['a worse mood', 'sentiment_shift', -0.5, [0, -0.6], [-0.6]],
  ])('%s', (_, kind, threshold, given, fired) => {
    expect(run(kind, threshold, values(...given))).toEqual(fired);
  });

  const samples = fc.array(
    fc.record({ value: fc.integer({ min: 80, max: 120 }), at: fc.integer({ min: 0, max: 60 }) }),
    { maxLength: 60 },
  );
  const kind = fc.constantFrom<Kind>('price_above', 'price_below');

  it('never fires without a crossing, nor again before the value was back', () => {
    fc.assert(
      fc.property(kind, samples, (which, given) => {
        const test = testOf(which, 100);
        const up = test.direction === 'up';
        const reached = (value: number) => (up ? value >= 100 : value <= 100);
        let state = fresh;
        let backSince = true;
        for (const sample of given) {
          const before = state;
          const next = decideRule(test, state, sample);
          if (next.fires) {
            expect(before.value).not.toBeNull();
            expect(reached(before.value as number)).toBe(false);
            expect(reached(sample.value)).toBe(true);
            expect(sample.at).toBeGreaterThan(before.sampleAt as number);
            expect(backSince).toBe(true);
            backSince = false;
          } else if (next.state !== before && (up ? sample.value <= 99 : sample.value >= 101)) {
            backSince = true;
          }
          state = next.state;
        }
      }),
    );
  });

  it('takes no notification of samples that come twice or late', () => {
    fc.assert(
      fc.property(kind, samples, (which, given) => {
        let newest = -1;
        const inOrder = given.filter(({ at }) => {
          const isNewer = at > newest;
          newest = Math.max(newest, at);
          return isNewer;
        });
        const doubled = given.flatMap((sample) => [sample, sample]);
        expect(run(which, 100, given)).toEqual(run(which, 100, inOrder));
        expect(run(which, 100, doubled)).toEqual(run(which, 100, inOrder));
      }),
    );
  });

  it('fires at each crossing of a value that swings wide', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (sides) => {
        const given = values(...sides.map((isHigh) => (isHigh ? 110 : 90)));
        const rises = sides.filter((isHigh, at) => at > 0 && isHigh && !sides[at - 1]);
        expect(run('price_above', 100, given)).toHaveLength(rises.length);
      }),
    );
  });

  it('fires the same when only what differs is kept', () => {
    fc.assert(
      fc.property(
        kind,
        fc.array(fc.integer({ min: 95, max: 105 }), { maxLength: 60 }),
        (which, given) => {
          expect(run(which, 100, values(...given), true)).toEqual(
            run(which, 100, values(...given)),
          );
        },
      ),
    );
  });
});
