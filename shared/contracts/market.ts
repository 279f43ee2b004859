import { z } from 'zod/mini';
import { instant, moods, requiredText } from './common.ts';
import { endpoint, reading } from './endpoint.ts';

export const TRENDS_SHOWN = 3;
export const NEWS_SHOWN = 2;

/** How old a part of the market is; a stale one has missed several reads. */
const freshness = z.object({
  /** Null until it was read for the first time. */
  fetchedAt: z.nullable(instant),
  ageSeconds: z.nullable(z.number()),
  isStale: z.boolean(),
});
export type Freshness = z.infer<typeof freshness>;

const trend = z.object({
  /** The coin's name: what people talk about. */
  topic: z.string(),
  symbol: z.string(),
  /** CoinGecko's id. */
  coinId: z.string(),
  /** US dollars. */
  price: z.nullable(z.number()),
  /** Percent. */
  change24h: z.nullable(z.number()),
  /** Among what is searched for most, from 1. */
  rank: z.number(),
  source: z.string(),
  fetchedAt: instant,
});

const newsItem = z.object({
  title: z.string(),
  summary: z.string(),
  /** Always http(s). */
  url: z.string(),
  source: z.string(),
  /** Null where its source does not say it clearly. */
  publishedAt: z.nullable(instant),
  sentiment: z.enum(moods),
  /** -1 bearish to 1 bullish. */
  score: z.number(),
  confidence: z.number(),
  /** CoinGecko's ids of the coins that the title names. */
  coins: z.array(z.string()),
  fetchedAt: instant,
});
export type NewsItem = z.infer<typeof newsItem>;

const newsTrends = z.object({
  trends: z.array(trend),
  news: z.array(newsItem),
  fearGreed: z.nullable(z.object({ value: z.number(), label: z.string(), asOf: instant })),
  /** The headlines of the last 24 hours together; null without any. */
  mood: z.nullable(z.object({ label: z.enum(moods), score: z.number(), headlines: z.number() })),
  /** Everything here is invented by the sandbox. */
  sandbox: z.boolean(),
  stale: z.object({ trends: freshness, news: freshness, fearGreed: freshness }),
  attribution: z.array(z.object({ text: z.string(), url: z.string() })),
});
export type NewsTrends = z.infer<typeof newsTrends>;

export const getNewsTrends = endpoint({
  ...reading,
  path: '/api/crypto/news-trends',
  summary: 'Trending coins, headlines and the mood of the market, as last read',
  response: newsTrends,
});

const coin = z.object({
  /** CoinGecko's id: symbols are not unique. */
  coinId: z.string(),
  symbol: z.string(),
  name: z.string(),
  /** By market capitalisation; null when not ranked. */
  rank: z.nullable(z.number()),
});
export type Coin = z.infer<typeof coin>;

export const searchCoins = endpoint({
  ...reading,
  path: '/api/market/coins',
  summary: 'Coins by name or symbol, best match first, at most 20',
  limit: 'ai',
  query: z.object({ query: requiredText('Query', 60) }),
  response: z.array(coin),
});
