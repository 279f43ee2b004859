import { z } from 'zod/mini';
import { reviewStates } from './approval-kinds.ts';
import { reasonText, seenPost } from './approvals.ts';
import { choice } from './checks.ts';
import { commentBody } from './comments.ts';
import { day, id, idParams, instant, requiredText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { poll } from './publishing-poll.ts';

export const OPEN_REVIEW_LINKS = 100;
/** How many posts a link shows at most. */
export const POSTS_PER_LINK = 200;
/** How many comments are shown with them at most: of the threads that were begun last. */
export const COMMENTS_PER_LINK = 1_000;
export const LINK_COMMENTS_A_DAY = 200;
/** A calendar shows the posts of so many days to come, a campaign those that were sent within them. */
export const LINK_PERIOD_DAYS = 30;

/** Each holds what is before it. */
export const linkRights = ['view', 'comment', 'decide'] as const;
export type LinkRight = (typeof linkRights)[number];

/** What it is for: both null for the calendar. */
const target = { postId: z.nullable(id), campaignId: z.nullable(id) };

/** Filters of a calendar or a campaign; days in the time zone of the workspace, both or none. */
const narrowed = {
  personaId: z._default(z.nullable(id), null),
  from: z._default(z.nullable(day), null),
  to: z._default(z.nullable(day), null),
};

export const reviewLink = z.object({
  id,
  ...target,
  /** The name of the campaign, or the beginning of the post. */
  targetName: z.nullable(z.string()),
  /** Of whose posts, and of which days: an older server does not say. */
  personaName: z.nullish(z.string()),
  from: z.nullish(z.string()),
  to: z.nullish(z.string()),
  may: z.enum(linkRights),
  /** Whom it was made for. */
  reviewer: z.string(),
  /** Null where the account was deleted. */
  createdBy: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
  /** Of the last decision or comment by it. */
  lastUsedAt: z.nullable(instant),
  /** False where the member who made it may not approve any more: it opens nothing. */
  isGood: z.boolean(),
});
export type ReviewLink = z.infer<typeof reviewLink>;

/** The link is told once: only its hash is kept. */
const withLink = z.extend(reviewLink, { link: z.string() });
export type NewReviewLink = z.infer<typeof withLink>;

export const createReviewLink = endpoint({
  method: 'POST',
  path: '/api/review-links',
  summary:
    'Makes a link for 30 days by which a person without an account sees a post, a campaign or the calendar',
  access: 'session',
  permission: 'posts.approve',
  event: 'review_link_made',
  body: z.object({
    postId: z._default(target.postId, null),
    campaignId: z._default(target.campaignId, null),
    ...narrowed,
    may: choice(linkRights, 'Action', 'choices'),
    reviewer: requiredText('Reviewer', 80),
  }),
  response: withLink,
  status: 201,
});

export const previewReviewLink = endpoint({
  method: 'POST',
  path: '/api/review-links/preview',
  summary: 'How many posts a link would show as things stand, and how many it could decide',
  access: 'session',
  permission: 'posts.approve',
  body: z.object({
    postId: z._default(target.postId, null),
    campaignId: z._default(target.campaignId, null),
    ...narrowed,
  }),
  response: z.object({ posts: z.number(), decidable: z.number() }),
});

export const listReviewLinks = endpoint({
  method: 'GET',
  path: '/api/review-links',
  summary: 'The review links that have neither expired nor been revoked, newest first',
  access: 'session',
  permission: 'posts.approve',
  response: z.array(reviewLink),
});

export const revokeReviewLink = endpoint({
  method: 'DELETE',
  path: '/api/review-links/{id}',
  summary: 'Revokes a review link: it opens nothing any more',
  access: 'session',
  permission: 'posts.approve',
  event: 'review_link_revoked',
  params: idParams,
});

const token = z.string().check(z.maxLength(200));

const sharedMedia = z.object({
  id,
  kind: z.string(),
  altText: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});

const sharedComment = z.object({
  id,
  /** Of whom a review link was made for, or of a member; null where a member has none or has left. */
  name: z.nullable(z.string()),
  /** Written by a review link. */
  isClient: z.boolean(),
  body: z.string(),
  createdAt: instant,
  /** Its text is gone; it stays for its replies. */
  isDeleted: z.boolean(),
});
export type SharedComment = z.infer<typeof sharedComment>;

const sharedThread = z.extend(sharedComment, {
  isResolved: z.boolean(),
  replies: z.array(sharedComment),
});
export type SharedThread = z.infer<typeof sharedThread>;

/** A post as whoever holds the link may see it. */
export const sharedPost = z.object({
  id,
  version: z.number(),
  /** Of whatever would be sent; a decision names it. */
  contentHash: z.string(),
  platform: z.string(),
  /** Of the account that it goes out by. */
  username: z.nullable(z.string()),
  scheduledTime: instant,
  isSent: z.boolean(),
  /** On X, once it is there. */
  url: z.nullable(z.string()),
  parts: z.array(
    z.object({ text: z.string(), media: z.array(sharedMedia), poll: z.nullish(poll) }),
  ),
  madeWithAi: z.boolean(),
  paidPartnership: z.boolean(),
  review: z.enum(reviewStates),
  isApproved: z.boolean(),
  /** By this link, as things stand. */
  mayApprove: z.boolean(),
  maySendBack: z.boolean(),
  /** What is visible to the client, the oldest thread first. */
  threads: z.array(sharedThread),
});
export type SharedPost = z.infer<typeof sharedPost>;

export const sharedReview = z.object({
  workspaceName: z.string(),
  /** Whom the link was made for. */
  reviewer: z.string(),
  target: z.enum(['post', 'campaign', 'calendar']),
  campaignName: z.nullable(z.string()),
  may: z.enum(linkRights),
  expiresAt: instant,
  /** IANA name of the zone of the workspace. */
  timeZone: z.string(),
  /** By their time, at most `POSTS_PER_LINK`. */
  posts: z.array(sharedPost),
  isAll: z.boolean(),
  /** False where there are more than `COMMENTS_PER_LINK`. */
  hasAllComments: z.boolean(),
});
export type SharedReview = z.infer<typeof sharedReview>;

export const readReviewLink = endpoint({
  method: 'GET',
  path: '/api/review/{token}',
  summary: 'What a review link shows; reading it changes nothing',
  access: 'public',
  event: 'review_link_read',
  params: z.object({ token }),
  response: z.object({
    state: z.enum(['open', 'revoked', 'expired']),
    /** Null unless it is open. */
    review: z.nullable(sharedReview),
  }),
  limit: 'auth',
});

export const linkDecisions = ['approved', 'changes_requested', 'rejected'] as const;

export const decideByReviewLink = endpoint({
  method: 'POST',
  path: '/api/review/{token}/decide',
  summary: 'Decides on a post as it was seen, with the authority of the member who made the link',
  access: 'public',
  event: 'review_link_decided',
  params: z.object({ token }),
  body: z.object({
    postId: id,
    ...seenPost,
    decision: choice(linkDecisions, 'Action', 'decisions'),
    reason: reasonText,
  }),
  response: z.object({ review: z.enum(reviewStates), isApproved: z.boolean() }),
  limit: 'auth',
});

export const commentByReviewLink = endpoint({
  method: 'POST',
  path: '/api/review/{token}/comments',
  summary: 'Comments on a post that the link shows, or replies to a thread visible to the client',
  access: 'public',
  event: 'review_link_commented',
  params: z.object({ token }),
  body: z.object({
    postId: id,
    /** The comment that began the thread; null begins one. A reply opens a resolved thread again. */
    parentId: z._default(z.nullable(id), null),
    body: commentBody,
    /** Sent again after a lost answer, it is the same comment. */
    idempotencyKey: z.optional(id),
  }),
  response: sharedComment,
  status: 201,
  limit: 'auth',
});

export const readReviewMedia = endpoint({
  method: 'GET',
  path: '/api/review/{token}/media/{id}',
  summary: 'The bytes of a picture, GIF or video of a post that the link shows',
  access: 'public',
  params: z.object({ token, id }),
  produces: 'image/*',
  limit: 'visitor',
});
