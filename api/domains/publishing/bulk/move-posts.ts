import { sql } from 'kysely';
import { timeZoneData } from '#api/config/time-zone-data.ts';
import type { Database, Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { AppError, fieldError } from '#api/errors/app-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { PostChange } from '#shared/contracts/publishing-worklist.ts';
import { ianaZone, instantOf, wallClockOf } from '#shared/lib/time/time-zones.ts';
import { detailOf } from '../detail-of.ts';
import { after, may } from '../engine/transitions.ts';
import { wakeWorkers } from '../engine/wake-workers.ts';
import { findPosts, type PostRow } from '../queries.ts';
import { loadSchedulingContext, type SchedulingContext } from '../rules/load-scheduling-context.ts';
import { textsAround } from '../rules/same-text.ts';
import { objectionsTo } from '../rules/text-work.ts';
import { judgedRow } from '../rules/validate-post.ts';
import { firm } from '../schedule/change-post.ts';
import { type FreeSlots, freeSlots } from '../schedule/free-slots.ts';
import { basisOf, type Precheck, recheck } from '../schedule/precheck-posts.ts';
import { firstWarning, refusals } from '../schedule/schedule-posts.ts';

type Moving = Extract<PostChange, { action: 'move' | 'queue' }>;
type Refused = Map<string, Message>;

interface Moved {
  row: PostRow;
  at: string;
  timeZone: string;
}

/**
 * Gives posts, locked by the caller, their new times; answers those that stay where they are, and
 * why. One that was held or has failed is scheduled again, as after any change of its time.
 */
export async function movePosts(
  tx: Db,
  owner: string,
  rows: PostRow[],
  change: Moving,
  precheck: Precheck | null,
): Promise<Refused> {
  const { refused, moved, around } = await timed(tx, owner, rows, change);
  const allowed = await withoutObjections(tx, owner, { moved, around, precheck }, refused);
  await updateTimes(tx, owner, allowed);
  wakeWorkers(tx);
  return refused;
}

/**
 * Judges posts for their new times outside of any transaction: of hundreds of them it takes seconds,
 * in which other members schedule.
 */
export async function precheckMoves(
  db: Database,
  owner: string,
  ids: string[],
  change: Moving,
): Promise<Precheck> {
  const { posts, known, around } = await withWorkspace(db, owner, async (tx) => {
    const rows = new Map((await findPosts(tx, owner, ids).execute()).map((row) => [row.id, row]));
    const asked = ids.flatMap((id) => rows.get(id) ?? []);
    const { moved, around } = await timed(tx, owner, asked, change);
    return { ...(await judgedAmong(tx, owner, moved, around)), around };
  });
  const judged = await objectionsTo(posts, around.isModerated, known, owner);
  return { basis: basisOf(posts, around), known, judged };
}

/** The new time of each, and those that cannot have it. */
async function timed(tx: Db, owner: string, rows: PostRow[], change: Moving) {
  const refused: Refused = new Map();
  const around = await loadSchedulingContext(tx, owner, []);
  const timeOf = timesFor(change, freeSlots(tx, owner, around.now));
  const moved: Moved[] = [];
  for (const row of rows) {
    const time = await timeOf(row);
    if (time.at <= around.now) refused.set(row.id, message('rule.past-time'));
    else moved.push({ row, ...time });
  }
  return { refused, moved, around };
}

function timesFor(change: Moving, slots: FreeSlots) {
  if (change.action === 'queue') {
    return async ({ platform, account_id }: PostRow) => {
      const slot = await slots.take(platform, account_id);
      if (!slot) throw new AppError('invalid', message('rule.no-slots'));
      return { at: slot.instant, timeZone: slot.timeZone };
    };
  }
  const timeZone = ianaZone(change.timeZone);
  if (timeZone === null) {
    throw fieldError('invalid', 'timeZone', message('field.not-known', { field: 'Time zone' }));
  }
  return async ({ scheduled_time }: PostRow) => {
    const time = change.time ?? wallClockOf(scheduled_time, timeZone).slice(11, 16);
    return { at: instantOf(`${change.day}T${time}`, timeZone), timeZone };
  };
}

/** Of those that X's rules or ours let go out at their new times, with what they are warned of. */
async function withoutObjections(
  tx: Db,
  owner: string,
  {
    moved,
    around,
    precheck,
  }: { moved: Moved[]; around: SchedulingContext; precheck: Precheck | null },
  refused: Refused,
) {
  if (moved.length === 0) return [];
  const { posts, known } = await judgedAmong(tx, owner, moved, around);
  const checked = precheck && (await recheck(precheck, posts, around, known, owner));
  const judged = checked ?? (await objectionsTo(posts, around.isModerated, known, owner));
  return moved.flatMap((one, place) => {
    const findings = judged[place] ?? [];
    const [wrong] = refusals(findings, false);
    if (wrong) refused.set(one.row.id, wrong.reason);
    return wrong ? [] : [{ ...one, warning: firstWarning(findings) }];
  });
}

/** Posts as the rules judge them, and the texts around their new times. */
async function judgedAmong(
  tx: Db,
  owner: string,
  moved: Moved[],
  { now, accounts }: SchedulingContext,
) {
  const posts = moved.map(({ row }) => ({ ...judgedRow(row, accounts), id: row.id }));
  if (moved.length === 0) return { posts, known: [] };
  const ids = new Set(moved.map(({ row }) => row.id));
  const times = moved.map(({ at }) => at);
  const around = await textsAround(tx, owner, now, times);
  return { posts, known: around.filter(({ postId }) => !ids.has(postId)) };
}

async function updateTimes(tx: Db, owner: string, moved: (Moved & { warning: Message | null })[]) {
  if (moved.length === 0) return;
  const given = moved.map(({ row, at, timeZone, warning }) => ({
    id: row.id,
    at,
    zone: timeZone,
    clock: wallClockOf(at, timeZone),
    // What waits for a person's word waits for it at the new time too.
    resumes: !(may('release', row.status) && firm.includes(row.hold_reason)),
    ...detailOf(warning),
  }));
  const when = (resumed: ReturnType<typeof sql>, name: string) =>
    sql`${sql.ref(name)} = case when given.resumes then ${resumed} else post.${sql.ref(name)} end`;
  await sql`
    update scheduled_posts post
    set scheduled_time = given.at, time_zone = given.zone, wall_clock = given.clock,
      time_zone_data = ${timeZoneData},
      occurrence = case when post.campaign_id is null then null else post.occurrence end,
      ${sql.join([
        when(sql`given.at`, 'not_before'),
        when(after('change'), 'status'),
        when(sql`null`, 'hold_reason'),
        when(sql`given.detail`, 'detail'),
        when(sql`given.detail_message::jsonb`, 'detail_message'),
        when(sql`null`, 'released_from'),
        when(sql`0`, 'tries'),
      ])},
      version = post.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
      id uuid, at timestamptz, zone text, clock text, resumes boolean, detail text, detail_message text)
    where post.workspace_id = ${owner} and post.id = given.id`.execute(tx);
}
