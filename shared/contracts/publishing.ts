import { z } from 'zod/mini';
import { MEDIA_PER_POST } from '#shared/lib/media-limits.ts';
import { withLineFeeds } from '#shared/lib/text/format.ts';
import { isInCalendar } from '#shared/lib/time/calendar-days.ts';
import { reviewStates } from './approval-kinds.ts';
import { atLeastOne, atMost, choice, flag } from './checks.ts';
import { id, idParams, instant, optionalText, platformChoice, platforms } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { messageParams } from './errors.ts';
import { anyMessage } from './messages/any-message.ts';
import { checkMessage } from './messages/message.ts';
import { mediaItem } from './publishing-media.ts';
import { poll } from './publishing-poll.ts';
import { zone } from './publishing-queue.ts';

/**
 * `publishing`: being sent. `unknown`: it may have reached X, which is being looked up. `needs_check`:
 * only a person can tell. `held`: waits for a person, with a reason. `reminded`: a platform that
 * Troupe does not publish to; its text is ready to copy.
 */
export const postStatuses = [
  'pending',
  'publishing',
  'posted',
  'failed',
  'unknown',
  'needs_check',
  'held',
  'reminded',
] as const;
export type PostStatus = (typeof postStatuses)[number];

export const holdReasons = [
  'too_late',
  'daily_limit',
  'hourly_limit',
  'weekend',
  'moderation',
  'persona_paused',
  'campaign_paused',
  'reconnect',
  'publishing_off',
  'approval',
  'member_removed',
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** One thing about a text that X or Troupe's own rules would object to. */
export const finding = z.object({
  id: z.string(),
  /** `error` keeps it from being scheduled; `warning` asks for a look. */
  level: z.enum(['error', 'warning', 'note']),
  /** Which part of a thread, from 0; null for the whole. */
  part: z.nullable(z.number()),
  /** Of its message; an older server sends English alone. */
  code: z.optional(z.string()),
  params: z.optional(messageParams),
  message: z.string(),
  /** Whose rule it is, and where it stands. */
  sourceCode: z.optional(z.string()),
  source: z.string(),
  /** What the text would be with the fix applied; null where there is none. */
  fixed: z.nullable(z.string()),
  /** The label that answers it, for a screen to offer. */
  label: z.optional(z.enum(['madeWithAi', 'paidPartnership'])),
});
export type Finding = z.infer<typeof finding>;

export const PARTS_PER_THREAD = 25;

export const postPart = z.object({
  text: z.string(),
  media: z.array(mediaItem),
  /** An older server does not say. */
  poll: z.nullish(poll),
  /** X's id once this part is known to be live. */
  externalId: z.nullable(z.string()),
  url: z.nullable(z.string()),
});

export const scheduledPost = z.object({
  id,
  /** The text; of a thread its parts with a blank line between them. */
  content: z.string(),
  parts: z.array(postPart),
  platform: z.enum(platforms),
  accountId: z.nullable(id),
  /** When it goes out, ISO 8601 in UTC. */
  scheduledTime: instant,
  /** Where that time was chosen: an IANA zone and what its wall clock showed. */
  timeZone: z.string(),
  wallClock: z.string(),
  personaId: z.nullable(id),
  personaName: z.nullable(z.string()),
  campaignId: z.nullable(id),
  status: z.enum(postStatuses),
  holdReason: z.nullable(z.enum(holdReasons)),
  /** What happened, in one sentence for a person; '' when there is nothing to say. */
  detail: z.string(),
  /** What `detail` says in English. Older rows and servers have none. */
  detailMessage: z.nullish(anyMessage),
  madeWithAi: z.boolean(),
  paidPartnership: z.boolean(),
  replyToId: z.nullable(z.string()),
  graceMinutes: z.number(),
  /** Counts changes: an edit names the version it saw. */
  version: z.number(),
  /** Where its approval stands. An older server does not say. */
  review: z.optional(z.enum(reviewStates)),
  /** The member who takes care of it, and until which day. An older server does not say. */
  assigneeId: z.nullish(id),
  dueOn: z.nullish(z.string()),
  postedAt: z.nullable(instant),
  createdAt: instant,
});
export type ScheduledPost = z.infer<typeof scheduledPost>;

/** What one part shows: its media, or their ids. */
export const mediaOfPart = <T extends z.ZodMiniType>(medium: T) =>
  z.array(medium).check(atMost(MEDIA_PER_POST, 'pictures'));

/** The parts of a post in order: one, or those of a thread. */
export const partsOf = <T extends z.ZodMiniType>(one: T) =>
  z.array(one).check(z.minLength(1), atMost(PARTS_PER_THREAD, 'parts'));

const part = z.object({
  text: optionalText('Content', 25_000).check(z.overwrite(withLineFeeds)),
  mediaIds: z._default(mediaOfPart(id), []),
  /** On X alone, and not beside media. */
  poll: z.nullish(poll),
});

/** Of nothing at all another sentence is said. */
const isInstant = (text: string) =>
  text === '' ||
  (/^\d{4}-\d\d-\d\dT/.test(text) &&
    isInCalendar(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text)));
