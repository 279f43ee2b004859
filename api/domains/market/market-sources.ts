import type { Context } from '#api/context.ts';
import type { FeedMarks, NewsFeed } from '#api/providers/market/news-feed.ts';
import type { FeedNews } from './feed-schedule.ts';
import { storeNews } from './store-news.ts';
import { storePrices } from './store-prices.ts';
import { tidyMarket } from './tidy-market.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export interface MarketSource {
  /** Its row in `market_feeds`. */
  name: string;
  everySeconds: number;
  /** Whether what it brings may make a rule of a watchlist fire. */
  wakesWatchlist: boolean;
  read(ctx: Context, marks: FeedMarks): Promise<FeedNews>;
}

type Mode = Context['marketMode'];

export const trendingName = (mode: Mode) => `${mode}:trending`;
export const fearGreedName = (mode: Mode) => `${mode}:fear-greed`;
export const newsName = (mode: Mode, { url }: NewsFeed) => `${mode}:news:${url}`;

export const EVERY = { trending: 5 * MINUTE, fearGreed: HOUR, news: 10 * MINUTE };

/** Everything that is read of the market, and how often. */
export function marketSources({ market, marketMode: mode }: Context): MarketSource[] {
  return [
    {
      name: trendingName(mode),
      everySeconds: EVERY.trending,
      wakesWatchlist: false,
      read: async () => ({ value: await market.trending() }),
    },
    {
      name: fearGreedName(mode),
      everySeconds: EVERY.fearGreed,
      wakesWatchlist: false,
      read: async () => ({ value: await market.fearGreed() }),
    },
    {
      name: `${mode}:prices`,
      // Without a key CoinGecko counts calls by address, and others may share ours.
      everySeconds: market.hasKey ? MINUTE : 3 * MINUTE,
      wakesWatchlist: true,
      async read(ctx) {
        await storePrices(ctx);
        return {};
      },
    },
    ...market.feeds.map((feed) => ({
      name: newsName(mode, feed),
      everySeconds: EVERY.news,
      wakesWatchlist: true,
      async read(ctx: Context, marks: FeedMarks) {
        const answer = await market.news(feed, marks);
        if (!answer.isNew) return {};
        await storeNews(ctx, feed.name, answer.items);
        return { etag: answer.etag, lastModified: answer.lastModified };
      },
    })),
    {
      name: 'tidy',
      everySeconds: HOUR,
      wakesWatchlist: false,
      async read(ctx) {
        await tidyMarket(ctx.db);
        return {};
      },
    },
  ];
}
