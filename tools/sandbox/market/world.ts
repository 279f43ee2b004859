import type { FeedName, Headline } from './headlines.ts';

const MOST_HEARD = 1_000;

/** Spoils the next calls. */
interface Fault {
  kind:
    | 'rate_limited'
    | 'rate_limited_200'
    | 'server_error'
    | 'not_json'
    | 'hang'
    | 'reset'
    | 'cut_body';
  /** How the path of a call begins; left out: any. */
  path?: string;
  /** How many calls it hits; left out: one. */
  times?: number;
  retryAfterSeconds?: number;
}

/** What a test may change here. */
export type Order =
  | Fault
  | { kind: 'clock'; now: number }
  | { kind: 'price'; coinId: string; usd: number }
  | { kind: 'headline'; feed?: FeedName; title: string; summary?: string }
  | { kind: 'clear' };

/** The state of this market; everything else follows from the clock. */
export class World {
  #clock: number | null = null;
  #faults: (Fault & { path: string; times: number })[] = [];
  /** Of coins by their id, in US dollars. */
  readonly prices = new Map<string, number>();
  readonly headlines: { feed: FeedName; headline: Headline }[] = [];
  /** Calls that arrived, spoilt ones among them. */
  readonly heard: { path: string; headers: Record<string, unknown> }[] = [];

  now(): number {
    return this.#clock ?? Date.now();
  }

  obey(order: Order): void {
    switch (order.kind) {
      case 'clock':
        this.#clock = order.now;
        break;
      case 'price':
        this.prices.set(order.coinId, order.usd);
        break;
      case 'headline': {
        const { title, summary = '', feed = 'wire' } = order;
        const slug = `${feed}-told-${this.headlines.length + 1}`;
        this.headlines.push({ feed, headline: { slug, title, summary, publishedAt: this.now() } });
        break;
      }
      case 'clear':
        this.#faults = [];
        this.#clock = null;
        this.prices.clear();
        this.headlines.length = 0;
        break;
      default:
        this.#faults.push({ path: '/', times: 1, ...order });
    }
  }

  /** Notes a call and answers the fault that hits it: the one that was switched on first. */
  arrived(path: string, headers: Record<string, unknown>): Fault | null {
    this.heard.push({ path, headers });
    if (this.heard.length > MOST_HEARD) this.heard.shift();
    const fault = this.#faults.find((one) => one.times > 0 && path.startsWith(one.path));
    if (!fault) return null;
    fault.times -= 1;
    return fault;
  }
}