const notFilled = checkMessage('contract.fill-required');
export const notATime = checkMessage('field.not-a-time', { field: 'Scheduled time' });
const timeText = z.string(notFilled).check(z.minLength(1, notFilled), z.maxLength(40, notATime));

/** The last day that a post can be planned for: a year beyond is a slip of the keys. */
export const LAST_PLANNED_DAY = '2099-12-31';

/** An instant as `Date.toISOString` writes it, or with an offset. */
const instantInput = timeText.check(z.refine(isInstant, notATime));

/** In place of a time: the next slot of the post queue that no post of the account has. */
export const NEXT_FREE_SLOT = 'next-free-slot';

/** Without defaults: an edit changes only what it names. */
const postFields = {
  content: z.string(notFilled).check(
    z.overwrite(withLineFeeds),
    z.maxLength(200_000, checkMessage('field.is-too-long', { field: 'Content' })),
    z.refine((text) => text.trim() !== '', notFilled),
  ),
  /** A thread, or media: the parts in order. Left out, `content` is the one part. */
  parts: z.optional(partsOf(part)),
  platform: platformChoice,
  /** Without an offset it is what the clock shows in the time zone. */
  scheduledTime: timeText.check(
    z.refine((text) => text === NEXT_FREE_SLOT || isInstant(text), notATime),
    z.refine(
      (text) => !isInstant(text) || text.slice(0, 10) <= LAST_PLANNED_DAY,
      checkMessage('contract.before-2100'),
    ),
  ),
  /** IANA zone or one of the specification's names; left out, the zone of the settings. */
  timeZone: z.optional(zone),
  personaId: z.nullish(id),
  accountId: z.nullish(id),
  madeWithAi: z.boolean(),
  paidPartnership: z.boolean(),
  graceMinutes: z
    .number()
    .check(
      z.int(),
      z.minimum(0, checkMessage('field.negative', { field: 'Grace' })),
      z.maximum(10_080, checkMessage('field.longer-than-week', { field: 'Grace' })),
    ),
  /** Findings of level `warning` the person has seen and accepts: others stand in `detail`. */
  acceptedFindings: z._default(
    z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)),
    [],
  ),
};

export const createPostInput = z.object({
  ...postFields,
  platform: z._default(postFields.platform, 'twitter'),
  madeWithAi: z._default(postFields.madeWithAi, false),
  paidPartnership: z._default(postFields.paidPartnership, false),
  graceMinutes: z._default(postFields.graceMinutes, 60),
  /** The draft it was made from: who wrote it is held against what the post reaches. */
  draftId: z.nullish(id),
  /** Adds UTM parameters to the http(s) links of a post to X, so that its visitors can be told apart. */
  trackLinks: z._default(flag('trackLinks'), false),
});
export type CreatePostInput = z.input<typeof createPostInput>;

/** Chosen by who sends it: what is sent again, after an answer that was lost, makes no second posts. */
const idempotencyKey = z.optional(id);

export const updatePostInput = z.extend(z.partial(z.object(postFields)), {
  acceptedFindings: postFields.acceptedFindings,
  version: z.number().check(z.int()),
});

export const listScheduledPosts = endpoint({
  ...reading,
  path: '/api/scheduled-posts',
  summary:
    'The scheduled posts of the workspace: the next 500 to come, then the latest 500 of the past',
  query: z.object({
    from: z.optional(instantInput),
    to: z.optional(instantInput),
    status: z.optional(z.enum(postStatuses)),
    campaignId: z.optional(id),
  }),
  response: z.array(scheduledPost),
});

