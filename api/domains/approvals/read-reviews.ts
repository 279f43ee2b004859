import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import {
  fitsReview,
  postsOfOthers,
  readPosts,
  reviewedPost,
  reviewedPosts,
} from '#api/domains/publishing/public.ts';
import { notFound, signedOut } from '#api/errors/app-error.ts';
import type { ReviewDecision } from '#shared/contracts/approval-kinds.ts';
import type { PostReview, QueuedPost } from '#shared/contracts/approvals.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import {
  type Approver,
  levelOf,
  type Policy,
  type Reviewed,
  refusalToApprove,
  submitterOf,
} from './approver.ts';
import { lastDecidedOf } from './last-decided.ts';
import * as queries from './queries.ts';

type ReviewedPost = Awaited<ReturnType<typeof reviewedPosts>>[number];
type ReviewRow = Awaited<ReturnType<ReturnType<typeof queries.listReviews>['execute']>>[number];

/** Who acts, or has somebody decide by a review link. */
export type Member = Pick<Actor, 'userId' | 'workspaceId'>;

/** A post with what its approval depends on, as the member who acts meets it. */
export interface Case {
  post: ReviewedPost;
  reviewed: Reviewed;
  rows: ReviewRow[];
  who: Approver;
  policy: Policy & { isRequired: boolean };
  isWriter: boolean;
}

const open: queries.PolicyRow = { accountId: null, mode: 'none', levels: [], allowSelf: false };

/** Reads the member with a lock: their role stays as it is while they decide. */
export async function casesOf(tx: Db, actor: Member, posts: ReviewedPost[]): Promise<Case[]> {
  const { workspaceId: owner, userId } = actor;
  const member = await queries.lockMember(tx, owner, userId).executeTakeFirst();
  if (!member) throw signedOut();
  if (posts.length === 0) return [];
  const ids = posts.map(({ id }) => id);
  const [policies, rights, rows, others] = await Promise.all([
    queries.listPolicies(tx, owner).execute(),
    queries.listRights(tx, owner, userId).execute(),
    queries.listReviews(tx, owner, ids).execute(),
    postsOfOthers(tx, owner, ids),
  ]);
  return posts.map((post) => {
    const own = rows.filter(({ postId }) => postId === post.id);
    const policy =
      policies.find(({ accountId }) => accountId === post.accountId && accountId !== null) ??
      policies.find(({ accountId }) => accountId === null) ??
      open;
    const right = rights.find(({ accountId }) => accountId === post.accountId);
    return {
      post,
      rows: own,
      reviewed: { ...post, reviews: own },
      who: { userId, role: member.role, accountLevel: right?.level ?? null },
      policy: { ...policy, isRequired: policy.mode === 'required' },
      isWriter: roleMay(member.role, 'posts.write') && !others.has(post.id),
    };
  });
}

function toReview(
  { post, reviewed, policy, who, isWriter }: Case,
  names: Map<string, string>,
  lastDecided: PostReview['lastDecided'],
): PostReview {
  const nameOf = (userId: string | null) => names.get(userId ?? '') ?? null;
  return {
    id: post.id,
    version: post.version,
    contentHash: post.contentHash,
    review: post.review,
    isApproved: post.isApproved,
    isRequired: policy.isRequired,
    ...levelOf(policy, reviewed),
    refusal: refusalToApprove(who, policy, reviewed),
    isWriter,
    createdBy: nameOf(post.createdBy),
    changedBy: nameOf(post.changedBy),
    submittedBy: nameOf(submitterOf(reviewed)),
    since: post.since,
    lastDecided,
  };
}

async function namesFor(tx: Db, owner: string, cases: Case[]): Promise<Map<string, string>> {
  const ids = cases.flatMap(({ post, rows }) => [
    post.createdBy,
    post.changedBy,
    ...rows.map(({ userId }) => userId),
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
  const post = await reviewedPost(tx, actor.workspaceId, id);
  if (!post) throw notFound('Scheduled post');
  const cases = await casesOf(tx, actor, [post]);
  const names = await namesFor(tx, actor.workspaceId, cases);
  const [found] = cases as [Case];
  const last = (await lastDecidedOf(tx, actor.workspaceId, cases)).get(id) ?? null;
  return { review: toReview(found, names, last), rows: found.rows, names };
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

const sendsBack = (decision: ReviewDecision) =>
  decision === 'changes_requested' || decision === 'rejected';

/** What waits for a decision of the member who asks, and what they wrote or submitted. */
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
        const said = one.rows.findLast(({ decision }) => sendsBack(decision));
        const review = toReview(one, names, last.get(one.post.id) ?? null);
        return post ? [{ post, review, reason: said?.reason ?? '' }] : [];
      });
    const isMine = ({ post, reviewed }: Case) =>
      post.createdBy === userId || submitterOf(reviewed) === userId;
    return {
      waiting: queued(
        cases.filter(
          ({ post, who, policy, reviewed }) =>
            fitsReview('approve', post) && refusalToApprove(who, policy, reviewed) === null,
        ),
      ),
      asked: queued(cases.filter(isMine)),
    };
  });
}
