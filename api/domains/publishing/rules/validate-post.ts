import { checkPostRules } from '#shared/lib/post-rules/check-post-rules.ts';
import { lengthLimitFor } from '#shared/lib/post-rules/length-limit.ts';
import type { RuleViolation } from '#shared/lib/post-rules/rule-violation.ts';
import type { PostRow } from '../queries.ts';
import { unlabelledMedia } from './ai-label.ts';
import type { PostingAccount } from './load-scheduling-context.ts';
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
  same: RuleViolation[] = sameTextFindings([post], known)[0] ?? [],
): RuleViolation[] {
  const { parts, platform, paidPartnership, replyToId = null } = post;
  const found = checkPostRules({
    parts: parts.map(({ text, media, poll }) => ({
      text,
      media: media.map(({ kind }) => kind),
      hasPoll: Boolean(poll),
    })),
    platform,
    limit: limitOf(post),
    replyToId,
    paidPartnership,
    isModerated,
  });
  if (platform !== 'twitter') return found;
  const unlabelled = unlabelledMedia(post);
  const isError = ({ level }: RuleViolation) => level === 'error';
  return [...same.filter(isError), ...found.filter(isError)].concat(
    [...same, ...unlabelled, ...found].filter((finding) => !isError(finding)),
  );
}

/**
 * A stored post, or its parts that are left, as the rules judge it. For its errors alone: labels that
 * are missing are none, so it does not matter what its media say.
 */
export function judgedRow(row: PostRow, accounts: PostingAccount[]): Judged {
  return {
    platform: row.platform,
    account: accounts.find(({ id }) => id === row.account_id) ?? null,
    madeWithAi: row.made_with_ai,
    paidPartnership: row.paid_partnership,
    parts: (row.parts ?? []).map(({ text, media, poll }) => ({
      text,
      poll,
      mediaIds: media.map(({ id }) => id),
      media: media.map(({ kind }) => ({ kind, saysAi: false })),
    })),
  };
}

/** Weighted characters that each part of it may have. */
export function limitOf({ platform, account }: Pick<Judged, 'platform' | 'account'>): number {
  return lengthLimitFor(platform, account?.subscription ?? null);
}