export const getScheduledPost = endpoint({
  ...reading,
  path: '/api/scheduled-posts/{id}',
  summary: 'One scheduled post, also one that the list is too long for',
  params: idParams,
  response: scheduledPost,
});

export const createScheduledPost = endpoint({
  method: 'POST',
  path: '/api/scheduled-posts',
  summary: 'Schedules a post or a thread',
  access: 'user',
  permission: 'posts.write',
  body: z.extend(createPostInput, {
    idempotencyKey,
    /** The draft of the composer it was written in: the post is assigned as that is. */
    postDraftId: z.optional(id),
  }),
  bodySize: 'post',
  response: scheduledPost,
  status: 201,
});

export const updateScheduledPost = endpoint({
  method: 'PUT',
  path: '/api/scheduled-posts/{id}',
  summary: 'Edits or reschedules a post that has not been sent; names the version it saw',
  access: 'user',
  permission: 'posts.write',
  params: idParams,
  body: updatePostInput,
  bodySize: 'post',
  response: scheduledPost,
});

export const deleteScheduledPost = endpoint({
  method: 'DELETE',
  path: '/api/scheduled-posts/{id}',
  summary: 'Deletes a post that is pending, held, failed or reminded; any other answers 409',
  access: 'user',
  permission: 'posts.write',
  params: idParams,
});

export const duplicateScheduledPost = endpoint({
  method: 'POST',
  path: '/api/scheduled-posts/{id}/duplicate',
  summary: 'A copy of a post, held a day later until somebody changes or releases it',
  access: 'user',
  permission: 'posts.write',
  params: idParams,
  response: scheduledPost,
  status: 201,
});

/** What a person may do to a post: `now` sends it at the next moment, `retry` and `release` wait no longer. */
export const actOnPost = endpoint({
  method: 'POST',
  path: '/api/scheduled-posts/{id}/act',
  summary:
    'Post now, retry, release from hold, approve, or say what became of one that needs a check',
  access: 'user',
  permission: 'posts.write',
  params: idParams,
  body: z.object({
    action: choice(
      ['now', 'retry', 'release', 'approve', 'was_posted', 'was_not_posted'],
      'Action',
      'actions',
    ),
    /** With `was_posted`: the address or id of the live post, when known. */
    externalId: z.optional(z.string().check(z.maxLength(200))),
    version: z.number().check(z.int()),
  }),
  response: scheduledPost,
});

export const checkPost = endpoint({
  method: 'POST',
  path: '/api/scheduled-posts/check',
  summary: 'What X or the house rules would object to in a text, and what sending it costs',
  access: 'user',
  permission: 'drafts.write',
  body: z.object({
    parts: z.array(part).check(z.minLength(1), z.maxLength(PARTS_PER_THREAD)),
    platform: z._default(platformChoice, 'twitter'),
    accountId: z.nullish(id),
    /** The post being edited: it is not compared with itself. */
    postId: z.nullish(id),
    /** The labels that it has: what they answer is not said. */
    madeWithAi: z._default(postFields.madeWithAi, false),
    paidPartnership: z._default(postFields.paidPartnership, false),
  }),
  bodySize: 'post',
  response: z.object({
    findings: z.array(finding),
    /** Weighted characters of each part, and the limit of the account. */
    lengths: z.array(z.number()),
    limit: z.number(),
    costUsd: z.number(),
  }),
});

export const POSTS_PER_IMPORT = 200;

export const importPosts = endpoint({
  method: 'POST',
  path: '/api/scheduled-posts/import',
  summary: 'Schedules up to 200 posts at once: all of them, or none when one is wrong',
  access: 'user',
  permission: 'posts.write',
  body: z.object({
    posts: z
      .array(createPostInput)
      .check(atLeastOne('post'), atMost(POSTS_PER_IMPORT, 'posts at once')),
    idempotencyKey,
  }),
  bodySize: 'upload',
  response: z.object({
    imported: z.number(),
    /** In their order; an older server names none. */
    posts: z.optional(z.array(z.object({ id, version: z.number() }))),
  }),
  status: 201,
});
