import { z } from 'zod/mini';
import { draftSlot, id, instant } from './common.ts';
import { endpoint, reading } from './endpoint.ts';

const post = { id, excerpt: z.string(), personaName: z.nullable(z.string()) };

export const dashboardToday = z.object({
  /** The next to go out, the soonest first. */
  next: z.array(z.object({ ...post, platform: z.string(), scheduledTime: instant })),
  /** How many posts wait for a person, and for what. */
  waiting: z.object({
    approval: z.number(),
    held: z.number(),
    failed: z.number(),
    check: z.number(),
    reminded: z.number(),
    /** Ids of the posts to attend to first; an older server sends none. */
    first: z._default(z.array(id), []),
  }),
  /** Drafts of the last 7 days that nobody has used or discarded, by persona, the latest first. */
  drafts: z.array(
    z.object({ personaId: id, personaName: z.string(), drafts: z.number(), excerpt: z.string() }),
  ),
  /** Drafts of posts in the composer, and the beginning of the latest; none of an older server. */
  written: z.catch(z.object({ drafts: z.number(), excerpt: z.string() }), {
    drafts: 0,
    excerpt: '',
  }),
  /** Posts of the last 7 days that people reacted to most. */
  worked: z.array(z.object({ ...post, engagement: z.number(), reach: z.number() })),
  /** Unsent posts assigned to the one who asks, the first due first; null for who works alone. */
  mine: z.catch(
    z.nullable(
      z.object({
        count: z.number(),
        assigned: z.array(z.object({ ...post, dueOn: z.nullable(z.string()) })),
        /** Drafts of the composer, likewise; none of an older server. */
        drafts: z._default(
          z.array(z.object({ ...post, dueOn: z.nullable(z.string()), slot: draftSlot })),
          [],
        ),
      }),
    ),
    null,
  ),
});
export type DashboardToday = z.infer<typeof dashboardToday>;

export const getDashboardToday = endpoint({
  ...reading,
  path: '/api/dashboard/today',
  summary: 'What comes next, what waits for the person, drafts in work and what worked lately',
  response: dashboardToday,
});
