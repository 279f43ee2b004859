import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { reviewsForLink } from '#api/domains/approvals/public.ts';
import { clientThreads } from '#api/domains/comments/public.ts';
import { readPosts } from '#api/domains/publishing/public.ts';
import { settingsOf, zoneOf } from '#api/domains/settings/public.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import {
  POSTS_PER_LINK,
  type readReviewLink,
  type SharedPost,
  type SharedReview,
} from '#shared/contracts/review-links.ts';
import { type OpenLink, readByLink } from './open-link.ts';
import * as queries from './queries.ts';

type Tools = Pick<Context, 'db' | 'xAuthorizeUrl'>;
type Review = Awaited<ReturnType<typeof reviewsForLink>>[number];

/** What a link shows. Throws `not_found` for one that never was. */
export async function readReview(
  ctx: Tools,
  token: string,
): Promise<EndpointResponse<typeof readReviewLink>> {
  const { state, value } = await readByLink(ctx, token, (tx, link) => sharedBy(tx, ctx, link));
  return { state, review: value };
}

async function sharedBy(tx: Db, ctx: Tools, link: OpenLink): Promise<SharedReview> {
  const { workspaceId: owner, creator, postId, campaignId } = link;
  const rows = await queries.listShown(tx, owner, link).execute();
  const ids = rows.slice(0, POSTS_PER_LINK).map(({ id }) => id);
  const posts = new Map((await readPosts(tx, ctx, owner, ids)).map((post) => [post.id, post]));
  const reviews = new Map((await reviewsForLink(tx, creator, ids)).map((one) => [one.id, one]));
  const comments = await clientThreads(tx, owner, ids);
  const usernames = await usernamesOf(tx, owner, [...posts.values()]);
  const campaign =
    campaignId === null
      ? undefined
      : await queries.findCampaignName(tx, owner, campaignId).executeTakeFirst();
  return {
    workspaceName: link.workspaceName,
    reviewer: link.reviewer,
    target: postId !== null ? 'post' : campaignId !== null ? 'campaign' : 'calendar',
    campaignName: campaign?.name ?? null,
    may: link.may,
    expiresAt: link.expiresAt,
    timeZone: zoneOf(await settingsOf(tx, owner)),
    posts: ids.flatMap((id) => {
      const [post, review] = [posts.get(id), reviews.get(id)];
      if (!post || !review) return [];
      const username = usernames.get(post.accountId ?? '') ?? null;
      const shared = toShared(post, review, username, link.may === 'decide');
      return [{ ...shared, threads: comments.threads.get(id) ?? [] }];
    }),
    isAll: rows.length <= POSTS_PER_LINK,
    hasAllComments: comments.isAll,
  };
}

async function usernamesOf(tx: Db, owner: string, posts: ScheduledPost[]) {
  const ids = [...new Set(posts.flatMap(({ accountId }) => accountId ?? []))];
  const rows = ids.length === 0 ? [] : await queries.listUsernames(tx, owner, ids).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Nothing of why it is held, of who wrote it, of its persona or its draft. */
function toShared(
  post: ScheduledPost,
  { contentHash, review, isApproved, needsApproval, mayApprove, maySendBack }: Review,
  username: string | null,
  decides: boolean,
): Omit<SharedPost, 'threads'> {
  const isSent = post.status === 'posted';
  return {
    id: post.id,
    version: post.version,
    contentHash,
    platform: post.platform,
    username,
    scheduledTime: isSent ? (post.postedAt ?? post.scheduledTime) : post.scheduledTime,
    isSent,
    url: isSent ? (post.parts[0]?.url ?? null) : null,
    parts: post.parts.map(({ text, media, poll }) => ({
      text,
      poll,
      media: media.map(({ id, kind, altText, width, height }) => ({
        ...{ id, kind, altText, width, height },
      })),
    })),
    madeWithAi: post.madeWithAi,
    paidPartnership: post.paidPartnership,
    // What has to be approved and is not never looks as if it were on its way.
    review: review === 'none' && needsApproval ? 'draft' : review,
    isApproved,
    mayApprove: decides && mayApprove,
    maySendBack: decides && maySendBack,
  };
}

/** By a link that decides; the decision itself asks again. */
export const isDecidable = ({ review, mayApprove, maySendBack }: Review) =>
  review === 'in_review' && (mayApprove || maySendBack);
