import { sql } from 'kysely';
import type { ForecastWeights, ReachingText } from '#api/analysis/forecast/fit-forecast.ts';
import type { Db } from '#api/db/database.ts';
import { isConnected } from '#api/db/schema/connected-account.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import { FEWEST_RESULTS } from '#shared/contracts/analytics.ts';

/** The latest posts that a model learns from, and characters of each. */
const MOST = { posts: 2_000, characters: 4_000 };

/** How many posts of an account, by the name it has in a query, have figures; counted no further than needed. */
export const resultsOf = (account: string) => sql<number>`(
  select count(*)::int from (
    select from scheduled_posts post
    where post.workspace_id = ${sql.ref(`${account}.workspace_id`)}
      and post.account_id = ${sql.ref(`${account}.id`)}
      and ${isIn('published', 'post.status')} and post.impressions > 0
    limit ${sql.lit(FEWEST_RESULTS)}
  ) with_figures)`;

/** The connected accounts with what was learnt of each, the one with most posts first. */
export function listLearnt(db: Db, owner: string) {
  return db
    .selectFrom('social_accounts as account')
    .leftJoin('engagement_models as model', (join) =>
      join
        .onRef('model.workspace_id', '=', 'account.workspace_id')
        .onRef('model.account_id', '=', 'account.id'),
    )
    .select(({ ref }) => [
      'account.username as account',
      'model.tested',
      'model.correlation',
      ref('model.weights').$castTo<ForecastWeights | null>().as('weights'),
      sql<number>`greatest(${resultsOf('account')}, model.posts)`.as('posts'),
    ])
    .where('account.workspace_id', '=', owner)
    .where('account.platform', '=', 'twitter')
    .where(isConnected('account'))
    .orderBy('posts', 'desc')
    .orderBy('account.connected_at');
}

/** An account's latest posts with figures, from the oldest on. */
export async function listReached(db: Db, owner: string, accountId: string) {
  const { rows } = await sql<ReachingText>`
    select left(parts.text, ${MOST.characters}) as text, parts.media as "hasMedia",
      latest.engagement::float8 as engagement
    from (
      select id, posted_at, coalesce(engagement, 0) as engagement from scheduled_posts post
      where workspace_id = ${owner} and account_id = ${accountId}
        and ${isIn('published', 'post.status')} and impressions > 0
      order by posted_at desc limit ${MOST.posts}
    ) latest
    cross join lateral (
      select string_agg(part.text, E'\n\n' order by part.position) as text,
        bool_or(cardinality(part.media_ids) > 0) as media
      from post_parts part where part.workspace_id = ${owner} and part.post_id = latest.id
    ) parts
    order by latest.posted_at, latest.id`.execute(db);
  return rows;
}

export function updateModel(
  db: Db,
  owner: string,
  accountId: string,
  model: { posts: number; tested: number; correlation: number; weights: ForecastWeights },
) {
  return db
    .updateTable('engagement_models')
    .set({ ...model, weights: JSON.stringify(model.weights) })
    .where('workspace_id', '=', owner)
    .where('account_id', '=', accountId);
}
