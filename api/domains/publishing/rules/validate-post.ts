import { checkPostRules } from '#shared/lib/post-rules/check-post-rules.ts';
import { lengthLimitFor } from '#shared/lib/post-rules/length-limit.ts';
import type { RuleViolation } from '#shared/lib/post-rules/rule-violation.ts';
import { unlabelledMedia } from './ai-label.ts';
import type { ResolvedPost } from './resolve-post.ts';
import { type KnownText, sameTextFindings } from './same-text-findings.ts';

export type Judged = Pick<
  ResolvedPost,
  'parts' | 'platform' | 'account' | 'madeWithAi' | 'paidPartnership'
> & { replyToId?: string | null };

/** Everything that X's rules, ours, and the workspace's other posts object to; errors first. */
export function validatePost(
  post: Judged,
  isModerated: boolean,
  known: KnownText[],
): RuleViolation[] {
  const { parts, platform, account, paidPartnership, replyToId = null } = post;
  const found = checkPostRules({
    parts: parts.map(({ text, media }) => ({ text, media: media.map(({ kind }) => kind) })),
    platform,
    limit: limitOf(post),
    replyToId,
    paidPartnership,
    isModerated,
  });
  if (platform !== 'twitter') return found;
  const same = sameTextFindings({ parts, accountId: account?.id ?? null }, known);
  const unlabelled = unlabelledMedia(post);
  const isError = ({ level }: RuleViolation) => level === 'error';
  return [...same.filter(isError), ...found.filter(isError)].concat(
    [...same, ...unlabelled, ...found].filter((finding) => !isError(finding)),
  );
}

/** Weighted characters that each part of it may have. */
export function limitOf({ platform, account }: Pick<Judged, 'platform' | 'account'>): number {
  return lengthLimitFor(platform, account?.subscription ?? null);
}
