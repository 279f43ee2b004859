import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { AppError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import { withTextTransaction } from '#api/text-pool/with-text-transaction.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { actOnPost as actOnPostCall, ScheduledPost } from '#shared/contracts/publishing.ts';
import { detailOf } from '../detail-of.ts';
import { noAccount } from '../engine/claim/publish-policy.ts';
import { requeuePost } from '../engine/claim/requeue-post.ts';
import { may, stateAfter } from '../engine/transitions.ts';
import { wakeWorkers } from '../engine/wake-workers.ts';
import { findPost, lockPosts, type PostRow } from '../queries.ts';
import { followContent } from '../review/follow-content.ts';
import { assertApproved } from '../review/unapproved.ts';
import { loadSchedulingContext } from '../rules/load-scheduling-context.ts';
import { assertOwn } from '../rules/own-posts.ts';
import type { Wrong } from '../rules/resolve-post.ts';
import { textsAround } from '../rules/same-text.ts';
import { judgedRow } from '../rules/validate-post.ts';
import { markPosted } from './mark-posted.ts';
import {
  assertDecidesBySession,
  noPost,
  notInState,
  outdated,
  reasonNotTo,
} from './post-errors.ts';
import { viewOf } from './post-view.ts';
import { approveSome } from './release-approved.ts';
import { refusals, refuse } from './schedule-posts.ts';
import { updatePost } from './write-queries.ts';

type Action = z.output<typeof actOnPostCall.body>;

/**
 * What a person decides about a post. Throws `conflict` where its state or version does not allow
 * it: what may have reached X is sent again only after a person has said that it did not.
 */
export async function actOnPost(
  ctx: Pick<Context, 'db' | 'xAuthorizeUrl'>,
  actor: Actor,
  id: string,
  asked: Action,
): Promise<ScheduledPost> {
  const owner = actor.workspaceId;
  return withTextTransaction(ctx.db, owner, async (tx) => {
    const lock = await lockPosts(tx, owner, [id]).executeTakeFirstOrThrow(noPost);
    await assertOwn(tx, owner, [id]);
    if (lock.isTaken) throw notInState(stateAfter('claim'));
    if (lock.version !== asked.version) throw outdated();
    const row = await findPost(tx, owner, id).executeTakeFirstOrThrow();
    if (isDecision(row, asked.action)) assertDecidesBySession(actor);
    await carryOut(tx, owner, row, asked, lock.isAhead);
    await followContent(tx, owner, [id]);
    if (!isStatement(asked.action)) await assertApproved(tx, owner, id);
    announce(tx, owner, 'posts');
    return viewOf(tx, ctx, owner, id);
  });
}

/** Lets out what is held; a key may send what goes out anyway. */
function isDecision({ status }: PostRow, action: Action['action']): boolean {
  if (isStatement(action)) return false;
  return action === 'approve' || action === 'release' || status === 'held';
}

/** Says what became of it, and sends nothing that the publisher does not ask about again. */
function isStatement(action: Action['action']): boolean {
  return action === 'was_posted' || action === 'was_not_posted';
}

async function carryOut(
  tx: Db,
  owner: string,
  row: PostRow,
  { action, externalId, version }: Action,
  isAhead: boolean,
): Promise<void> {
  if (action === 'was_posted') return markPosted(tx, owner, row, externalId);
  assertMayGo(row, action);
  const isAbsent = action === 'was_not_posted';
  const wrong = await errorsIn(tx, owner, row);
  // What may be on X can be neither changed nor deleted: once it is known not to be there, it can.
  if (wrong[0] && isAbsent) return holdAbsent(tx, owner, row.id, wrong[0].reason);
  refuse(wrong);
  if (waitsForApproval(row) && action !== 'now') await approveSome(tx, owner, [row.id]);
  else if (action === 'release' && isAhead) await release(tx, owner, row);
  else await sendNow(tx, owner, row, isAbsent, version);
}

function assertMayGo(row: PostRow, action: Action['action']): void {
  const { status } = row;
  const isWanted =
    may(action, status) &&
    (action !== 'approve' || waitsForApproval(row)) &&
    (status !== stateAfter('publish') || isUnfinished(row));
  if (!isWanted) throw new AppError('conflict', reasonNotTo(action, row));
}

/** Written by a campaign while posting by itself is off. Approved, it goes out as any other post. */
export function waitsForApproval({
  status,
  hold_reason,
}: Pick<PostRow, 'status' | 'hold_reason'>): boolean {
  return may('approve', status) && hold_reason === 'approval';
}

/** Known to be live up to some part: only what comes after it is missing. */
function isUnfinished({ parts }: PostRow): boolean {
  const live = (parts ?? []).filter(({ externalId }) => externalId !== null).length;
  return live > 0 && live < (parts ?? []).length;
}

/** A release passes limits and pauses, and no rule: those hold for parts not live yet. */
async function errorsIn(tx: Db, owner: string, row: PostRow): Promise<Wrong[]> {
  const around = await loadSchedulingContext(tx, owner, []);
  const parts = (row.parts ?? []).filter(({ externalId }) => externalId === null);
  const known = await textsAround(tx, owner, around.now, [around.now]);
  const post = judgedRow({ ...row, parts }, around.accounts);
  const others = known.filter(({ postId }) => postId !== row.id);
  const findings = await runTextTask('validate-post', [post, around.isModerated, others], {
    owner,
  });
  return refusals(findings, false);
}

async function holdAbsent(tx: Db, owner: string, id: string, why: Message): Promise<void> {
  await updatePost(tx, owner, id, {
    status: stateAfter('may_not_go_again'),
    hold_reason: 'moderation',
    ...detailOf(why),
    unknown_since: null,
    settled: sql<number>`attempt`,
  }).execute();
}

async function sendNow(tx: Db, owner: string, row: PostRow, notOnX: boolean, version: number) {
  const isQueued = await requeuePost(tx, owner, row.id, { version, notOnX });
  if (!isQueued) throw notInState(row.status);
  if (row.platform === 'twitter' && row.lacks_account && !isUnfinished(row)) {
    // The publisher would hold it a moment later: so its person hears of it in the answer.
    const { username } = row;
    const why = username === null ? noAccount : message('rule.account-lost', { username });
    await updatePost(tx, owner, row.id, {
      status: stateAfter('miss_account'),
      hold_reason: 'reconnect',
      ...detailOf(why),
    }).execute();
  }
}

/** What was held for these goes out as any other post: a release passes no limit. */
const passesNothing: PostRow['hold_reason'][] = [null, 'reconnect', 'member_removed'];

/** Held before its time: it goes out at its time, past whatever held it. */
async function release(tx: Db, owner: string, { id, hold_reason }: PostRow): Promise<void> {
  await updatePost(tx, owner, id, {
    status: stateAfter('release'),
    hold_reason: null,
    ...detailOf(null),
    approved_at: sql`now()`,
    not_before: sql<string>`scheduled_time`,
    released_from: passesNothing.includes(hold_reason) ? null : sql<string>`scheduled_time`,
  }).execute();
  wakeWorkers(tx);
}
