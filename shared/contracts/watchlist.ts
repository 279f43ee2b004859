import { z } from 'zod/mini';
import { choice, flag } from './checks.ts';
import { id, idParams, instant, requiredText } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { checkMessage } from './messages/message.ts';

export const watchKinds = [
  'price_above',
  'price_below',
  'percent_change',
  'volume_spike',
  'sentiment_shift',
  'news_keyword',
] as const;
export type WatchKind = (typeof watchKinds)[number];

export const COINS_PER_WATCHLIST = 50;
export const RULES_PER_COIN = 10;

/** The stretches of time, in minutes, over which a percent change is measured. */
export const changeWindows = [60, 360, 1440] as const;

export const watchRule = z.object({
  id,
  coinId: z.string(),
  kind: z.enum(watchKinds),
  /**
   * US dollars; percent, below zero for a fall; times the usual volume; or how far the mood moves,
   * below zero for the worse. Null for a keyword.
   */
  threshold: z.nullable(z.number()),
  windowMinutes: z.nullable(z.number()),
  keyword: z.nullable(z.string()),
  isOn: z.boolean(),
  /** False from the moment it fired until the value has moved back far enough. */
  armed: z.boolean(),
  lastFiredAt: z.nullable(instant),
});
export type WatchRule = z.infer<typeof watchRule>;

export const watchedCoin = z.object({
  id,
  coinId: z.string(),
  symbol: z.string(),
  name: z.string(),
  /** US dollars; null until there is one. */
  price: z.nullable(z.number()),
  /** Percent. */
  change24h: z.nullable(z.number()),
  /** When that was so; older than ten minutes it fires nothing. */
  pricedAt: z.nullable(instant),
  /** The last day, oldest first, at most 48 points. */
  history: z.array(z.number()),
  rules: z.array(watchRule),
});
export type WatchedCoin = z.infer<typeof watchedCoin>;

export const listWatchlist = endpoint({
  ...reading,
  path: '/api/watchlist',
  summary: 'The watched coins with their prices and rules',
  response: z.array(watchedCoin),
});

export const watchCoin = endpoint({
  method: 'POST',
  path: '/api/watchlist',
  summary: 'Watches a coin, by its id at CoinGecko',
  access: 'user',
  permission: 'library.write',
  body: z.object({ coinId: requiredText('Coin', 100) }),
  response: watchedCoin,
  status: 201,
});

export const unwatchCoin = endpoint({
  method: 'DELETE',
  path: '/api/watchlist/{id}',
  summary: 'Stops watching a coin, its rules too',
  access: 'user',
  permission: 'library.write',
  params: idParams,
});

const price = {
  least: 0,
  most: 1e12,
  wrong: checkMessage('field.not-more', { field: 'Price', n: 0 }),
};
const limits = {
  price_above: price,
  price_below: price,
  percent_change: {
    least: 0.1,
    most: 1_000,
    wrong: checkMessage('field.not-from-to', { field: 'Percent', low: 0.1, high: 1_000 }),
  },
  volume_spike: {
    least: 1.1,
    most: 100,
    wrong: checkMessage('field.not-from-to', { field: 'Times', low: 1.1, high: 100 }),
  },
  sentiment_shift: {
    least: 0.05,
    most: 2,
    wrong: checkMessage('field.not-from-to', { field: 'Shift', low: 0.05, high: 2 }),
  },
} as const;

const signed: readonly WatchKind[] = ['percent_change', 'sentiment_shift'];

export const watchRuleInput = z
  .object({
    coinId: requiredText('Coin', 100),
    kind: choice(watchKinds, 'Kind', 'kinds'),
    threshold: z._default(
      z.nullable(z.number(checkMessage('field.not-a-number', { field: 'Threshold' }))),
      null,
    ),
    windowMinutes: z._default(
      z.nullable(z.literal([...changeWindows], checkMessage('protocol.window'))),
      null,
    ),
    keyword: z._default(
      z.nullable(
        z
          .string(checkMessage('field.not-text', { field: 'Keyword' }))
          .check(
            z.trim(),
            z.maxLength(100, checkMessage('field.too-long', { field: 'Keyword', n: 100 })),
          ),
      ),
      null,
    ),
  })
  .check(({ value, issues }) => {
    const refuse = (path: string, message: string) =>
      void issues.push({ code: 'custom', path: [path], message, input: value });
    if (value.kind === 'news_keyword') {
      if (!/[\p{L}\p{N}]/u.test(value.keyword ?? ''))
        refuse('keyword', checkMessage('field.required', { field: 'Keyword' }));
      return;
    }
    const { least, most, wrong } = limits[value.kind];
    const threshold = value.threshold ?? 0;
    const size = signed.includes(value.kind) ? Math.abs(threshold) : threshold;
    if (size <= 0 || size < least || size > most) refuse('threshold', wrong);
    if (value.kind === 'percent_change' && value.windowMinutes === null) {
      refuse('windowMinutes', checkMessage('field.required', { field: 'Window' }));
    }
  });
export type WatchRuleInput = z.input<typeof watchRuleInput>;

export const createWatchRule = endpoint({
  method: 'POST',
  path: '/api/watch-rules',
  summary: 'Adds a rule to a watched coin',
  access: 'user',
  permission: 'library.write',
  body: watchRuleInput,
  response: watchRule,
  status: 201,
});

export const switchWatchRule = endpoint({
  method: 'PATCH',
  path: '/api/watch-rules/{id}',
  summary: 'Switches a rule on or off; on, it is armed anew',
  access: 'user',
  permission: 'library.write',
  params: idParams,
  body: z.object({ isOn: flag('isOn') }),
  response: watchRule,
});

export const deleteWatchRule = endpoint({
  method: 'DELETE',
  path: '/api/watch-rules/{id}',
  summary: 'Deletes a rule',
  access: 'user',
  permission: 'library.write',
  params: idParams,
});
