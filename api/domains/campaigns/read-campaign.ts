import { sql } from 'kysely';
import { compiler } from '#api/db/client/compile.ts';
import type { Database } from '#api/db/database.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import { withWorkspaceAtOnce } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import type { CampaignDetails } from '#shared/contracts/campaigns.ts';
import { type CampaignRow, findCampaign, toCampaign } from './queries.ts';

type Figures = CampaignDetails['results'] & Pick<CampaignDetails['pace'], 'planned' | 'nextAt'>;

/** A campaign with its results and its pace. Throws `not_found`. */
export async function readCampaign(
  db: Database,
  owner: string,
  id: string,
): Promise<CampaignDetails> {
  const [[row], [found]] = await withWorkspaceAtOnce<[CampaignRow, Figures]>(db, owner, [
    findCampaign(compiler, owner, id).compile(),
    figures(owner, id).compile(compiler),
  ]);
  if (!row || !found) throw notFound('Campaign');
  const { planned, nextAt, ...results } = found;
  return { ...toCampaign(row), results, pace: { planned, posted: results.posts, nextAt } };
}

/** Posts, views and engagement from the totals; likes and replies of its own posts, by their index. */
const figures = (owner: string, id: string) => sql<Figures>`
  select out.*, heard.*, coming.*
  from (
    select coalesce(sum(posts), 0)::integer as posts, coalesce(sum(reach), 0) as views,
      coalesce(sum(engagement), 0) as engagement
    from origin_totals
    where workspace_id = ${owner} and origin = 'campaign' and days = 7 and key = ${id}
  ) out, (
    select coalesce(sum(m.likes), 0)::float8 as likes, coalesce(sum(m.replies), 0)::float8 as replies
    from scheduled_posts p
    join post_metrics m on m.workspace_id = p.workspace_id and m.post_id = p.id
    where p.workspace_id = ${owner} and p.campaign_id = ${id} and ${isIn('published', 'p.status')}
  ) heard, (
    select count(*)::integer as planned,
      min(p.scheduled_time) filter (where ${isIn('due', 'p.status')}) as "nextAt"
    from scheduled_posts p
    where p.workspace_id = ${owner} and p.campaign_id = ${id} and ${isIn('toCome', 'p.status')}
      and p.scheduled_time > now()
  ) coming`;
