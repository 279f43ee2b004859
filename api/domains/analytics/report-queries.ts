import { type InferResult, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import type { Period } from './period.ts';

/** Where a page ends: the next begins after it. Of the moment no digit may be lost. */
interface Place {
  moment: string | null;
  id: string;
}

/** One page of the posts of a period with everything known of each, the latest first. */
export function listReportedPosts(
  db: Db,
  owner: string,
  { from, to }: Pick<Period, 'from' | 'to'>,
  after: Place | undefined,
  limit: number,
) {
  return postsWithFigures(db, owner)
    .leftJoin('social_accounts as account', (join) =>
      join
        .onRef('account.workspace_id', '=', 'post.workspace_id')
        .onRef('account.id', '=', 'post.account_id'),
    )
    .leftJoin('personas as persona', (join) =>
      join
        .onRef('persona.workspace_id', '=', 'post.workspace_id')
        .onRef('persona.id', '=', 'post.persona_id'),
    )
    .leftJoin('campaigns as campaign', (join) =>
      join
        .onRef('campaign.workspace_id', '=', 'post.workspace_id')
        .onRef('campaign.id', '=', 'post.campaign_id'),
    )
    .select([
      'post.id',
      'post.posted_at',
      sql<string | null>`post.posted_at::text`.as('moment'),
      'post.platform',
      'account.username',
      'persona.name as persona',
      'campaign.name as campaign',
      'post.provider',
      'post.voice_match',
      'post.virality',
      'metrics.engagement',
      'metrics.url_clicks',
      'metrics.profile_clicks',
      'metrics.read_at',
      sql<{ text: string; externalId: string | null }[]>`(
        select coalesce(json_agg(json_build_object(
          'text', part.text, 'externalId', part.external_id) order by part.position), '[]')
        from post_parts part
        where part.workspace_id = post.workspace_id and part.post_id = post.id)`.as('parts'),
    ])
    .where(isIn('published', 'post.status'))
    .where('post.posted_at', '>=', from)
    .where('post.posted_at', '<', to)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(post.posted_at, post.id) < (${after?.moment}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('post.posted_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(limit);
}

export type ReportedRow = InferResult<ReturnType<typeof listReportedPosts>>[number];

/** A post without figures yet has none; without a post there is no row. */
export function findPostMetrics(db: Db, owner: string, id: string) {
  return postsWithFigures(db, owner).where('post.id', '=', id);
}

function postsWithFigures(db: Db, owner: string) {
  return db
    .selectFrom('scheduled_posts as post')
    .leftJoin('post_metrics as metrics', (join) =>
      join
        .onRef('metrics.workspace_id', '=', 'post.workspace_id')
        .onRef('metrics.post_id', '=', 'post.id'),
    )
    .select([
      'metrics.impressions',
      'metrics.likes',
      'metrics.reposts',
      'metrics.replies',
      'metrics.quotes',
      'metrics.bookmarks',
    ])
    .where('post.workspace_id', '=', owner);
}
