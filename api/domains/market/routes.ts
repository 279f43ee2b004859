import { type Route, route } from '#api/http/route.ts';
import { getNewsTrends, searchCoins as searchCoinsContract } from '#shared/contracts/market.ts';
import { readNewsTrends } from './read-news-trends.ts';
import { searchCoins } from './search-coins.ts';

export const marketRoutes: Route[] = [
  route(getNewsTrends, ({ ctx }) => readNewsTrends(ctx)),
  route(searchCoinsContract, ({ owner, ctx, query }) => searchCoins(ctx, owner, query.query)),
];
