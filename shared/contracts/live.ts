import { z } from 'zod/mini';
import { endpoint, reading } from './endpoint.ts';

/** What may change behind a screen's back. */
export const liveTopics = [
  'personas',
  'samples',
  'voice',
  'training-jobs',
  'drafts',
  'posts',
  'post-drafts',
  'editing',
  'metrics',
  'notifications',
  'watchlist',
  'exports',
  'settings',
  'accounts',
  'members',
  'comments',
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** Something of this topic changed: read it again. `id` names the row where one alone did. */
export const liveEvent = z.object({ topic: z.enum(liveTopics), id: z.nullable(z.string()) });
export type LiveEvent = z.infer<typeof liveEvent>;

/** The last event of a stream that gave way to newer ones of the same member. */
const streamEnd = z.object({ ended: z.enum(['replaced']) });
export type StreamEnd = z.infer<typeof streamEnd>;

export const watchChanges = endpoint({
  ...reading,
  path: '/api/events',
  summary: 'Server-sent events: what changed in the workspace, as it changes',
  produces: 'text/event-stream',
  events: z.union([liveEvent, streamEnd]),
});
