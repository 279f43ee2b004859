import { z } from 'zod/mini';
import { id, idParams, instant, platforms } from './common.ts';
import { endpoint, reading } from './endpoint.ts';

export const socialAccount = z.object({
  id,
  platform: z.enum(platforms),
  username: z.string(),
  followers: z.number(),
  /** The same number under the name that older clients read. */
  followerCount: z.number(),
  isActive: z.boolean(),
  /** X no longer takes our tokens: the person has to sign in with X once more. */
  needsReconnect: z.boolean(),
  connectedAt: instant,
  /** Who speaks for it; null for nobody in particular. Left out by older servers. */
  personaId: z.optional(z.nullable(id)),
});
export type SocialAccount = z.infer<typeof socialAccount>;

export const listSocialAccounts = endpoint({
  ...reading,
  path: '/api/social-accounts',
  summary: 'The connected accounts of the workspace',
  response: z.array(socialAccount),
});

export const disconnectAccount = endpoint({
  method: 'DELETE',
  path: '/api/social-accounts/{id}',
  summary: 'Disconnects an account: its tokens are revoked, its posts wait',
  access: 'session',
  permission: 'accounts.manage',
  event: 'x_account_disconnected',
  params: idParams,
});

export const getSocialStats = endpoint({
  ...reading,
  path: '/api/social-stats',
  summary: 'Figures over all connected accounts; 0 for what has not been measured',
  response: z.object({
    /** Percent. */
    avgEngagementRate: z.number(),
    /** Posts that Troupe has published. */
    totalPosts: z.number(),
    /** Percent over the last 30 days. */
    growthRate: z.number(),
  }),
});
