import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { putBackComments } from '#api/domains/comments/public.ts';
import { putBackLinks } from '#api/domains/review-links/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { undoChange as undoChangeCall } from '#shared/contracts/publishing-worklist.ts';
import { isBefore } from '../engine/transitions.ts';
import { wakeWorkers } from '../engine/wake-workers.ts';
import { followContent } from '../review/follow-content.ts';
import { reviewAfter } from '../review/review-transitions.ts';
import { assertMadeByActor } from '../rules/own-posts.ts';
import { lockSchedule } from '../schedule/schedule-posts.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';

/** Longer than a client offers it. */
const LASTS_MS = 60_000;

/** What a change of many posts sets. */
const changed = [
  'persona_id',
  'voice_match',
  'virality',
  'scheduled_time',
  'time_zone',
  'wall_clock',
  'time_zone_data',
  'occurrence',
  'not_before',
  'status',
  'hold_reason',
  'detail',
  'detail_message',
  'released_from',
  'tries',
] as const;

/**
 * Brings back posts as they were before a change or a deletion. A post that was changed or taken by
 * a worker since is left as it is: nothing whose publishing has begun is published again.
 */
export async function undoChange(
  { db, sealer }: Pick<Context, 'db' | 'sealer'>,
  owner: string,
  { undo }: z.output<typeof undoChangeCall.body>,
): Promise<{ restored: number }> {
  const snapshot = openSnapshot(sealer, owner, undo);
  if (!snapshot) throw new AppError('conflict', message('rule.post-changed'));
  return withWorkspace(db, owner, async (tx) => {
    await lockSchedule(tx, owner);
    const { rows } = await sql<{ age: number }>`
      select extract(epoch from clock_timestamp() - ${snapshot.takenAt}::timestamptz) * 1000 as age`.execute(
      tx,
    );
    if ((rows[0]?.age ?? LASTS_MS) >= LASTS_MS) {
      throw new AppError('conflict', message('rule.post-changed'));
    }
    const makers = snapshot.posts.map((post) => (post.created_by as string | undefined) ?? null);
    await assertMadeByActor(tx, owner, makers);
    const restored = snapshot.isDeletion
      ? await insertAgain(tx, owner, snapshot)
      : await setBack(tx, owner, snapshot);
    await followContent(
      tx,
      owner,
      snapshot.posts.map(({ id }) => id as string),
    );
    wakeWorkers(tx);
    announce(tx, owner, 'posts');
    return { restored };
  });
}

async function setBack(tx: Db, owner: string, { posts }: Snapshot): Promise<number> {
  const { rows } = await sql`
    update scheduled_posts post
    set ${sql.join(changed.map((name) => sql`${sql.ref(name)} = old.${sql.ref(name)}`))},
      version = post.version + 1, updated_at = now()
    from ${populated('scheduled_posts', posts)} old
    where post.workspace_id = ${owner} and post.id = old.id and post.version = old.version + 1
      and post.lease_until is null and ${isBefore('delete', 'post.status')}
    returning post.id`.execute(tx);
  return rows.length;
}

/** What a post referred to and is gone meanwhile refuses the whole: nothing is brought back in part. */
async function insertAgain(tx: Db, owner: string, snapshot: Snapshot): Promise<number> {
  const { posts: old, parts, attempts } = snapshot;
  try {
    const decided = await decidedSince(tx, owner, snapshot);
    const posts = old.map((post) => (decided.has(post.id as string) ? unreviewed(post) : post));
    const back = new Set(await insertRows(tx, 'scheduled_posts', posts, 'id'));
    const ofThose = (row: Record<string, unknown>) => back.has(row.post_id as string);
    await insertRows(tx, 'post_parts', parts.filter(ofThose), 'post_id');
    await insertRows(tx, 'publish_attempts', attempts.filter(ofThose), 'post_id');
    const { comments = [], mentions = [] } = snapshot.comments ?? {};
    const { takenAt } = snapshot;
    const said = { comments: comments.filter(ofThose), mentions };
    await putBackComments(tx, owner, said, takenAt);
    await putBackLinks(tx, owner, (snapshot.links ?? []).filter(ofThose), takenAt);
    return back.size;
  } catch (error) {
    if ((error as { code?: string }).code !== FOREIGN_KEY) throw error;
    throw new AppError('conflict', message('rule.post-changed'));
  }
}

/** An approval that was taken back since does not come back with the post. */
async function decidedSince(tx: Db, owner: string, { posts, takenAt }: Snapshot) {
  const ids = posts.map(({ id }) => id as string);
  const { rows } = await sql<{ id: string }>`
    select distinct post_id as id from post_reviews
    where workspace_id = ${owner} and post_id = any(${ids}::uuid[])
      and created_at > ${takenAt}::timestamptz`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

function unreviewed(post: Record<string, unknown>): Record<string, unknown> {
  return { ...post, review: reviewAfter('propose'), review_level: 1, approved_hash: null };
}

const FOREIGN_KEY = '23503';

async function insertRows(
  tx: Db,
  table: 'scheduled_posts' | 'post_parts' | 'publish_attempts',
  rows: Record<string, unknown>[],
  key: string,
): Promise<string[]> {
  const [first] = rows;
  if (!first) return [];
  const names = Object.keys(first).filter((name) => name !== GENERATED);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const inserted = await sql<{ key: string }>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from ${populated(table, rows)} old
    on conflict do nothing returning ${sql.ref(key)} as key`.execute(tx);
  return inserted.rows.map((row) => row.key);
}

const GENERATED = 'posted_week';

function populated(table: string, rows: object[]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}
