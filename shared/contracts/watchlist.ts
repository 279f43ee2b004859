import { z } from 'zod';
import { id, idParams, instant, requiredText } from './common.ts';
import { endpoint } from './endpoint.ts';

export const watchKinds = [
  'price_above',
  'price_below',
  'percent_change',
  'volume_spike',
  'sentiment_shift',
  'news_keyword',
] as const;
export const COINS_PER_WATCHLIST = 50;
export const RULES_PER_COIN = 10;

export const watchRule = z.object({
  id,
  coinId: z.string(),
  kind: z.enum(watchKinds),
  /** US dollars, percent, times the usual volume, or how far the mood moves (0 to 2). */
  threshold: z.number().nullable(),
  windowMinutes: z.number().nullable(),
  keyword: z.string().nullable(),
  isOn: z.boolean(),
  /** False from the moment it fired until the value has moved back far enough. */
  armed: z.boolean(),
  lastValue: z.number().nullable(),
  lastFiredAt: instant.nullable(),
});
export type WatchRule = z.infer<typeof watchRule>;

export const watchedCoin = z.object({
  coinId: z.string(),
  symbol: z.string(),
  name: z.string(),
  /** US dollars; null until there is one. */
  price: z.number().nullable(),
  /** Percent. */
  change24h: z.number().nullable(),
  volume24h: z.number().nullable(),
  /** When that was so; older than ten minutes it fires nothing. */
  pricedAt: instant.nullable(),
  /** The last day, oldest first, at most 48 points. */
  history: z.array(z.number()),
  rules: z.array(watchRule),
});
export type WatchedCoin = z.infer<typeof watchedCoin>;

export const listWatchlist = endpoint({
  method: 'GET',
  path: '/api/watchlist',
  summary: 'The watched coins with their prices and rules',
  access: 'user',
  response: z.array(watchedCoin),
});

export const watchCoin = endpoint({
  method: 'POST',
  path: '/api/watchlist',
  summary: 'Watches a coin, by its id at CoinGecko',
  access: 'user',
  body: z.object({ coinId: requiredText('Coin', 100) }),
  response: watchedCoin,
  status: 201,
});

const coinParams = z.object({ coinId: z.string().min(1).max(100) });

export const unwatchCoin = endpoint({
  method: 'DELETE',
  path: '/api/watchlist/{coinId}',
  summary: 'Stops watching a coin, its rules too',
  access: 'user',
  params: coinParams,
});

const ruleInput = z.object({
  kind: z.enum(watchKinds, 'Kind is not one of the known kinds'),
  threshold: z.number('Threshold must be a number').finite().nullable().default(null),
  windowMinutes: z.number().int().nullable().default(null),
  keyword: z
    .string()
    .trim()
    .max(100, 'Keyword must be at most 100 characters')
    .nullable()
    .default(null),
});

export const createWatchRule = endpoint({
  method: 'POST',
  path: '/api/watchlist/{coinId}/rules',
  summary: 'Adds a rule to a watched coin',
  access: 'user',
  params: coinParams,
  body: ruleInput,
  response: watchRule,
  status: 201,
});

export const switchWatchRule = endpoint({
  method: 'PATCH',
  path: '/api/watch-rules/{id}',
  summary: 'Switches a rule on or off; on, it is armed anew',
  access: 'user',
  params: idParams,
  body: z.object({ isOn: z.boolean('isOn must be true or false') }),
  response: watchRule,
});

export const deleteWatchRule = endpoint({
  method: 'DELETE',
  path: '/api/watch-rules/{id}',
  summary: 'Deletes a rule',
  access: 'user',
  params: idParams,
});
