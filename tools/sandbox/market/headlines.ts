import { pick } from './noise.ts';
import { sandboxCoins } from './sandbox-coins.ts';

const HOUR_MS = 3_600_000;
const PER_FEED = 12;
const coins = sandboxCoins.filter(({ isStable }) => !isStable);

export const feedNames = ['wire', 'chain', 'desk'] as const;
export type FeedName = (typeof feedNames)[number];

export interface Headline {
  slug: string;
  title: string;
  summary: string;
  /** Milliseconds since 1970. */
  publishedAt: number;
}

const patterns: [title: string, summary: string][] = [
  ['{coin} rallies as buyers return in force', 'Spot volumes rise & open interest follows.'],
  ['{coin} slides after a wave of liquidations', 'Longs were caught on the wrong side.'],
  ['{coin} holds steady in a quiet session', 'Little moved, and few expected it to.'],
  ['Developers ship a long-awaited upgrade to {coin}', 'Fees fall and blocks fill faster.'],
  ['Exploit drains a lending market built on {coin}', 'The team has paused withdrawals.'],
  ['Funds tied to {coin} see a third week of inflows', 'Allocators cite lower volatility.'],
  ['Regulator opens a consultation on {coin} custody', 'Comments are due in sixty days.'],
  ['{coin} outage halts trading for two hours', 'Validators restarted from a snapshot.'],
  ['Analysts see {coin} breaking out of its range', 'Resistance has been tested four times.'],
  ['Whales move {coin} to exchanges ahead of the unlock', 'Supply overhang worries holders.'],
  ['{coin} treasury publishes its quarterly report', 'Spending was in line with the plan.'],
  ['Payments firm adds {coin} for its merchants', 'Settlement takes seconds, it says.'],
];

const OFFSETS_MS: Record<FeedName, number> = { wire: 0, chain: HOUR_MS / 3, desk: HOUR_MS / 2 };

/** What a feed holds at a time: one new headline an hour, newest first. All of it is invented. */
export function headlinesAt(feed: FeedName, now: number): Headline[] {
  const newest = Math.floor((now - OFFSETS_MS[feed]) / HOUR_MS);
  return Array.from({ length: PER_FEED }, (_, back) => {
    const hour = newest - back;
    const coin = pick(coins, `${feed} coin`, hour);
    const [title, summary] = pick(patterns, feed, hour);
    return {
      slug: `${feed}-${hour}`,
      title: title.replace('{coin}', coin.name),
      summary,
      publishedAt: hour * HOUR_MS + OFFSETS_MS[feed],
    };
  });
}
