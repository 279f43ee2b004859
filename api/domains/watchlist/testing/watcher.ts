import type { Caller, TestApp } from '#api/testing/app.ts';
import { assertNotificationWorded } from '#api/testing/assert-worded.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import {
  createWatchRule,
  listWatchlist,
  type WatchRule,
  type WatchRuleInput,
} from '#shared/contracts/watchlist.ts';
import { evaluateWatchlist } from '../evaluate-watchlist.ts';

/** Somebody who watches a coin of a market that the test makes. */
export interface Watcher {
  user: Caller;
  coinId: string;
  workspaceId: string;
  add(rule: Omit<WatchRuleInput, 'coinId'>): Promise<WatchRule>;
  ruleNow(id: string): Promise<WatchRule | undefined>;
  titles(): Promise<string[]>;
  messages(): Promise<string[]>;
}

let coins = 0;

/** A coin of its own for each watcher: what happens to one concerns no other. */
export async function watcherNamed(app: TestApp, username: string): Promise<Watcher> {
  const user = await app.signIn(username);
  coins += 1;
  const coinId = `coin-${coins}`;
  const [{ workspace_id: workspaceId }] = (await app.asOwner(`
    insert into watched_coins (workspace_id, coin_id, symbol, name)
    select workspace_id, '${coinId}', 'COIN', 'The Coin' from workspace_members
    join users on users.id = user_id where username = '${username}'
    returning workspace_id`)) as [{ workspace_id: string }];
  return {
    user,
    coinId,
    workspaceId,
    add: (rule) => user.call(createWatchRule, { body: { coinId, ...rule } }),
    ruleNow: async (id) =>
      (await user.call(listWatchlist)).flatMap(({ rules }) => rules).find((rule) => rule.id === id),
    titles: async () => (await user.call(listNotifications)).map(({ title }) => title),
    messages: async () =>
      (await user.call(listNotifications)).map((notification) => {
        assertNotificationWorded(notification);
        return notification.message;
      }),
  };
}

let tick = 0;

export const market = (app: TestApp) => ({
  /** A price, by default of now; each is a little later than the one before. */
  async price(
    coinId: string,
    price: number,
    { ago = '0', volume = 1_000, change = 'null' as number | 'null' } = {},
  ) {
    tick += 1;
    await app.asOwner(`
      insert into coin_prices (coin_id, taken_at, price, volume_24h, change_24h)
      values ('${coinId}', clock_timestamp() - interval '${ago}' + interval '${tick} ms',
        ${price}, ${volume}, ${change})`);
  },
  async headline(
    title: string,
    coinIds: string[],
    { sentiment = 0, ago = '0' as string | null, seen = '0' } = {},
  ) {
    tick += 1;
    await app.asOwner(`
      insert into news_items (url, source, title, summary, published_at, sentiment, confidence,
        coins, first_seen_at)
      values ('https://example.com/${tick}', 'Example', '${title.replaceAll("'", "''")}', '',
        ${ago === null ? 'null' : `clock_timestamp() - interval '${ago}'`}, ${sentiment}, 1,
        array[${coinIds.map((id) => `'${id}'`).join()}]::text[],
        clock_timestamp() - interval '${seen}' + interval '${tick} ms')`);
  },
  evaluate: () => evaluateWatchlist(app.running.ctx),
});
