import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import {
  postsOfOthers,
  readPosts,
  reviewedAmong,
  reviewedPosts,
} from '#api/domains/publishing/public.ts';
import { notFound, signedOut } from '#api/errors/app-error.ts';
import type { ApprovalPolicy, PostReview, QueuedPost } from '#shared/contracts/approvals.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import { type Approver, levelOf, refusalToApprove, sendsBack, submitterOf } from './approver.ts';
import { lastDecidedOf } from './last-decided.ts';
import { policyFor } from './loosened-policy.ts';
import * as queries from './queries.ts';

export type ReviewedPost = Awaited<ReturnType<typeof reviewedPosts>>[number];

/** Who acts, or has somebody decide by a review link. */
export type Member = Pick<Actor, 'userId' | 'workspaceId'>;

/** A post with what its approval depends on, as the member who acts meets it. */
export interface Case {
  post: ReviewedPost & { reviews: queries.ReviewRow[] };
  who: Approver;
  policy: ApprovalPolicy;
  isWriter: boolean;
}

/** Reads the member with a lock: their role stays as it is while they decide. */
export async function casesOf(tx: Db, actor: Member, posts: ReviewedPost[]): Promise<Case[]> {
  const { workspaceId: owner, userId } = actor;
  const member = await queries.lockMember(tx, owner, userId).executeTakeFirst();
  if (!member) throw signedOut();
  if (posts.length === 0) return [];
  const ids = posts.map(({ id }) => id);
  const [found, rights, others] = await Promise.all([
    withPolicies(tx, owner, posts),
    queries.listRights(tx, owner, userId).execute(),
    postsOfOthers(tx, owner, ids),
  ]);
  return found.map(({ post, policy }) => {
    const right = rights.find(({ accountId }) => accountId === post.accountId);
    return {
      ...{ post, policy },
      who: { userId, role: member.role, accountLevel: right?.level ?? null },
      isWriter: roleMay(member.role, 'posts.write') && !others.has(post.id),
    };
  });
}

/** Posts with their decisions and the policy that holds for them. */
export async function withPolicies(
  tx: Db,
  owner: string,
  posts: ReviewedPost[],
): Promise<Pick<Case, 'post' | 'policy'>[]> {
  if (posts.length === 0) return [];
  const ids = posts.map(({ id }) => id);
  const [policies, rows] = await Promise.all([
    queries.listPolicies(tx, owner).execute(),
    queries.listReviews(tx, owner, ids).execute(),
  ]);
  return posts.map((post) => ({
    post: { ...post, reviews: rows.filter(({ postId }) => postId === post.id) },
    policy: policyFor(policies, post.accountId),
  }));
}

/** The post needs a decision: by its policy, or because its campaign holds it for review. */
export const isWaiting = ({ review, isHeld }: Pick<ReviewedPost, 'review' | 'isHeld'>) =>
  isHeld || review === 'in_review';

function toReview(
  { post, policy, who, isWriter }: Case,
  names: Map<string, string>,
  lastDecided: PostReview['lastDecided'],
): PostReview {
  const nameOf = (userId: string | null) => names.get(userId ?? '') ?? null;
  return {
    id: post.id,
    version: post.version,
    contentHash: post.contentHash,
    review: isWaiting(post) ? 'in_review' : post.review,
    isApproved: post.isApproved,
    isHeld: post.isHeld,
    isRequired: policy.mode === 'required',
    ...levelOf(policy, post),
    refusal: refusalToApprove(who, policy, post),
    isWriter,
    createdBy: nameOf(post.createdBy),
    changedBy: nameOf(post.changedBy),
    submittedBy: nameOf(submitterOf(post)),
    since: post.since,
    lastDecided,
  };
}

async function namesFor(tx: Db, owner: string, cases: Case[]): Promise<Map<string, string>> {
  const ids = cases.flatMap(({ post }) => [
    post.createdBy,
    post.changedBy,
    ...post.reviews.map(({ userId }) => userId),
  ]);
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await queries.listNames(tx, owner, known).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** As it stands after a change, inside the transaction of that. */
export async function reviewOf(tx: Db, actor: Member, id: string): Promise<PostReview> {
  return (await reviewWithRows(tx, actor, id)).review;
}

async function reviewWithRows(tx: Db, actor: Member, id: string) {
  const cases = await casesOf(tx, actor, await reviewedAmong(tx, actor.workspaceId, [id]));
  const [found] = cases;
  if (!found) throw notFound('Scheduled post');
  const names = await namesFor(tx, actor.workspaceId, cases);
  const last = (await lastDecidedOf(tx, actor.workspaceId, cases)).get(id) ?? null;
  return { review: toReview(found, names, last), rows: found.post.reviews, names };
}

export function readReviews({ db }: Pick<Context, 'db'>, actor: Actor, id: string) {
  return withWorkspace(db, actor.workspaceId, async (tx) => {
    const { review, rows, names } = await reviewWithRows(tx, actor, id);
    const reviews = rows
      .map(({ userId, decision, level, version, contentHash, reviewer, reason, createdAt }) => ({
        ...{ decision, level, version, contentHash, reviewer, reason, createdAt },
        username: names.get(userId) ?? null,
      }))
      .reverse();
    return { ...review, reviews };
  });
}

/** What needs approval, also by others than the member who asks, and what that member wrote or submitted. */
export function readQueue(
  ctx: Pick<Context, 'db' | 'xAuthorizeUrl'>,
  actor: Actor,
): Promise<{ waiting: QueuedPost[]; asked: QueuedPost[] }> {
  const { workspaceId: owner, userId } = actor;
  return withWorkspace(ctx.db, owner, async (tx) => {
    const cases = await casesOf(tx, actor, await reviewedPosts(tx, owner, userId));
    const names = await namesFor(tx, owner, cases);
    const last = await lastDecidedOf(tx, owner, cases);
    const ids = cases.map(({ post }) => post.id);
    const posts = new Map((await readPosts(tx, ctx, owner, ids)).map((post) => [post.id, post]));
    const queued = (some: Case[]) =>
      some.flatMap((one) => {
        const post = posts.get(one.post.id);
        const said = one.post.reviews.findLast(({ decision }) => sendsBack(decision));
        const review = toReview(one, names, last.get(one.post.id) ?? null);
        return post ? [{ post, review, reason: said?.reason ?? '' }] : [];
      });
    const isMine = ({ post }: Case) => post.createdBy === userId || submitterOf(post) === userId;
    return {
      waiting: queued(cases.filter(({ post }) => isWaiting(post))),
      asked: queued(cases.filter(isMine)),
    };
  });
}
