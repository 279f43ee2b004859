import type { Platform } from '#shared/contracts/common.ts';

/** What X allows in one post of an account without a subscription. */
export const postLimit = 280;

/** Longest post of each platform in weighted characters, on X without a subscription. */
export const lengthLimits: Record<Platform, number> = {
  twitter: postLimit,
  instagram: 2_200,
  linkedin: 3_000,
  telegram: 4_096,
  discord: 2_000,
};

/** What X allows an account with a subscription. */
const PREMIUM_LIMIT = 25_000;

/** Weighted characters of one post; `subscription` is X's `subscription_type` of the account. */
export function lengthLimitFor(platform: Platform, subscription: string | null): number {
  const isPremium = subscription !== null && subscription !== 'None';
  return platform === 'twitter' && isPremium ? PREMIUM_LIMIT : lengthLimits[platform];
}
