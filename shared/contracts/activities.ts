import { z } from 'zod/mini';
import { id, instant } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { anyMessage } from './messages/any-message.ts';

export const activityTypes = [
  'persona_created',
  'persona_updated',
  'persona_deleted',
  'account_connected',
  'content_bucket_created',
  'viral_content_uploaded',
  'content_generated',
  'post_published',
  'post_failed',
  'post_held',
  'post_needs_check',
  'post_reminder',
] as const;
export type ActivityType = (typeof activityTypes)[number];

export const activity = z.object({
  id,
  /** One of `activityTypes`, or one that a newer server knows. */
  type: z.string(),
  title: z.string(),
  description: z.string(),
  /** What `description` says in English. Older rows and servers have none. */
  descriptionMessage: z.nullish(anyMessage),
  createdAt: instant,
});

export type Activity = z.infer<typeof activity>;

export const listActivities = endpoint({
  ...reading,
  path: '/api/activities',
  summary: 'The 50 latest activities of the workspace, newest first',
  response: z.array(activity),
});
