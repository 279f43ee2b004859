import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { dropNotifications } from '#api/domains/notifications/public.ts';
import {
  fitsReview,
  lockForReview,
  noteReview,
  reasonNotToReview,
} from '#api/domains/publishing/public.ts';
import { AppError, fieldError, issueOf, notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { ReviewDecision } from '#shared/contracts/approval-kinds.ts';
import type {
  Decision,
  decidePosts as decidePostsCall,
  PostReview,
} from '#shared/contracts/approvals.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { Issue } from '#shared/contracts/errors.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { levelOf, refusalToApprove, refusalToDecide, sendsBack } from './approver.ts';
import { askApprovers, decisionOccasion, tellDecided, type Verdict } from './notify-reviewers.ts';
import * as queries from './queries.ts';
import { type Case, casesOf, type Member, reviewOf } from './read-reviews.ts';

type Act = Parameters<typeof fitsReview>[0];
type Tools = Pick<Context, 'db'>;
type Body = z.output<typeof decidePostsCall.body>;
type Seen = Body['posts'][number];

export const forbidden = (reason: Message) => new AppError('forbidden', reason);
const conflict = (reason: Message) => new AppError('conflict', reason);

export async function decideOne(
  { db }: Tools,
  actor: Actor,
  { decision, reason, ...seen }: Omit<Body, 'posts'> & Seen,
): Promise<PostReview> {
  assertReason(decision, reason);
  return withWorkspace(db, actor.workspaceId, async (tx) => {
    const [found] = await lockCases(tx, actor, [seen.id]);
    const refusal = await act(tx, actor, found, seen, { decision, reason });
    if (refusal) throw refusal;
    announce(tx, actor.workspaceId, 'posts');
    return reviewOf(tx, actor, seen.id);
  });
}

export async function decideMany(
  { db }: Tools,
  actor: Actor,
  { decision, reason, posts }: Body,
): Promise<EndpointResponse<typeof decidePostsCall>> {
  assertReason(decision, reason);
  return withWorkspace(db, actor.workspaceId, async (tx) => {
    const { done, refused } = await actOnEach(tx, actor, posts, (found, seen) =>
      act(tx, actor, found, seen, { decision, reason }),
    );
    announce(tx, actor.workspaceId, 'posts');
    return { decided: done, refused };
  });
}

const act = (
  tx: Db,
  actor: Member,
  found: Case | undefined,
  seen: Seen,
  { decision, reason }: Pick<Body, 'decision' | 'reason'>,
) =>
  decision === 'undone'
    ? undoDecision(tx, actor, found, seen)
    : decide(tx, actor, found, seen, { decision, reason });

/** Each is answered for by itself: one that was changed since keeps no other from its turn. */
export async function actOnEach<S extends { id: string }>(
  tx: Db,
  actor: Member,
  posts: S[],
  act: (found: Case | undefined, seen: S) => Promise<AppError | null>,
): Promise<{ done: string[]; refused: Issue[] }> {
  const asked = new Map(posts.map((post) => [post.id, post]));
  const found = await lockCases(tx, actor, [...asked.keys()]);
  const cases = new Map(found.map((one) => [one.post.id, one]));
  const done: string[] = [];
  const refused: Issue[] = [];
  for (const [id, seen] of asked) {
    const refusal = await act(cases.get(id), seen);
    if (refusal) refused.push(issueOf(id, refusal.reason));
    else done.push(id);
  }
  return { done, refused };
}

/** Locked, and each with the state that follows from what it is now; no policy is changed meanwhile. */
export async function lockCases(tx: Db, actor: Member, ids: string[]): Promise<Case[]> {
  await lockInWorkspace(tx, actor.workspaceId, 'approvals');
  return casesOf(tx, actor, await lockForReview(tx, actor.workspaceId, ids));
}

const acts: Record<Decision, Act> = {
  approved: 'approve',
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
): Promise<AppError | null> {
  const { decision } = verdict;
  const { workspaceId: owner } = actor;
  const refusal = refusalToAct(found, seen, acts[decision]);
  if (refusal || !found) return refusal;
  const why = refusalOf(decision, found);
  if (why) return forbidden(why);
  const { level, levels } = levelOf(found.policy, found.post);
  const isPassed = decision === 'approved' && level < levels;
  await keep(tx, owner, found, isPassed ? 'pass_level' : acts[decision], level, verdict);
  if (isPassed) await askApprovers(tx, owner, [found.post.id]);
  else if (decision !== 'withdrawn') await tellDecided(tx, owner, found, { ...verdict, decision });
  return null;
}

function refusalOf(decision: Decision, { who, policy, post, isWriter }: Case): Message | null {
  if (decision === 'approved') return refusalToApprove(who, policy, post);
  if (decision !== 'withdrawn') return refusalToDecide(who, policy, post);
  return isWriter ? null : message('rule.posts-of-others');
}

/** What the post itself says against it, whoever asks. */
export function refusalToAct(
  found: Case | undefined,
  seen: { version: number; contentHash?: string },
  act: Act,
): AppError | null {
  if (!found) return notFound('Scheduled post');
  const { post } = found;
  const gone = reasonNotToReview(post);
  if (gone) return conflict(gone);
  const isSeen =
    post.version === seen.version &&
    (seen.contentHash === undefined || seen.contentHash === post.contentHash);
  if (!isSeen) return conflict(message('rule.post-changed'));
  if (!fitsReview(act, post)) {
    return conflict(misfit(act, post));
  }
  return null;
}

function misfit(act: Act, { isApproved }: Case['post']): Message {
  if (act === 'submit') return message('rule.in-review');
  return message(act === 'approve' && isApproved ? 'rule.is-approved' : 'rule.not-in-review');
}

/**
 * Undoes the last decision of this member, within a minute and for unchanged content. A
 * post that a worker has taken is left as it is: it may be on X.
 */
async function undoDecision(
  tx: Db,
  { workspaceId: owner }: Member,
  found: Case | undefined,
  seen: Seen,
): Promise<AppError | null> {
  // A decision that releases the post counts as a change of it.
  const now = { ...seen, version: found?.post.version ?? seen.version };
  const refusal = refusalToAct(found, now, 'undo');
  if (refusal || !found) return refusal;
  const { post, policy } = found;
  const [undone] = (await queries.deleteLastReview(owner, post.id).execute(tx)).rows;
  if (!undone) return conflict(message('rule.post-changed'));
  const isHeldAgain = policy.mode === 'none' && post.isHoldable;
  await noteReview(tx, owner, post, isHeldAgain ? 'hold_again' : 'undo', undone.level);
  await dropNotifications(tx, owner, decisionOccasion(post, undone.version));
  await askApprovers(tx, owner, [post.id]);
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
  await queries
    .insertReview(tx, owner, {
      post_id: post.id,
      decision,
      version: post.version,
      content_hash: Buffer.from(post.contentHash, 'hex'),
      level,
      user_id: who.userId,
      reason,
      review_link_id: by?.linkId ?? null,
      reviewer: by?.reviewer ?? null,
    })
    .execute();
  await noteReview(tx, owner, post, act, act === 'pass_level' ? level + 1 : 1);
}

export function assertReason(decision: Body['decision'], reason: string): void {
  if (reason === '' && decision !== 'undone' && sendsBack(decision)) {
    throw fieldError('invalid', 'reason', message('field.required', { field: 'Reason' }));
  }
}
