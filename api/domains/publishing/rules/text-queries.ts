import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import { stateAfter } from '../engine/transitions.ts';

/** Texts that a new one is compared with. */
const MOST_COMPARED = 5_000;

/** Posts of a workspace with each of their texts: a row for each part of a thread. */
function selectPostTexts(db: Db, owner: string) {
  return db
    .selectFrom('scheduled_posts as post')
    .innerJoin('post_parts as part', (join) =>
      join
        .onRef('part.workspace_id', '=', 'post.workspace_id')
        .onRef('part.post_id', '=', 'post.id'),
    )
    .where('post.workspace_id', '=', owner);
}

/** What goes out, or went out, on X between two times; the latest first. */
export function listTexts(db: Db, owner: string, from: string, to: string) {
  return selectPostTexts(db, owner)
    .select(['post.id as postId', 'post.account_id as accountId', 'post.status', 'part.text'])
    .where('post.scheduled_time', '>=', from)
    .where('post.scheduled_time', '<=', to)
    .where('post.platform', '=', 'twitter')
    .where('post.status', 'not in', [stateAfter('fail'), stateAfter('remind')])
    .orderBy('post.scheduled_time', 'desc')
    .orderBy('post.id', 'desc')
    .orderBy('part.position')
    .limit(MOST_COMPARED);
}

/** What other accounts of the workspace have posted in the last week, the latest first. */
export function listPostedElsewhere(db: Db, owner: string, accountId: string) {
  return selectPostTexts(db, owner)
    .select(['post.id as postId', 'post.account_id as accountId', 'part.text'])
    .where(isIn('published', 'post.status'))
    .where('post.posted_at', '>', sql<string>`now() - interval '7 days'`)
    .where('post.account_id', '<>', accountId)
    .orderBy('post.posted_at', 'desc')
    .limit(MOST_COMPARED);
}

/** The latest texts of a campaign, however long ago. */
export function listCampaignTexts(db: Db, owner: string, id: string) {
  return selectPostTexts(db, owner)
    .select('part.text')
    .where('post.campaign_id', '=', id)
    .orderBy('post.occurrence', (order) => order.desc().nullsLast())
    .limit(200);
}
