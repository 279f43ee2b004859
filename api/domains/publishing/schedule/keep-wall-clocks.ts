import { sql } from 'kysely';
import { timeZoneData } from '#api/config/time-zone-data.ts';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { instantOf, wallClockOf } from '#shared/lib/time/time-zones.ts';
import { wakeWorkers } from '../engine/wake-workers.ts';
import { followContent } from '../review/follow-content.ts';
import { listOutdatedClocks, type OutdatedClock, updateClocks } from './clock-queries.ts';

const BATCH = 500;
const MINUTE_MS = 60_000;

/**
 * Moves the instants of unsent posts to where their wall clock is by the time zone data of this
 * process. Posts calculated with the same or newer data stay as they are, so processes with
 * different data never move a post back and forth.
 */
export async function keepWallClocks(
  { across, db }: Pick<Context, 'across' | 'db'>,
  release: string = timeZoneData,
): Promise<void> {
  const { rows } = await sql<{ owner: string }>`
    select distinct workspace_id as owner from scheduled_posts
    where ${isIn('toCome')} and time_zone <> 'UTC'
      and (time_zone_data is null or time_zone_data < ${release})`.execute(across);
  for (const { owner } of rows) {
    let done: number;
    do {
      done = await withWorkspace(db, owner, (tx) => keepSome(tx, owner, release));
    } while (done === BATCH);
  }
}

async function keepSome(tx: Db, owner: string, release: string): Promise<number> {
  const posts = await listOutdatedClocks(tx, owner, release, BATCH);
  if (posts.length === 0) return 0;
  const clocks = posts.map((post) => ({ id: post.id, movedTo: newInstant(post) }));
  await updateClocks(tx, owner, release, clocks);
  const moved = clocks.filter(({ movedTo }) => movedTo !== null).map(({ id }) => id);
  if (moved.length > 0) {
    await followContent(tx, owner, moved);
    wakeWorkers(tx);
    announce(tx, owner, 'posts');
  }
  return posts.length;
}

/** Null: its instant is right. The seconds of the instant are kept, as a wall clock has none. */
function newInstant({ scheduledTime, timeZone, wallClock }: OutdatedClock): string | null {
  try {
    if (wallClockOf(scheduledTime, timeZone) === wallClock) return null;
    const seconds = Date.parse(scheduledTime) % MINUTE_MS;
    const instant = new Date(Date.parse(instantOf(wallClock, timeZone)) + seconds);
    return instant.getTime() === Date.parse(scheduledTime) ? null : instant.toISOString();
  } catch {
    // A wall clock or a zone that cannot be read.
    return null;
  }
}
