import { coinGecko } from './coingecko.ts';
import { type FearGreed, readFearGreed } from './fear-greed.ts';
import { type FeedAnswer, type FeedMarks, type NewsFeed, readNewsFeed } from './news-feed.ts';

export interface MarketOptions {
  /** Without a slash at its end; ends in /api/v3. */
  coinGeckoUrl: string;
  coinGeckoKey?: string | undefined;
  fearGreedUrl: string;
  feeds: NewsFeed[];
  userAgent: string;
  /** For one feed, redirects and body included, in milliseconds. */
  feedLimitMs?: number;
}

/** Prices, trends, mood and headlines. Every call throws MarketError, and nothing else. */
export interface MarketClient extends ReturnType<typeof coinGecko> {
  feeds: NewsFeed[];
  /** With a key CoinGecko may be asked more often. */
  hasKey: boolean;
  fearGreed(): Promise<FearGreed>;
  news(feed: NewsFeed, marks: FeedMarks): Promise<FeedAnswer>;
}

/** A client of the market, or of what stands at those addresses. */
export function createMarketClient(options: MarketOptions): MarketClient {
  const { userAgent, feeds, coinGeckoUrl: url, coinGeckoKey: key } = options;
  return {
    feeds,
    hasKey: key !== undefined,
    ...coinGecko({ url, key, userAgent }),
    fearGreed: () => readFearGreed(options.fearGreedUrl, userAgent),
    news: (feed, marks) => readNewsFeed(feed, marks, { userAgent, limitMs: options.feedLimitMs }),
  };
}
