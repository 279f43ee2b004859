import { z } from 'zod';

const USUAL_SECONDS = 7_200;
const LONGEST_SECONDS = 86_400;

/**
 * The success body of the token endpoint. The refresh token that it came for is spent: nothing that
 * stands beside the tokens may cost the new ones.
 */
export const tokenAnswer = z
  .object({
    access_token: z.string().min(1),
    refresh_token: z.string().trim().min(1).optional().catch(undefined),
    expires_in: z.coerce.number().positive().max(LONGEST_SECONDS).catch(USUAL_SECONDS),
    scope: z.union([z.string(), z.array(z.string()).transform((list) => list.join(' '))]).catch(''),
  })
  .transform((answer) => ({
    accessToken: answer.access_token,
    /** Null where X gave none: without the scope `offline.access`, or as the one before it stays. */
    refreshToken: answer.refresh_token ?? null,
    expiresInSeconds: answer.expires_in,
    scopes: answer.scope.split(' ').filter(Boolean),
  }));
export type XTokens = z.output<typeof tokenAnswer>;

const count = z.number().int().min(0).optional().catch(undefined);

/** The body of `GET /2/users/me`, with X's older and newer field names. */
export const userAnswer = z
  .object({
    data: z.object({
      id: z.string().min(1),
      username: z.string().min(1),
      name: z.string().default(''),
      profile_image_url: z.string().optional().catch(undefined),
      subscription_type: z.enum(['None', 'Basic', 'Premium', 'PremiumPlus']).catch('None'),
      public_metrics: z
        .object({ followers_count: count, tweet_count: count, post_count: count })
        .default({}),
    }),
  })
  .transform(({ data }) => ({
    id: data.id,
    username: data.username,
    name: data.name || data.username,
    profileImageUrl: pictureUrl(data.profile_image_url),
    /** Null when X did not say. */
    followers: data.public_metrics.followers_count ?? null,
    posts: data.public_metrics.tweet_count ?? data.public_metrics.post_count ?? null,
    subscriptionType: data.subscription_type,
  }));
export type XUser = z.output<typeof userAnswer>;

/** Only what a page may show as an image. */
function pictureUrl(value: string | undefined): string | null {
  return value !== undefined && /^(https?:\/\/|data:image\/)/i.test(value) ? value : null;
}
