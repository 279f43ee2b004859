import type { z } from 'zod';
import { timeZoneData } from '#api/config/time-zone-data.ts';
import type { Context } from '#api/context.ts';
import type { Database, Db } from '#api/db/database.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { AppError, issueOf } from '#api/errors/app-error.ts';
import { answerOnce } from '#api/idempotency/answer-once.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { withTextTransaction } from '#api/text-pool/with-text-transaction.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import type {
  createPostInput,
  createScheduledPost,
  importPosts as importPostsCall,
  ScheduledPost,
} from '#shared/contracts/publishing.ts';
import type { RuleViolation } from '#shared/lib/post-rules/rule-violation.ts';
import {
  findDraftAssignment,
  takeDraftWriters,
  updateAssignment,
} from '../assignment/assignment-queries.ts';
import { detailOf } from '../detail-of.ts';
import { wakeWorkers } from '../engine/wake-workers.ts';
import { findPost, lockPosts } from '../queries.ts';
import { followContent } from '../review/follow-content.ts';
import type { Expectations } from '../rules/expect-posts.ts';
import { loadSchedulingContext } from '../rules/load-scheduling-context.ts';
import { listOrigins } from '../rules/origin-queries.ts';
import { predictedScoresOf } from '../rules/predicted-scores.ts';
import {
  missing,
  type PartContent,
  type ResolvedPost,
  resolvePost,
  type Wrong,
} from '../rules/resolve-post.ts';
import { textsAround } from '../rules/same-text.ts';
import { objectionsTo, trackedParts } from '../rules/text-work.ts';
import { freeSlots } from './free-slots.ts';
import { toScheduledPost, viewOf } from './post-view.ts';
import { type PostsPrecheck, precheckPosts, recheck } from './precheck-posts.ts';
import { insertParts, insertPosts, type NewPost } from './write-queries.ts';

type Input = z.output<typeof createPostInput>;
type Tools = Pick<Context, 'db' | 'xAuthorizeUrl'>;

/** Throws `invalid` with everything that is wrong, `not_found` for what is not in the workspace. */
export async function schedulePost(
  ctx: Tools,
  owner: string,
  input: z.output<typeof createScheduledPost.body>,
): Promise<ScheduledPost> {
  return withTextTransaction(ctx.db, owner, async (tx) => {
    const { idempotencyKey: key, ...body } = input;
    return answerOnce(tx, { owner, call: 'createScheduledPost', key, body }, async () => {
      const before = await madeBefore(tx, owner, key);
      if (before) return toScheduledPost(before, ctx);
      const [id = ''] = await scheduleAll(tx, owner, [input], () => '', key);
      const given = input.postDraftId && findDraftAssignment(tx, owner, input.postDraftId);
      const assigned = given && (await given.executeTakeFirst());
      if (assigned) await updateAssignment(tx, owner, [id], assigned);
      if (input.postDraftId) await takeDraftWriters(tx, owner, id, input.postDraftId);
      return viewOf(tx, ctx, owner, id);
    });
  });
}

/**
 * All of them or none; what is wrong names its row: `posts.3.content`. Others schedule while the texts
 * are judged: the schedule is locked only to write.
 */
export async function importPosts(
  db: Database,
  owner: string,
  { posts, idempotencyKey: key }: z.output<typeof importPostsCall.body>,
): Promise<EndpointResponse<typeof importPostsCall>> {
  const precheck = await precheckPosts(db, owner, posts, key);
  return withTextTransaction(db, owner, (tx) =>
    answerOnce(tx, { owner, call: 'importPosts', key, body: posts }, async () => {
      if (await madeBefore(tx, owner, key)) return { imported: posts.length };
      const ids = await scheduleAll(tx, owner, posts, (at) => `posts.${at}.`, key, precheck);
      const made = new Map(
        (await lockPosts(tx, owner, ids).execute()).map(({ id, version }) => [id, { id, version }]),
      );
      return { imported: ids.length, posts: ids.flatMap((id) => made.get(id) ?? []) };
    }),
  );
}

/**
 * Whoever schedules in a workspace waits here for the other: two at once would take the same slot,
 * and neither would see that the other's text is the same.
 */
export function lockSchedule(tx: Db, owner: string): Promise<void> {
  return lockInWorkspace(tx, owner, 'schedule');
}

/** The first post of a request that an older process has answered. */
async function madeBefore(tx: Db, owner: string, id: string | undefined) {
  if (id === undefined) return undefined;
  await lockSchedule(tx, owner);
  return findPost(tx, owner, id).executeTakeFirst();
}

