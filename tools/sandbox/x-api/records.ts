import { z } from 'zod';

const instant = z.number();

export const account = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  followers: z.number(),
  subscription: z.enum(['None', 'Basic', 'Premium', 'PremiumPlus']),
});
export type Account = z.infer<typeof account>;

/** One consent and all tokens that came of it. Tokens are kept as hashes only. */
export const family = z.object({
  id: z.string(),
  accountId: z.string(),
  scopes: z.array(z.string()),
  /** The one refresh token that works; null without `offline.access` and once the family is dead. */
  refreshHash: z.string().nullable(),
  spentHashes: z.array(z.string()),
  refreshExpiresAt: instant,
});
export type Family = z.infer<typeof family>;

export const accessToken = z.object({ hash: z.string(), familyId: z.string(), expiresAt: instant });

export const post = z.object({
  id: z.string(),
  authorId: z.string(),
  /** As it was sent: reads answer it with t.co links and HTML entities. */
  text: z.string(),
  createdAt: instant,
  replyTo: z.string().nullable(),
  quoted: z.string().nullable(),
  mediaIds: z.array(z.string()),
  madeWithAi: z.boolean(),
  paidPartnership: z.boolean(),
  poll: z.object({ options: z.array(z.string()), duration_minutes: z.int() }).nullish(),
  deletedAt: instant.nullable(),
});
export type Post = z.infer<typeof post>;

export const mediaKinds = ['photo', 'gif', 'video'] as const;

export const media = z.object({
  id: z.string(),
  ownerId: z.string(),
  kind: z.enum(mediaKinds),
  createdAt: instant,
  altText: z.string().nullable(),
});
export type Media = z.infer<typeof media>;

/** Everything that survives a restart. */
export const snapshot = z.object({
  version: z.literal(1),
  lastId: z.string(),
  accounts: z.array(account),
  families: z.array(family),
  accessTokens: z.array(accessToken),
  posts: z.array(post),
  media: z.array(media),
});
export type Snapshot = z.infer<typeof snapshot>;
