import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#api/db/database.ts';
import { messageBeside } from '#api/db/schema/message-column.ts';
import { shownReview } from '#api/db/schema/status-groups.ts';
import type { listScheduledPosts, PostStatus } from '#shared/contracts/publishing.ts';
import type { MediaItem } from '#shared/contracts/publishing-media.ts';
import type { Poll } from '#shared/contracts/publishing-poll.ts';
import { ROW_CHARACTERS } from '#shared/contracts/publishing-worklist.ts';

/** Of each half of the list. */
const MOST_LISTED = 500;
const MOST_ROWS = 5_000;

/** The media `m` of a part, each with these fields. */
const mediaWith = (fields: RawBuilder<unknown>) => sql`
  case when part.media_ids = '{}' then '[]' else (
    select coalesce(jsonb_agg(jsonb_build_object(${fields}) order by given.place), '[]')
    from unnest(part.media_ids) with ordinality as given (id, place)
    join media m on m.workspace_id = part.workspace_id and m.id = given.id) end`;

/** A part as it comes out of `parts`. */
export interface PartRow {
  text: string;
  externalId: string | null;
  media: MediaItem[];
  poll: Poll | null;
}

interface RowPart {
  externalId: string | null;
  media: Pick<MediaItem, 'kind'>[];
}

const parts = sql<PartRow[]>`(
  select jsonb_agg(jsonb_build_object('text', part.text, 'poll', part.poll, 'externalId', part.external_id, 'media',
    ${mediaWith(sql`'id', m.id, 'kind', m.kind, 'contentType', m.content_type,
      'altText', m.alt_text, 'bytes', octet_length(m.bytes), 'width', m.width, 'height', m.height`)}
    ) order by part.position)
  from post_parts part
  where part.workspace_id = post.workspace_id and part.post_id = post.id)`;

/** By its key in every plan: a join made for few personas goes through all of them for each post. */
const personaName = sql<string | null>`(
  select persona.name from personas persona
  where persona.workspace_id = post.workspace_id and persona.id = post.persona_id)`;

function withAccounts(db: Db) {
  return db
    .selectFrom('scheduled_posts as post')
    .leftJoin('social_accounts as account', (join) =>
      join
        .onRef('account.workspace_id', '=', 'post.workspace_id')
        .onRef('account.id', '=', 'post.account_id'),
    );
}

function posts(db: Db, owner: string) {
  return withAccounts(db)
    .select([
      'post.id',
      'post.platform',
      'post.account_id',
      'account.username',
      'post.scheduled_time',
      'post.time_zone',
      'post.wall_clock',
      'post.persona_id',
      'post.campaign_id',
      'post.status',
      'post.hold_reason',
      'post.detail',
      'post.made_with_ai',
      'post.paid_partnership',
      'post.reply_to_id',
      'post.draft_id',
      'post.provider',
      'post.voice_match',
      'post.grace_minutes',
      'post.version',
      'post.review',
      shownReview('post').as('shown_review'),
      'post.assigned_to',
      'post.due_on',
      'post.posted_at',
      'post.created_at',
      personaName.as('persona_name'),
      // No account, or one that has to sign in with X again.
      sql<boolean>`coalesce(account.needs_reconnect or not account.is_active, true)`.as(
        'lacks_account',
      ),
      messageBeside('post.detail', 'post.detail_message').as('detail_message'),
      parts.as('parts'),
    ])
    .where('post.workspace_id', '=', owner);
}

export type PostRow = Awaited<ReturnType<ReturnType<typeof findPost>['executeTakeFirstOrThrow']>>;

type Listed = z.output<typeof listScheduledPosts.query>;

function listed(db: Db, owner: string, { from, to, status, campaignId }: Listed) {
  return posts(db, owner)
    .$if(from !== undefined, (query) => query.where('post.scheduled_time', '>=', from as string))
    .$if(to !== undefined, (query) => query.where('post.scheduled_time', '<', to as string))
    .$if(status !== undefined, (query) => query.where('post.status', '=', status as PostStatus))
    .$if(campaignId !== undefined, (query) =>
      query.where('post.campaign_id', '=', campaignId as string),
    )
    .limit(MOST_LISTED);
}

