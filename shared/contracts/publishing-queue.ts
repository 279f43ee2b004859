import { z } from 'zod/mini';
import { atMost } from './checks.ts';
import { clockTime, id, instant } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { anyMessage } from './messages/any-message.ts';
import { checkMessage } from './messages/message.ts';

/** An IANA zone or one of the specification's names. */
export const zone = z
  .string(checkMessage('field.not-text', { field: 'Time zone' }))
  .check(z.minLength(1), z.maxLength(64, checkMessage('field.not-known', { field: 'Time zone' })));

export const queueSlot = z.object({
  /** 0 Sunday to 6 Saturday. */
  weekday: z.number().check(z.int(), z.minimum(0), z.maximum(6)),
  /** `HH:MM` on the wall clock of the queue's zone. */
  time: clockTime(checkMessage('field.malformed-clock')),
});

/** A time of the queue that is to come, and the post that fills it. */
export const upcomingSlot = z.object({
  at: instant,
  /** Null while the slot is free. */
  post: z.nullable(
    z.object({
      id,
      /** The beginning of its text. */
      content: z.string(),
      personaName: z.nullable(z.string()),
      /** A kind that this client does not know is shown without its mark. */
      status: z.string(),
    }),
  ),
});
export type UpcomingSlot = z.infer<typeof upcomingSlot>;

export const postQueue = z.object({
  timeZone: z.string(),
  slots: z.array(queueSlot),
  /** The times that are used while no slots are set; an older server does not say. */
  defaults: z._default(z.array(queueSlot), []),
  /** The next slots of the default account, in their order; an older server does not say. */
  upcoming: z._default(z.array(upcomingSlot), []),
  /** The next slot that no post has taken, ISO 8601; null without slots. */
  nextFree: z.nullable(instant),
  /** Why that one is proposed, where no slots are set; null in the order of the slots. */
  nextFreeReason: z._default(z.nullable(z.string()), null),
  nextFreeMessage: z.nullish(anyMessage),
});

export const getPostQueue = endpoint({
  ...reading,
  path: '/api/post-queue',
  summary: 'The weekly slots posts are queued into, and the next free one',
  response: postQueue,
});

export const setPostQueue = endpoint({
  method: 'PUT',
  path: '/api/post-queue',
  summary: 'Sets the weekly slots',
  access: 'user',
  permission: 'settings.manage',
  body: z.object({
    timeZone: zone,
    slots: z.array(queueSlot).check(atMost(200, 'slots')),
  }),
  response: postQueue,
});
