import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import {
  fitsReview,
  lockForReview,
  noteReview,
  reasonNotToReview,
} from '#api/domains/publishing/public.ts';
import { AppError, fieldError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { ReviewDecision } from '#shared/contracts/approval-kinds.ts';
import type {
  Decision,
  decidePosts as decidePostsCall,
  PostReview,
} from '#shared/contracts/approvals.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { issueOf } from '#shared/lib/i18n/issue-of.ts';
import { levelOf, refusalToApprove, refusalToDecide } from './approver.ts';
import * as queries from './queries.ts';
import { type Case, casesOf, type Member, reviewOf } from './read-reviews.ts';
import { tellDecided, tellSubmitted, type Verdict } from './tell.ts';

type Act = Parameters<typeof fitsReview>[0];
type Tools = Pick<Context, 'db'>;
type Body = z.output<typeof decidePostsCall.body>;
type Seen = Body['posts'][number];

export interface Refusal {
  code: 'not_found' | 'conflict' | 'forbidden';
  reason: Message;
}

export const forbidden = (reason: Message): Refusal => ({ code: 'forbidden', reason });
const conflict = (reason: Message): Refusal => ({ code: 'conflict', reason });

export async function decideOne(
  { db }: Tools,
  actor: Actor,
  { decision, reason, ...seen }: Omit<Body, 'posts'> & Seen,
): Promise<PostReview> {
  assertReason(decision, reason);
  return withWorkspace(db, actor.workspaceId, async (tx) => {
    const [found] = await lockCases(tx, actor, [seen.id]);
    const refusal = await decide(tx, actor, found, seen, { decision, reason });
    if (refusal) throw errorOf(refusal);
    announce(tx, actor.workspaceId, 'posts');
    return reviewOf(tx, actor, seen.id);
  });
}

/** Each is answered for by itself: one that was changed since keeps no other from being decided. */
export async function decideMany(
  { db }: Tools,
  actor: Actor,
  { decision, reason, posts }: Body,
): Promise<EndpointResponse<typeof decidePostsCall>> {
  assertReason(decision, reason);
  return withWorkspace(db, actor.workspaceId, async (tx) => {
    const asked = new Map(posts.map((post) => [post.id, post]));
    const cases = new Map(
      (await lockCases(tx, actor, [...asked.keys()])).map((one) => [one.post.id, one]),
    );
    const decided: string[] = [];
    const refused: ReturnType<typeof issueOf>[] = [];
    for (const [id, seen] of asked) {
      const refusal = await decide(tx, actor, cases.get(id), seen, { decision, reason });
      if (refusal) refused.push(issueOf(id, refusal.reason));
      else decided.push(id);
    }
    announce(tx, actor.workspaceId, 'posts');
    return { decided, refused };
  });
}

/** Locked, and each with the state that follows from what it is now; no policy is changed meanwhile. */
export async function lockCases(tx: Db, actor: Member, ids: string[]): Promise<Case[]> {
  await lockInWorkspace(tx, actor.workspaceId, 'approvals');
  return casesOf(tx, actor, await lockForReview(tx, actor.workspaceId, ids));
}

const acts: Record<Exclude<Decision, 'approved'>, Act> = {
  changes_requested: 'request_changes',
  rejected: 'reject',
  withdrawn: 'withdraw',
};

/** Carries a decision out; null, or why it is none. */
export async function decide(
  tx: Db,
  actor: Member,
  found: Case | undefined,
  seen: Seen,
  verdict: Verdict,
): Promise<Refusal | null> {
  const { decision } = verdict;
  const { workspaceId: owner } = actor;
  if (decision === 'approved') {
    const refusal = refusalToAct(found, seen, 'approve');
    if (refusal || !found) return refusal;
    const why = refusalToApprove(found.who, found.policy, found.reviewed);
    if (why) return forbidden(why);
    const { level, levels } = levelOf(found.policy, found.reviewed);
    const isLast = level === levels;
    const act = isLast ? 'approve' : 'pass_level';
    await keep(tx, owner, found, act, level, verdict);
    if (!isLast) await tellSubmitted(tx, owner, found.post.id);
    if (isLast) await tellDecided(tx, owner, found.post, { ...verdict, decision });
    return null;
  }
  const act = acts[decision];
  const refusal = refusalToAct(found, seen, act);
  if (refusal || !found) return refusal;
  const why =
    decision === 'withdrawn'
      ? found.isWriter
        ? null
        : message('rule.posts-of-others')
      : refusalToDecide(found.who, found.policy, found.reviewed);
  if (why) return forbidden(why);
  const { level } = levelOf(found.policy, found.reviewed);
  await keep(tx, owner, found, act, level, verdict);
  if (decision !== 'withdrawn') {
    await tellDecided(tx, owner, found.post, { ...verdict, decision });
  }
  return null;
}

/** What the post itself says against it, whoever asks. */
export function refusalToAct(
  found: Case | undefined,
  seen: { version: number; contentHash?: string },
  act: Act,
): Refusal | null {
  if (!found) {
    return { code: 'not_found', reason: message('rule.not-found', { field: 'Scheduled post' }) };
  }
  const { post } = found;
  const gone = reasonNotToReview(post);
  if (gone) return conflict(gone);
  const isSeen =
    post.version === seen.version &&
    (seen.contentHash === undefined || seen.contentHash === post.contentHash);
  if (!isSeen) return conflict(message('rule.post-changed'));
  if (!fitsReview(act, post)) {
    return conflict(message(act === 'submit' ? 'rule.in-review' : 'rule.not-in-review'));
  }
  return null;
}

/** Writes a decision down, with what it is about. */
export async function keep(
  tx: Db,
  owner: string,
  { post, who }: Case,
  act: Act,
  level: number,
  { decision, reason, by = null }: Omit<Verdict, 'decision'> & { decision: ReviewDecision },
): Promise<void> {
  const { id: postId, version, contentHash } = post;
  const review = { postId, decision, version, contentHash, level, userId: who.userId, reason, by };
  await queries.insertReview(tx, owner, review).execute();
  await noteReview(tx, owner, post, act, act === 'pass_level' ? level + 1 : 1);
}

export function assertReason(decision: Decision, reason: string): void {
  if (reason === '' && (decision === 'changes_requested' || decision === 'rejected')) {
    throw fieldError('invalid', 'reason', message('field.required', { field: 'Reason' }));
  }
}

export function errorOf(refusal: Refusal | null): AppError {
  const { code, reason } = refusal as Refusal;
  return new AppError(code, reason);
}
