import { z } from 'zod';
import { type FeedName, feedNames, type Headline } from './headlines.ts';

const MOST_HEARD = 1_000;

/** Spoils the next calls whose path begins so. */
const fault = z.strictObject({
  kind: z.enum([
    'rate_limited',
    'rate_limited_200',
    'server_error',
    'not_json',
    'hang',
    'reset',
    'cut_body',
  ]),
  path: z.string().default('/'),
  times: z.union([z.int().positive(), z.literal('always')]).default(1),
  retryAfterSeconds: z.int().nonnegative().optional(),
});
type Fault = z.output<typeof fault>;

/** What other programs of this machine may change here. */
export const order = z.discriminatedUnion('kind', [
  fault,
  z.strictObject({ kind: z.literal('clock'), now: z.number().positive().nullable() }),
  z.strictObject({
    kind: z.literal('price'),
    coinId: z.string(),
    usd: z.number().nonnegative().nullable(),
    volume24h: z.number().nonnegative().optional(),
  }),
  z.strictObject({
    kind: z.literal('headline'),
    feed: z.enum(feedNames).default('wire'),
    title: z.string(),
    summary: z.string().default(''),
  }),
  z.strictObject({ kind: z.literal('clear') }),
]);
export type Order = z.input<typeof order>;

/** The state of this market; everything else follows from the clock. */
export class World {
  #clock: number | null = null;
  #faults: { fault: Fault; left: number }[] = [];
  readonly prices = new Map<string, { usd: number; volume24h?: number | undefined }>();
  readonly headlines: { feed: FeedName; headline: Headline }[] = [];
  /** Calls that arrived, spoilt ones among them. */
  readonly heard: { path: string; headers: Record<string, unknown> }[] = [];

  now(): number {
    return this.#clock ?? Date.now();
  }

  /** Throws a ZodError for an order that does not exist. */
  obey(given: Order): void {
    const parsed = order.parse(given);
    switch (parsed.kind) {
      case 'clock':
        this.#clock = parsed.now;
        break;
      case 'price':
        if (parsed.usd === null) this.prices.delete(parsed.coinId);
        else this.prices.set(parsed.coinId, { usd: parsed.usd, volume24h: parsed.volume24h });
        break;
      case 'headline': {
        const slug = `${parsed.feed}-told-${this.headlines.length + 1}`;
        const { title, summary, feed } = parsed;
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
        this.#faults.push({
          fault: parsed,
          left: parsed.times === 'always' ? Number.POSITIVE_INFINITY : parsed.times,
        });
    }
  }

  /** Notes a call and answers the fault that hits it: the one that was switched on first. */
  arrived(path: string, headers: Record<string, unknown>): Fault | null {
    this.heard.push({ path, headers });
    if (this.heard.length > MOST_HEARD) this.heard.shift();
    const entry = this.#faults.find(({ fault, left }) => left > 0 && path.startsWith(fault.path));
    if (!entry) return null;
    entry.left -= 1;
    return entry.fault;
  }
}
