import { z } from 'zod/mini';
import { isInCalendar } from '#shared/lib/time/calendar-days.ts';
import { atLeastOne, atMost } from './checks.ts';
import { clockTime, id } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { issue } from './errors.ts';
import { checkMessage } from './messages/message.ts';
import { LAST_PLANNED_DAY, notATime, scheduledPost } from './publishing.ts';
import { mediaItem } from './publishing-media.ts';
import { zone } from './publishing-queue.ts';

/** Characters of a text that a row shows. */
export const ROW_CHARACTERS = 300;

/** A scheduled post as a list shows it: the beginning of its text, and what its parts carry. */
export const listedPost = z.extend(
  z.pick(scheduledPost, {
    id: true,
    content: true,
    platform: true,
    accountId: true,
    scheduledTime: true,
    personaId: true,
    personaName: true,
    campaignId: true,
    status: true,
    holdReason: true,
    detail: true,
    detailMessage: true,
    version: true,
    review: true,
    assigneeId: true,
    dueOn: true,
  }),
  {
    /** How many comments it has; an older server sends none. */
    comments: z.optional(z.number()),
    parts: z.array(
      z.object({
        externalId: z.nullable(z.string()),
        url: z.nullable(z.string()),
        media: z.array(z.pick(mediaItem, { kind: true })),
      }),
    ),
  },
);
export type ListedPost = z.infer<typeof listedPost>;

export const listPostRows = endpoint({
  ...reading,
  path: '/api/scheduled-post-rows',
  summary:
    'The scheduled posts as short rows: the next 5,000 to come, then the latest 5,000 of the past',
  query: z.object({
    /** Words that all stand in the text. */
    q: z.optional(
      z.string().check(z.maxLength(200, checkMessage('field.is-too-long', { field: 'Content' }))),
    ),
  }),
  response: z.array(listedPost),
});

export const POSTS_PER_CHANGE = 200;

const day = z.string(notATime).check(
  z.regex(/^\d{4}-\d\d-\d\d$/, notATime),
  z.refine(isInCalendar, notATime),
  z.refine((text) => text <= LAST_PLANNED_DAY, checkMessage('contract.before-2100')),
);

/** What is done to each of the posts. */
export const postChange = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('approve') }),
    z.object({ action: z.literal('hold') }),
    z.object({ action: z.literal('delete') }),
    z.object({ action: z.literal('persona'), personaId: z.nullable(id) }),
    /** Each into a next free slot of its account, in the order given. */
    z.object({ action: z.literal('queue') }),
    /** To a day; without a time each keeps what the clock of the zone shows for it. */
    z.object({
      action: z.literal('move'),
      day,
      time: z.optional(clockTime(checkMessage('field.malformed-clock'))),
      timeZone: zone,
    }),
  ],
  checkMessage('field.not-a-choice', { field: 'Action', things: 'actions' }),
);
export type PostChange = z.infer<typeof postChange>;

/** From one to as many as a change may have. */
export function postsAtOnce<T extends z.ZodMiniType>(one: T) {
  return z.array(one).check(atLeastOne('post'), atMost(POSTS_PER_CHANGE, 'posts at once'));
}

/** Posts as they were seen: one that was changed since is left as it is. */
export const postsSeen = postsAtOnce(z.object({ id, version: z.number().check(z.int()) }));

export const approvePosts = endpoint({
  method: 'POST',
  path: '/api/scheduled-posts/approve',
  summary: 'Approves posts that wait for it, at the versions that were seen',
  access: 'session',
  permission: 'posts.approve',
  event: 'post_decided',
  body: z.object({ posts: postsSeen }),
  bodySize: 'post',
  response: z.object({
    /** These go out at their times. */
    approved: z.number(),
    /** These were due meanwhile and stay held: nothing is sent after the fact. */
    tooLate: z.number(),
    /** These were changed since, or need the approval of others; `path` is the id of the post. */
    refused: z.array(issue),
  }),
});

export const changePosts = endpoint({
  method: 'POST',
  path: '/api/scheduled-posts/change',
  summary: 'Changes up to 200 posts at once; each tells by itself whether it could be',
  access: 'user',
  permission: 'posts.write',
  body: z.object({
    posts: postsSeen,
    change: postChange,
  }),
  bodySize: 'post',
  response: z.object({
    changed: z.array(id),
    /** Those that were left as they are, and why; `path` is the id of the post. */
    refused: z.array(issue),
    /** Brings back what was, within a minute; null where nothing changed. */
    undo: z.nullable(z.string()),
  }),
});

const noUndo = checkMessage('field.required', { field: 'Action' });

export const undoChange = endpoint({
  method: 'POST',
  path: '/api/scheduled-posts/undo',
  summary: 'Takes back a change of posts that nothing has touched since',
  access: 'user',
  permission: 'posts.write',
  body: z.object({
    undo: z.string(noUndo).check(z.minLength(1, noUndo)),
  }),
  bodySize: 'upload',
  response: z.object({ restored: z.number() }),
});
