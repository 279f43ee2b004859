import { hashOf, type SeededRandom } from './seeded-random.ts';

/** Neighbouring variants draw from different families, and none of these holds a phrase twice. */
const families = 4;
const shares = 52;
/** Plans that begin with nothing drawn are as many as their parts together: a looser share will do. */
const looseShares = 69;
const laps = 4;

/** What a draft may begin with, and a number that stands for its words. */
interface Phrase<T> {
  value: T;
  /** The same for phrases that sound alike. */
  family: number;
  key: number;
}

/** A plan is foreign when another variant has it, and disputed when one of the next lap does. */
type Claim = 'own' | 'disputed' | 'foreign';

/**
 * A variant's share of all the beginnings there are: the first 208 variants share none, so that
 * hardly two of them say the same, and variants that follow each other do not even sound alike.
 */
export class PhrasePicker {
  private readonly family: number;
  private readonly place: number;
  private readonly lap: number;
  private drawn = false;

  constructor(
    private readonly variant: number,
    private readonly random: SeededRandom,
  ) {
    this.family = variant % families;
    this.place = Math.floor(variant / families) % shares;
    this.lap = Math.floor(variant / families / shares);
  }

  /** One of the own phrases of a list, or any phrase of a list that seems to hold none. */
  draw<T>(phrase: (random: SeededRandom) => Phrase<T>): T {
    let last = phrase(this.random);
    for (let tries = families * shares * 2; tries > 0; tries -= 1) {
      this.drawn =
        scattered(last.family) % families === this.family &&
        scattered(last.key) % shares === this.place;
      if (this.drawn) break;
      last = phrase(this.random);
    }
    return last.value;
  }

  /** Whose a plan is; to be asked once per plan, after its opening was drawn. */
  claim(plan: string[][]): Claim {
    const hash = hashOf(plan.flat().join('\n'));
    const drawn = this.drawn;
    this.drawn = false;
    if (!drawn && hash % looseShares !== this.variant % looseShares) return 'foreign';
    const part = Math.floor(hash / looseShares) % laps;
    return this.lap === 0 || part === this.lap % laps ? 'own' : 'disputed';
  }
}

/** Keys are hashes put together, so their low bits may go in step. */
function scattered(key: number): number {
  const mixed = Math.imul(key ^ (key >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
