import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isOwn, sharers } from '#api/db/member-share.ts';
import type { WatchRuleInput } from '#shared/contracts/watchlist.ts';

const ruleColumns = [
  'id',
  'coin_id as coinId',
  'kind',
  'threshold',
  'window_minutes as windowMinutes',
  'keyword',
  'is_on as isOn',
  'armed',
  'last_fired_at as lastFiredAt',
] as const;

/** The watched coins, the first first, each with its newest price and half-hourly ones of a day. */
export function listCoins(db: Db, owner: string) {
  return db
    .selectFrom('watched_coins as coin')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('coin_prices as price')
          .select(['price', 'change_24h', 'taken_at'])
          .whereRef('price.coin_id', '=', 'coin.coin_id')
          .orderBy('taken_at', 'desc')
          .limit(1)
          .as('now'),
      (join) => join.onTrue(),
    )
    .select(['coin.id', 'coin.coin_id as coinId', 'coin.symbol', 'coin.name'])
    .select(['now.price', 'now.change_24h as change24h', 'now.taken_at as pricedAt'])
    .select(
      sql<number[]>`(
        select coalesce(json_agg(found.price order by step) filter (where found.price is not null),
          '[]')
        from generate_series(0, 47) step
        cross join lateral (
          select price from coin_prices p
          where p.coin_id = coin.coin_id
            and p.taken_at <= statement_timestamp() - (47 - step) * interval '30 minutes'
            and p.taken_at > statement_timestamp() - (48 - step) * interval '30 minutes'
          order by p.taken_at desc limit 1
        ) found)`.as('history'),
    )
    .where('coin.workspace_id', '=', owner)
    .orderBy('coin.added_at')
    .orderBy('coin.coin_id');
}

export function findCoin(db: Db, owner: string, id: string) {
  return listCoins(db, owner).where('coin.id', '=', id);
}

export function listRules(db: Db, owner: string) {
  return db
    .selectFrom('watch_rules')
    .select(ruleColumns)
    .where('workspace_id', '=', owner)
    .orderBy('created_at')
    .orderBy('id');
}

/** No row: it is watched already. */
export function insertCoin(
  db: Db,
  owner: string,
  { coinId, symbol, name }: { coinId: string; symbol: string; name: string },
) {
  return db
    .insertInto('watched_coins')
    .values({ workspace_id: owner, coin_id: coinId, symbol, name })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'coin_id']).doNothing())
    .returning('id');
}

/** Whether a coin is watched, and how many rules it has, by whom. */
export function countRules(db: Db, owner: string, coinId: string) {
  return db
    .selectFrom('watched_coins as coin')
    .leftJoin('watch_rules as rule', (join) =>
      join
        .onRef('rule.workspace_id', '=', 'coin.workspace_id')
        .onRef('rule.coin_id', '=', 'coin.coin_id'),
    )
    .select([
      sql<number>`count(rule.id)::integer`.as('all'),
      sql<number>`count(rule.id) filter (where ${isOwn('rule.added_by')})::integer`.as('own'),
      sharers('library.write').as('members'),
    ])
    .groupBy('coin.id')
    .where('coin.workspace_id', '=', owner)
    .where('coin.coin_id', '=', coinId);
}

export function insertRule(db: Db, owner: string, rule: WatchRuleInput) {
  const isNews = rule.kind === 'news_keyword';
  return db
    .insertInto('watch_rules')
    .values({
      workspace_id: owner,
      coin_id: rule.coinId,
      kind: rule.kind,
      threshold: isNews ? null : (rule.threshold ?? null),
      window_minutes: rule.kind === 'percent_change' ? (rule.windowMinutes ?? null) : null,
      keyword: isNews ? (rule.keyword ?? null) : null,
    })
    .returning(ruleColumns);
}

/** On, it is armed anew and knows no value, and headlines count from now. */
export function updateSwitch(db: Db, owner: string, id: string, isOn: boolean) {
  const now = sql<string>`date_trunc('milliseconds', clock_timestamp())`;
  return db
    .updateTable('watch_rules')
    .set({
      is_on: isOn,
      ...(isOn
        ? {
            armed: true,
            last_value: null,
            last_sample_at: sql<string>`case when kind = 'news_keyword' then ${now} end`,
          }
        : {}),
    })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .returning(ruleColumns);
}
