import {
  type ExpressionBuilder,
  type Insertable,
  type RawBuilder,
  sql,
  type UpdateObject,
} from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Tables } from '#api/db/schema/tables.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import type { HoldReason, PostStatus } from '#shared/contracts/publishing.ts';
import type { Poll } from '#shared/contracts/publishing-poll.ts';
import { detailOf } from '../detail-of.ts';
import { after, may, stateAfter, statesBefore } from '../engine/transitions.ts';
import type { PartContent } from '../rules/resolve-post.ts';

export type NewPost = Omit<Insertable<Tables['scheduled_posts']>, 'workspace_id' | 'not_before'> & {
  id: string;
};

/** An occurrence that is planned already is left alone; answers the ids of the others. */
export function insertPosts(db: Db, owner: string, posts: NewPost[]) {
  return db
    .insertInto('scheduled_posts')
    .values(
      posts.map((post) => ({
        workspace_id: owner,
        not_before: post.scheduled_time,
        status: stateAfter('schedule'),
        ...post,
      })),
    )
    .onConflict((conflict) => conflict.constraint('scheduled_posts_occurrence_key').doNothing())
    .returning('id');
}

/** The parts of a post as they are written. */
export function partTexts(
  parts: { text: string; media: { id: string }[]; poll?: Poll | null | undefined }[] | null,
): PartContent[] {
  return (parts ?? []).map(({ text, media, poll }) => ({
    text,
    mediaIds: media.map(({ id }) => id),
    poll,
  }));
}

export function insertParts(db: Db, owner: string, posts: { id: string; parts: PartContent[] }[]) {
  return db.insertInto('post_parts').values(
    posts.flatMap(({ id, parts }) =>
      parts.map(({ text, mediaIds, poll }, position) => ({
        workspace_id: owner,
        post_id: id,
        position,
        text,
        media_ids: mediaIds,
        poll: poll ? JSON.stringify(poll) : null,
      })),
    ),
  );
}

/** Brings the parts of a post to these: a part that stays the same is not written. */
export function mergeParts(db: Db, owner: string, post: { id: string; parts: PartContent[] }) {
  return insertParts(db, owner, [post]).onConflict((conflict) =>
    conflict
      .columns(['workspace_id', 'post_id', 'position'])
      .doUpdateSet(({ ref }) => ({
        text: ref('excluded.text'),
        media_ids: ref('excluded.media_ids'),
        poll: ref('excluded.poll'),
        external_id: null,
        posted_at: null,
      }))
      .where(
        sql<boolean>`(post_parts.text, post_parts.media_ids, post_parts.poll, post_parts.external_id,
          post_parts.posted_at)
          is distinct from (excluded.text, excluded.media_ids, excluded.poll, null, null)`,
      ),
  );
}

/** Those behind the first `count`. */
export function deletePartsBehind(db: Db, owner: string, postId: string, count: number) {
  return db
    .deleteFrom('post_parts')
    .where('workspace_id', '=', owner)
    .where('post_id', '=', postId)
    .where('position', '>=', count);
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

/** Gone only before anything of it is under way, and while no worker has it: one statement against any claim. */
export function deletePosts(db: Db, owner: string, ids: string[]) {
  return db
    .deleteFrom('scheduled_posts')
    .where('workspace_id', '=', owner)
    .where('id', 'in', ids)
    .where('status', 'in', statesBefore('delete'))
    .where('lease_until', 'is', null)
    .returning('hold_reason');
}

/** `planned_for`: a persona, of whose posts those that a campaign has planned. */
export type Whose =
  | { campaign_id: string }
  | { planned_for: string }
  | { ids: string[] }
  | 'workspace';

export function updatePending(
  db: Db,
  owner: string,
  whose: Whose,
  reason: HoldReason | null,
  why: Message | null,
) {
  return db
    .updateTable('scheduled_posts')
    .set({
      status: stateAfter('pause'),
      hold_reason: reason,
      ...detailOf(why),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('workspace_id', '=', owner)
    .where((post) => {
      if (whose === 'workspace') return post.lit(true);
      if ('ids' in whose) return post('id', 'in', whose.ids);
      if ('campaign_id' in whose) return post('campaign_id', '=', whose.campaign_id);
      return plannedFor(whose.planned_for)(post);
    })
    .where('status', 'in', statesBefore('pause'))
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

/** Unsent, and not to be sent as it is. */
const resting = statesBefore('delete').filter((state) => !may('claim', state));

/** What no worker has just now is of no campaign any more: its person alone says when it goes out. */
export function leaveCampaigns(db: Db, owner: string, personaId: string) {
  return db
    .updateTable('scheduled_posts')
    .set({ campaign_id: null, occurrence: null })
    .where('workspace_id', '=', owner)
    .where(plannedFor(personaId))
    .where('status', 'in', resting)
    .where('lease_until', 'is', null);
}

/**
 * What a held post becomes when it is released: due again where it is still in time, otherwise held as
 * too late, with `skipped` as the reason that its owner reads.
 */
export function releasedValues(isInTime: RawBuilder<boolean>, skipped: Message | null) {
  const { detail, detail_message } = detailOf(skipped);
  return {
    status: sql<PostStatus>`case when ${isInTime} then ${after('resume')} else ${after('skip')} end`,
    hold_reason: sql<'too_late' | null>`case when ${isInTime} then null else 'too_late' end`,
    detail: sql<string>`case when ${isInTime} then '' else ${detail} end`,
    detail_message: sql<
      string | null
    >`case when ${isInTime} then null else ${detail_message}::jsonb end`,
    not_before: sql<string>`scheduled_time`,
    version: sql<number>`version + 1`,
    updated_at: sql<string>`now()`,
  };
}

/** Why posts are held that go on together; without a campaign it is all that are. */
export type Held =
  | { reason: 'publishing_off'; campaignId?: undefined }
  | { reason: 'campaign_paused'; campaignId: string };

/**
 * Posts held for this reason, of a campaign or of all: what is still to come goes on, what was due
 * meanwhile stays held and says why.
 */
export function releaseHeld(
  db: Db,
  owner: string,
  { reason, campaignId }: Held,
  skipped: Message | null,
) {
  const isAhead = sql<boolean>`scheduled_time > now()`;
  return db
    .updateTable('scheduled_posts')
    .set(releasedValues(isAhead, skipped))
    .where('workspace_id', '=', owner)
    .where('status', 'in', statesBefore('resume'))
    .where('hold_reason', '=', reason)
    .$if(campaignId !== undefined, (query) => query.where('campaign_id', '=', campaignId ?? ''));
}

/** What of a campaign has not been sent, not even in part; locked, so that no worker takes it. */
export function lockUnsent(db: Db, owner: string, campaignId: string) {
  return db
    .selectFrom('scheduled_posts as post')
    .select('post.id')
    .where('post.workspace_id', '=', owner)
    .where('post.campaign_id', '=', campaignId)
    .where('post.status', 'in', statesBefore('delete'))
    .where('post.lease_until', 'is', null)
    .where(
      sql<boolean>`not exists (select from post_parts part where part.workspace_id = post.workspace_id
        and part.post_id = post.id and part.external_id is not null)`,
    )
    .orderBy('post.id')
    .forUpdate();
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