/** The next to come first. */
export function listUpcoming(db: Db, owner: string, asked: Listed) {
  return listed(db, owner, asked)
    .where('post.scheduled_time', '>=', sql<string>`now()`)
    .orderBy('post.scheduled_time')
    .orderBy('post.id');
}

/** The latest first. */
export function listPast(db: Db, owner: string, asked: Listed) {
  return listed(db, owner, asked)
    .where('post.scheduled_time', '<', sql<string>`now()`)
    .orderBy('post.scheduled_time', 'desc')
    .orderBy('post.id', 'desc');
}

export function findPost(db: Db, owner: string, id: string) {
  return posts(db, owner).where('post.id', '=', id);
}

/**
 * Held until the transaction ends: no worker takes them meanwhile. In one order: two that lock the same
 * posts wait for each other and no more.
 */
export function lockPosts(db: Db, owner: string, ids: string[]) {
  return db
    .selectFrom('scheduled_posts')
    .select([
      'id',
      'status',
      'version',
      'hold_reason',
      sql<boolean>`lease_until is not null`.as('isTaken'),
      sql<boolean>`scheduled_time > now()`.as('isAhead'),
    ])
    .where('workspace_id', '=', owner)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate();
}

/** The beginning of the text, and of each part what a row shows of it. */
export function listRows(db: Db, owner: string, half: 'to come' | 'past', words: string[]) {
  const isAhead = sql<boolean>`post.scheduled_time ${sql.raw(half === 'past' ? '<' : '>=')} now()`;
  const order = half === 'past' ? 'desc' : 'asc';
  return withAccounts(db)
    .innerJoinLateral(
      (within) =>
        within
          .selectFrom('post_parts as part')
          .whereRef('part.workspace_id', '=', 'post.workspace_id')
          .whereRef('part.post_id', '=', 'post.id')
          .select([
            sql<string>`string_agg(part.text, E'\n\n' order by part.position)`.as('text'),
            sql<RowPart[]>`jsonb_agg(jsonb_build_object('externalId', part.external_id, 'media',
              ${mediaWith(sql`'kind', m.kind`)}) order by part.position)`.as('parts'),
          ])
          .as('whole'),
      (join) => join.onTrue(),
    )
    .select([
      'post.id',
      sql<string>`left(whole.text, ${sql.lit(ROW_CHARACTERS)})`.as('content'),
      'post.platform',
      'post.account_id as accountId',
      'account.username',
      'post.scheduled_time as scheduledTime',
      'post.persona_id as personaId',
      personaName.as('personaName'),
      'post.campaign_id as campaignId',
      'post.status',
      'post.hold_reason as holdReason',
      'post.detail',
      messageBeside('post.detail', 'post.detail_message').as('detailMessage'),
      'post.version',
      shownReview('post').as('review'),
      'post.assigned_to as assigneeId',
      'post.due_on as dueOn',
      'whole.parts',
    ])
    .where('post.workspace_id', '=', owner)
    .where(isAhead)
    .where((row) =>
      row.and(words.map((word) => sql<boolean>`strpos(lower(whole.text), lower(${word})) > 0`)),
    )
    .orderBy('post.scheduled_time', order)
    .orderBy('post.id', order)
    .limit(MOST_ROWS);
}

export function findPosts(db: Db, owner: string, ids: string[]) {
  return posts(db, owner).where('post.id', 'in', ids);
}

export function listAttempts(db: Db, owner: string, postId: string) {
  return db
    .selectFrom('publish_attempts')
    .select([
      'position as part',
      'started_at as startedAt',
      'finished_at as finishedAt',
      'outcome',
      'http_status as httpStatus',
      'detail',
      messageBeside('detail', 'detail_message').as('detailMessage'),
    ])
    .where('workspace_id', '=', owner)
    .where('post_id', '=', postId)
    .orderBy('started_at')
    .orderBy('id');
}

export function listPersonaNames(db: Db, owner: string, ids: string[]) {
  return db
    .selectFrom('personas')
    .select(['id', 'name'])
    .where('workspace_id', '=', owner)
    .where('id', 'in', ids);
}