async function scheduleAll(
  tx: Db,
  owner: string,
  inputs: Input[],
  pathOf: (at: number) => string,
  idOfFirst?: string,
  precheck?: PostsPrecheck,
): Promise<string[]> {
  // In one trip, and in this order: what is around is read once the lock is held.
  const [, around] = await Promise.all([
    lockSchedule(tx, owner),
    loadSchedulingContext(tx, owner, inputs),
  ]);
  const slots = freeSlots(tx, owner, around.now);
  const resolved: { input: Input; post: ResolvedPost & { id: string }; own: Wrong[] }[] = [];
  for (const [at, input] of inputs.entries()) {
    const { post, wrong: own } = await resolvePost(input, around, slots);
    const id = precheck?.ids[at] ?? ((at === 0 && idOfFirst) || crypto.randomUUID());
    resolved.push({ input, post: { ...post, id }, own });
  }
  const identified = resolved.map(({ post }) => post);

  const times = identified.map(({ scheduledTime }) => scheduledTime);
  const [known, origins] = await Promise.all([
    textsAround(tx, owner, around.now, times),
    originsOf(tx, owner, inputs),
  ]);
  const wrong: Wrong[] = [];
  const posts: { row: NewPost; parts: ResolvedPost['parts'] }[] = [];
  const checked = precheck ? await recheck(precheck, identified, around, known, owner) : null;
  const judged = checked ?? (await objectionsTo(identified, around.isModerated, known, owner));
  const isTracked = (at: number) => inputs[at]?.trackLinks === true;
  const parts =
    (checked && precheck?.parts) ?? (await trackedParts(identified, isTracked, around, owner));
  for (const [at, { input, post, own }] of resolved.entries()) {
    const findings = judged[at] ?? [];
    const origin = originOf(input, origins);
    const refused = [...own, ...origin.wrong, ...refusals(findings, input.parts !== undefined)];
    wrong.push(...refused.map((one) => ({ ...one, path: pathOf(at) + one.path })));
    posts.push({
      row: {
        ...rowOf(post),
        ...origin.row,
        id: post.id,
        ...detailOf(firstWarning(findings, input.acceptedFindings)),
      },
      parts: parts[at] ?? [],
    });
  }
  refuse(wrong);
  wakeWorkers(tx);
  return insertAll(tx, owner, posts, checked ? precheck?.expected : undefined);
}

type Origins = Map<string, Awaited<ReturnType<ReturnType<typeof listOrigins>['execute']>>[number]>;

async function originsOf(tx: Db, owner: string, inputs: Input[]): Promise<Origins> {
  const ids = [...new Set(inputs.flatMap(({ draftId }) => draftId ?? []))];
  const found = ids.length === 0 ? [] : await listOrigins(tx, owner, ids).execute();
  return new Map(found.map((draft) => [draft.id, draft]));
}

/** The draft a post was made from; how it sounded says nothing of a text that was changed since. */
function originOf(input: Input, origins: Origins): { row: Partial<NewPost>; wrong: Wrong[] } {
  if (input.draftId == null) return { row: {}, wrong: [] };
  const draft = origins.get(input.draftId);
  if (!draft) return { row: {}, wrong: [missing('draftId', 'Draft')] };
  const { id, provider, content, voice_match } = draft;
  const isAsDrafted = input.parts === undefined && input.content === content;
  return {
    row: { draft_id: id, provider, ...(isAsDrafted ? { voice_match } : {}) },
    wrong: [],
  };
}

/** Rows with their parts, and what is expected of them; answers the ids of those that were not there before. */
export async function insertAll(
  tx: Db,
  owner: string,
  posts: { row: NewPost; parts: PartContent[] }[],
  known?: Expectations[],
): Promise<string[]> {
  if (posts.length === 0) return [];
  const written = posts.map(({ row, parts }) => ({ ...row, parts }));
  const expected = known ?? (await predictedScoresOf(tx, owner, written));
  const rows = posts.map(({ row }, at) => ({
    ...row,
    ...expected[at],
    voice_match: row.voice_match ?? expected[at]?.voice_match ?? null,
  }));
  const added = new Set((await insertPosts(tx, owner, rows).execute()).map(({ id }) => id));
  const fresh = posts.filter(({ row }) => added.has(row.id));
  if (fresh.length === 0) return [];
  const parts = fresh.map((post) => ({ id: post.row.id, parts: post.parts }));
  await insertParts(tx, owner, parts).execute();
  await followContent(
    tx,
    owner,
    fresh.map(({ row }) => row.id),
  );
  announce(tx, owner, 'posts');
  return fresh.map(({ row }) => row.id);
}

export function rowOf(post: ResolvedPost) {
  return {
    platform: post.platform,
    account_id: post.account?.id ?? null,
    persona_id: post.personaId,
    scheduled_time: post.scheduledTime,
    time_zone: post.timeZone,
    wall_clock: post.wallClock,
    time_zone_data: timeZoneData,
    grace_minutes: post.graceMinutes,
    made_with_ai: post.madeWithAi,
    paid_partnership: post.paidPartnership,
  };
}

/** Findings that keep a post from being scheduled, each at the field it is about. */
export function refusals(findings: RuleViolation[], hasParts: boolean): Wrong[] {
  return findings
    .filter(({ level }) => level === 'error')
    .map(({ id, part, reason }) => {
      const field = id === 'media' ? 'mediaIds' : id === 'poll' ? 'poll' : 'text';
      return { path: hasParts && part !== null ? `parts.${part}.${field}` : 'content', reason };
    });
}

/** What a person has not been told yet, for the list to say. */
export function firstWarning(
  findings: RuleViolation[],
  accepted: readonly string[] = [],
): Message | null {
  const isNew = ({ level, id }: RuleViolation) => level === 'warning' && !accepted.includes(id);
  return findings.find(isNew)?.reason ?? null;
}

/** Throws when something is wrong: `not_found` if all of it is that something is not there. */
export function refuse(wrong: Wrong[]): void {
  const [first] = wrong;
  if (!first) return;
  const issues = wrong.map(({ path, reason }) => issueOf(path, reason));
  const code = wrong.every(({ isMissing }) => isMissing) ? 'not_found' : 'invalid';
  throw new AppError(code, first.reason, { issues });
}
