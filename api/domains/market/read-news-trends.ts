import type { InferResult } from 'kysely';
import { z } from 'zod';
import type { Context } from '#api/context.ts';
import type { NewsFeed } from '#api/providers/market/news-feed.ts';
import { refreshMarketJob } from '#api/queue/recurring-jobs.ts';
import type { Mood } from '#shared/contracts/common.ts';
import type { Freshness, NewsTrends } from '#shared/contracts/market.ts';
import { listFeeds, listNews, readMood } from './market-reads.ts';
import { EVERY, fearGreedName, newsName, trendingName } from './market-sources.ts';

/** How far from the middle a score has to be to lean to a side. */
const LEAN = 0.2;

const MOST_TRENDS = 7;
/** A read or two may fail: nobody need be told. */
const MISSED_READS = 3;
const COINGECKO = { text: 'Data provided by CoinGecko', url: 'https://www.coingecko.com' };
const ALTERNATIVE = {
  text: 'Fear & Greed Index by alternative.me',
  url: 'https://alternative.me/crypto/fear-and-greed-index/',
};

const trending = z.array(
  z.object({
    coinId: z.string(),
    name: z.string(),
    symbol: z.string(),
    price: z.number().nullable(),
    change24h: z.number().nullable(),
  }),
);
const fearGreed = z.object({ value: z.number(), label: z.string(), asOf: z.string() });

type Feed = InferResult<ReturnType<typeof listFeeds>>[number];

/** What the market last said, from our own cache: the outside is never waited for. */
export async function readNewsTrends(ctx: Context): Promise<NewsTrends> {
  const { db, market, marketMode: mode } = ctx;
  const isSandbox = mode === 'sandbox';
  const newsNames = market.feeds.map((feed) => newsName(mode, feed));
  const [feeds, news, mood] = await Promise.all([
    listFeeds(db, [trendingName(mode), fearGreedName(mode), ...newsNames]).execute(),
    listNews(db, isSandbox).execute(),
    readMood(db, isSandbox).executeTakeFirstOrThrow(),
  ]);
  if (feeds.every(({ fetched_at }) => fetched_at === null)) {
    await ctx.queue.sendRecurring(refreshMarketJob);
  }
  const named = (name: string) => feeds.find((feed) => feed.name === name);
  const trends = trendsOf(named(trendingName(mode)), isSandbox);
  const index = fearGreed.safeParse(named(fearGreedName(mode))?.value).data ?? null;
  return {
    trends,
    news: news.map((headline) => ({ ...headline, sentiment: moodOf(headline.score) })),
    fearGreed: index,
    mood:
      mood.score === null
        ? null
        : { label: moodOf(mood.score), score: mood.score, headlines: Number(mood.headlines) },
    sandbox: isSandbox,
    stale: {
      trends: freshness([named(trendingName(mode))], EVERY.trending),
      // One source that answers is enough for headlines.
      news: freshness(newsNames.map(named), EVERY.news),
      fearGreed: freshness([named(fearGreedName(mode))], EVERY.fearGreed),
    },
    attribution: isSandbox
      ? []
      : [
          ...(trends.length > 0 ? [COINGECKO] : []),
          ...(index ? [ALTERNATIVE] : []),
          ...sourcesOf(
            market.feeds,
            news.map(({ source }) => source),
          ),
        ],
  };
}

/** Several feeds of one source are one. */
function sourcesOf(feeds: NewsFeed[], shown: string[]): NewsTrends['attribution'] {
  const used = feeds.filter(({ name }) => shown.includes(name));
  const pages = new Map(used.map(({ name, url }) => [name, new URL(url).origin]));
  return [...pages].map(([text, url]) => ({ text, url }));
}

function trendsOf(feed: Feed | undefined, isSandbox: boolean): NewsTrends['trends'] {
  const fetchedAt = feed?.fetched_at ?? null;
  if (fetchedAt === null) return [];
  const coins = trending.safeParse(feed?.value).data ?? [];
  return coins.slice(0, MOST_TRENDS).map(({ name, ...coin }, at) => ({
    ...coin,
    topic: name,
    rank: at + 1,
    source: isSandbox ? 'Sandbox' : 'CoinGecko',
    fetchedAt,
  }));
}

function freshness(feeds: (Feed | undefined)[], everySeconds: number): Freshness {
  const read = feeds.filter((feed) => feed?.fetched_at);
  const [newest] = read.sort((a, b) => (a?.age_seconds ?? 0) - (b?.age_seconds ?? 0));
  if (!newest) return { fetchedAt: null, ageSeconds: null, isStale: false };
  const ageSeconds = Math.max(0, Math.round(newest.age_seconds));
  const isStale = ageSeconds > everySeconds * MISSED_READS;
  return { fetchedAt: newest.fetched_at, ageSeconds, isStale };
}

/** The word for a score from -1, bearish, to 1, bullish. */
function moodOf(score: number): Mood {
  if (score > LEAN) return 'bullish';
  return score < -LEAN ? 'bearish' : 'neutral';
}
