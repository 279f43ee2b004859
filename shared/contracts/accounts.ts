import { z } from 'zod';
import { id, instant, platforms } from './common.ts';
import { endpoint } from './endpoint.ts';

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
});
export type SocialAccount = z.infer<typeof socialAccount>;

export const listSocialAccounts = endpoint({
  method: 'GET',
  path: '/api/social-accounts',
  summary: 'The connected accounts of the workspace',
  access: 'user',
  response: z.array(socialAccount),
});
