import { hashOf, type SeededRandom } from './seeded-random.ts';

/** Openings are dealt to this many, and what may follow each of them to this many more. */
const openings = 69;
const rests = 3;

/** What a draft may begin with, and a number that stands for its words. */
export interface Card<T> {
  value: T;
  key: number;
}

export type Claim = 'own' | 'disputed' | 'foreign';

/**
 * A variant's share of everything that could be said: the first 207 variants share nothing, so that
 * hardly two of them say the same. What a hand has no card for is shared more loosely.
 */
export class Hand {
  private readonly opening: number;
  private readonly rest: number;
  private readonly round: number;
  private drawn = false;

  constructor(
    variant: number,
    private readonly random: SeededRandom,
  ) {
    this.opening = variant % openings;
    this.rest = Math.floor(variant / openings) % rests;
    this.round = Math.floor(variant / openings / rests) & 1;
  }

  /** One of the own cards of a deck, or any card of a deck that seems to hold none. */
  draw<T>(card: (random: SeededRandom) => Card<T>): T {
    let last = card(this.random);
    for (let tries = openings * 5; tries > 0; tries -= 1) {
      this.drawn = scattered(last.key) % openings === this.opening;
      if (this.drawn) break;
      last = card(this.random);
    }
    return last.value;
  }

  /** Whose a whole plan is; to be asked once per plan, after its opening was drawn. */
  claim(plan: string[][]): Claim {
    const hash = hashOf(plan.flat().join('\n'));
    const [first, left] = this.drawn
      ? [hash % rests === this.rest, Math.floor(hash / rests)]
      : [hash % openings === this.opening, Math.floor(hash / openings)];
    this.drawn = false;
    if (!first) return 'foreign';
    return (left & 1) === this.round ? 'own' : 'disputed';
  }
}

/** Keys are hashes put together, so their low bits may go in step. */
function scattered(key: number): number {
  const mixed = Math.imul(key ^ (key >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
