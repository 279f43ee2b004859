import { type ExpressionBuilder, type Insertable, sql, type UpdateObject } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Tables } from '#api/db/schema/tables.ts';
import type { HoldReason, PostStatus } from '#shared/contracts/publishing.ts';
import { releasedValues } from './released-values.ts';

export type NewPost = Omit<Insertable<Tables['scheduled_posts']>, 'workspace_id' | 'not_before'> & {
  id: string;
};

/** An occurrence that is planned already is left alone; answers the ids of the others. */
export function insertPosts(db: Db, owner: string, posts: NewPost[]) {
  return db
    .insertInto('scheduled_posts')
    .values(
      posts.map((post) => ({ workspace_id: owner, not_before: post.scheduled_time, ...post })),
    )
    .onConflict((conflict) => conflict.constraint('scheduled_posts_occurrence_key').doNothing())
    .returning('id');
}

export interface PartText {
  text: string;
  mediaIds: string[];
}

export function insertParts(db: Db, owner: string, posts: { id: string; parts: PartText[] }[]) {
  return db.insertInto('post_parts').values(
    posts.flatMap(({ id, parts }) =>
      parts.map(({ text, mediaIds }, position) => ({
        workspace_id: owner,
        post_id: id,
        position,
        text,
        media_ids: mediaIds,
      })),
    ),
  );
}

export function deleteParts(db: Db, owner: string, postId: string) {
  return db
    .deleteFrom('post_parts')
    .where('workspace_id', '=', owner)
    .where('post_id', '=', postId);
}

/** Counts the change, so that an edit that saw the post before it is refused. */
export function updatePost(
  db: Db,
  owner: string,
  id: string,
  changes: UpdateObject<Tables, 'scheduled_posts'>,
) {
  return db
    .updateTable('scheduled_posts')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

/** Gone only in one of these states, and while no worker has it: one statement against any claim. */
export function deletePost(db: Db, owner: string, id: string, states: readonly PostStatus[]) {
  return db
    .deleteFrom('scheduled_posts')
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('status', 'in', states)
    .where('lease_until', 'is', null)
    .returning('hold_reason');
}

/** `planned_for`: a persona, of whose posts those that a campaign has planned. */
export type Whose = { account_id: string } | { campaign_id: string } | { planned_for: string };

export function updatePending(
  db: Db,
  owner: string,
  whose: Whose,
  reason: HoldReason,
  detail: string,
) {
  return db
    .updateTable('scheduled_posts')
    .set({
      status: 'held',
      hold_reason: reason,
      detail,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('workspace_id', '=', owner)
    .where((post) => {
      if ('account_id' in whose) return post('account_id', '=', whose.account_id);
      if ('campaign_id' in whose) return post('campaign_id', '=', whose.campaign_id);
      return plannedFor(whose.planned_for)(post);
    })
    .where('status', '=', 'pending')
    .where('lease_until', 'is', null);
}

const plannedFor = (personaId: string) => (post: ExpressionBuilder<Tables, 'scheduled_posts'>) =>
  post.and([post('persona_id', '=', personaId), post('occurrence', 'is not', null)]);

/** Before their posts, as whoever plans, pauses or ends a campaign does. */
export function lockCampaignsOf(db: Db, owner: string, personaId: string) {
  return db
    .selectFrom('campaigns')
    .select('id')
    .where('workspace_id', '=', owner)
    .where('persona_id', '=', personaId)
    .orderBy('id')
    .forUpdate();
}

/** What no worker has just now is of no campaign any more: its person alone says when it goes out. */
export function leaveCampaigns(db: Db, owner: string, personaId: string) {
  return db
    .updateTable('scheduled_posts')
    .set({ campaign_id: null, occurrence: null })
    .where('workspace_id', '=', owner)
    .where(plannedFor(personaId))
    .where('status', 'in', ['held', 'failed', 'reminded'])
    .where('lease_until', 'is', null);
}

/**
 * Posts held for this reason, of a campaign or of all: what is still to come goes on, what was due
 * meanwhile stays held and says why.
 */
export function releaseHeld(
  db: Db,
  owner: string,
  held: { reason: 'publishing_off' } | { reason: 'campaign_paused'; campaignId: string },
  skipped: string,
) {
  const isAhead = sql<boolean>`scheduled_time > now()`;
  return db
    .updateTable('scheduled_posts')
    .set(releasedValues(isAhead, skipped))
    .where('workspace_id', '=', owner)
    .where('status', '=', 'held')
    .where('hold_reason', '=', held.reason)
    .$if(held.reason === 'campaign_paused', (query) =>
      query.where('campaign_id', '=', 'campaignId' in held ? held.campaignId : ''),
    );
}

/** What of a campaign has not been sent, not even in part. */
export function deleteUnsent(db: Db, owner: string, campaignId: string) {
  return db
    .deleteFrom('scheduled_posts as post')
    .where('post.workspace_id', '=', owner)
    .where('post.campaign_id', '=', campaignId)
    .where('post.status', 'in', ['pending', 'held', 'failed', 'reminded'])
    .where('post.lease_until', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('post_parts as part')
            .select('part.position')
            .whereRef('part.workspace_id', '=', 'post.workspace_id')
            .whereRef('part.post_id', '=', 'post.id')
            .where('part.external_id', 'is not', null),
        ),
      ),
    );
}

/** X's id of a part that is known to be live. */
export function updatePart(
  db: Db,
  owner: string,
  postId: string,
  position: number,
  externalId: string,
) {
  return db
    .updateTable('post_parts')
    .set({ external_id: externalId, posted_at: sql`now()` })
    .where('workspace_id', '=', owner)
    .where('post_id', '=', postId)
    .where('position', '=', position);
}
