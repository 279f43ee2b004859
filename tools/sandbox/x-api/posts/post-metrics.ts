import { createHash } from 'node:crypto';
import type { Account, Post } from '../records.ts';

/** Figures that grow with a post's age towards a ceiling of its own, and never shrink. */
export function metricsOf(post: Post, author: Account, replies: number, now: number) {
  const seed = createHash('sha256').update(post.id).digest();
  const luck = 0.4 + (seed.readUInt16BE(0) / 65_535) * 1.2;
  const ageHours = Math.max(0, now - post.createdAt) / 3_600_000;
  const reach = author.followers * 0.35 * luck * (1 - Math.exp(-ageHours / 10));
  const share = (part: number) => Math.floor(reach * part);
  return {
    public_metrics: {
      retweet_count: share(0.004),
      reply_count: replies,
      like_count: share(0.022),
      quote_count: share(0.0008),
      bookmark_count: share(0.003),
      impression_count: share(1),
    },
    non_public_metrics: {
      impression_count: share(1),
      url_link_clicks: share(0.006),
      user_profile_clicks: share(0.009),
      engagements: share(0.05),
    },
  };
}
