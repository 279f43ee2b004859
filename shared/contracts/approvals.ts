import { z } from 'zod/mini';
import {
  approvalLevel,
  approvalModes,
  MOST_LEVELS,
  reviewDecisions,
  reviewStates,
} from './approval-kinds.ts';
import { atMost, choice, flag } from './checks.ts';
import { id, idParams, instant } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { issue } from './errors.ts';
import { anyMessage } from './messages/any-message.ts';
import { checkMessage } from './messages/message.ts';
import { scheduledPost } from './publishing.ts';
import { poll } from './publishing-poll.ts';
import { postsAtOnce, postsSeen } from './publishing-worklist.ts';

const levels = z.array(approvalLevel).check(atMost(MOST_LEVELS, 'levels'));

export const approvalPolicy = z.object({
  /** Null: of every account that has none of its own. */
  accountId: z.nullable(id),
  mode: z.enum(approvalModes),
  /** One after the other, each by another person; none: whoever may approve for the account. */
  levels: z.array(approvalLevel),
  allowSelf: z.boolean(),
});
export type ApprovalPolicy = z.infer<typeof approvalPolicy>;

export const listApprovalPolicies = endpoint({
  ...reading,
  path: '/api/approval-policies',
  summary: 'Which X accounts need an approval, and whose: of the workspace first',
  response: z.array(approvalPolicy),
});

export const setApprovalPolicy = endpoint({
  method: 'PUT',
  path: '/api/approval-policies',
  summary: 'Sets the policy of an X account or of the workspace; a mode of null removes it',
  access: 'session',
  permission: 'settings.manage',
  event: 'approval_policy_changed',
  body: z.object({
    accountId: z.nullable(id),
    mode: z.nullable(choice(approvalModes, 'Action', 'modes')),
    levels: z._default(levels, []),
    allowSelf: z._default(flag('allowSelf'), false),
  }),
  response: z.array(approvalPolicy),
});

const version = z.number().check(z.int());
const noHash = checkMessage('field.not-valid', { field: 'Content' });
const contentHash = z.string(noHash).check(z.regex(/^[0-9a-f]{64}$/, noHash));
/** What a decision names of the post that was seen. */
export const seenPost = { version, contentHash };

export const MOST_REASON = 1_000;

/** What was decided about a post. */
const review = z.object({
  decision: z.enum(reviewDecisions),
  level: z.number(),
  version: z.number(),
  contentHash,
  /** Null where the member has left. */
  username: z.nullable(z.string()),
  /** Who decided by a review link of that member; null: the member. */
  reviewer: z.nullish(z.string()),
  reason: z.string(),
  createdAt: instant,
});

/** Whatever would be sent, as it was when somebody decided about it. */
const reviewedContent = z.object({
  parts: z.array(
    z.object({
      text: z.string(),
      media: z.array(z.object({ id, altText: z.string() })),
      poll: z.nullish(poll),
    }),
  ),
  accountId: z.nullable(id),
  scheduledTime: instant,
  graceMinutes: z.number(),
  madeWithAi: z.boolean(),
  paidPartnership: z.boolean(),
  replyToId: z.nullable(z.string()),
});
export type ReviewedContent = z.infer<typeof reviewedContent>;

/** Where the approval of a post stands, for the member who asks. */
export const postReview = z.object({
  id,
  version,
  /** Of whatever would be sent; a decision names it. */
  contentHash,
  review: z.enum(reviewStates),
  /** What is there now is approved. */
  isApproved: z.boolean(),
  /** Held for review by its campaign, without a submission. Absent in answers of older servers. */
  isHeld: z.optional(z.boolean()),
  /** Nothing goes out without an approval. */
  isRequired: z.boolean(),
  /** The level that decides now, from 1, and how many there are. */
  level: z.number(),
  levels: z.number(),
  /** Why the one who asks may not approve it; null: they may. */
  refusal: z.nullable(anyMessage),
  /** The one who asks may submit it, or take that back. */
  isWriter: z.boolean(),
  createdBy: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  submittedBy: z.nullable(z.string()),
  since: z.nullable(instant),
  /**
   * The last decision that does not approve what is there now. Null where there is none, where its
   * version was not kept, and where the post is approved. An older server does not say.
   */
  lastDecided: z.nullish(
    z.object({ decision: z.enum(reviewDecisions), createdAt: instant, content: reviewedContent }),
  ),
});
export type PostReview = z.infer<typeof postReview>;

export const listPostReviews = endpoint({
  ...reading,
  path: '/api/scheduled-posts/{id}/reviews',
  summary: 'Where the approval of a post stands, and every decision about it, the latest first',
  params: idParams,
  response: z.extend(postReview, { reviews: z.array(review) }),
});

export const submitPost = endpoint({
  method: 'POST',
  path: '/api/scheduled-posts/{id}/submit',
  summary: 'Asks for the approval of a post',
  access: 'user',
  permission: 'posts.write',
  params: idParams,
  body: z.object({ version }),
  response: postReview,
});

export const submitPosts = endpoint({
  method: 'POST',
  path: '/api/approvals/submit',
  summary:
    'Asks for the approval of many posts, each as it was seen; each is answered for by itself',
  access: 'user',
  permission: 'posts.write',
  body: z.object({ posts: postsSeen }),
  bodySize: 'post',
  response: z.object({
    submitted: z.array(id),
    /** Those that were left as they are, and why; `path` is the id of the post. */
    refused: z.array(issue),
  }),
});

export const decisions = ['approved', 'changes_requested', 'rejected', 'withdrawn'] as const;
export type Decision = (typeof decisions)[number];

/** Needed where changes are requested, and for a rejection. */
export const reasonText = z._default(
  z
    .string(checkMessage('field.required', { field: 'Reason' }))
    .check(
      z.trim(),
      z.maxLength(MOST_REASON, checkMessage('field.is-too-long', { field: 'Reason' })),
    ),
  '',
);

const decided = {
  /** `undone` takes back the last decision of the same member about the same content. */
  decision: choice([...decisions, 'undone'], 'Action', 'decisions'),
  reason: reasonText,
};

export const decidePost = endpoint({
  method: 'POST',
  path: '/api/scheduled-posts/{id}/decide',
  summary:
    'Approves a post as it was seen, asks for changes, rejects it, takes it out of review, or undoes that within a minute',
  access: 'session',
  /** Whoever the policy names may decide; the call asks for more. */
  permission: 'workspace.read',
  event: 'post_decided',
  params: idParams,
  body: z.object({ ...decided, ...seenPost }),
  response: postReview,
});

export const decidePosts = endpoint({
  method: 'POST',
  path: '/api/approvals/decide',
  summary: 'The same for many posts, each as it was seen; each is answered for by itself',
  access: 'session',
  permission: 'workspace.read',
  event: 'post_decided',
  body: z.object({
    ...decided,
    posts: postsAtOnce(z.object({ id, ...seenPost })),
  }),
  bodySize: 'post',
  response: z.object({
    decided: z.array(id),
    /** Those that were left as they are, and why; `path` is the id of the post. */
    refused: z.array(issue),
  }),
});

const queued = z.object({
  post: scheduledPost,
  review: postReview,
  /** Why it was last sent back or rejected; '' where it never was. */
  reason: z.string(),
});
export type QueuedPost = z.infer<typeof queued>;

export const listApprovals = endpoint({
  ...reading,
  path: '/api/approvals',
  summary: 'What needs approval, with why the one who asks may not give it, and what they wrote',
  response: z.object({
    /** At most 200, next to be published first. */
    waiting: z.array(queued),
    /** Own posts, also those of them that need approval. */
    asked: z.array(queued),
  }),
});
