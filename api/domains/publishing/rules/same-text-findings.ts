import { nearestByGroup } from '#api/ai/voice/copy-guard.ts';
import type { Platform } from '#shared/contracts/common.ts';
import type { RuleViolation } from '#shared/lib/post-rules/rule-violation.ts';
import { SHORTEST_COMPARED, sameTextFinding } from '#shared/lib/post-rules/same-text-rule.ts';
import { withoutUtm } from '#shared/lib/utm.ts';

export interface KnownText {
  postId: string;
  accountId: string | null;
  text: string;
  isPosted: boolean;
}

interface Compared {
  platform: Platform;
  account: { id: string } | null;
  parts: { text: string }[];
}

const OTHER = 0;
const SAME = 1;

/**
 * Where each post repeats a known text: of the same account, or of another one, which X forbids.
 * A post is compared with the first `countFor` of them.
 */
export function sameTextFindings(
  posts: Compared[],
  known: KnownText[],
  countFor: (post: number) => number = () => known.length,
): RuleViolation[][] {
  const drafts = posts.flatMap(({ platform, account, parts }, at) => {
    if (platform !== 'twitter') return [];
    // Tracking parameters do not count as text: the comparison leaves them out.
    const one = { at, accountId: account?.id ?? null, count: countFor(at) };
    return parts.map(({ text }, part) => ({ ...one, part, text: withoutUtm(text) }));
  });
  const compared = drafts.filter(({ text }) => text.trim().length >= SHORTEST_COMPARED);
  const bare = known.map(({ text }) => withoutUtm(text));
  const groupOf = ({ accountId, count }: (typeof drafts)[number], text: number) => {
    if (text >= count) return null;
    const other = known[text]?.accountId ?? null;
    // A post without an account may yet go out from any of them.
    return accountId !== null && other !== null && other !== accountId ? OTHER : SAME;
  };
  const findings: RuleViolation[][] = posts.map(() => []);
  const nearest = nearestByGroup(compared, bare, groupOf);
  for (const [place, draft] of compared.entries()) {
    const group = nearest[place]?.[OTHER] ? OTHER : SAME;
    const found = nearest[place]?.[group];
    if (!found) continue;
    const text = bare[found.at] ?? '';
    const isPosted = known.some(
      (one, at) => one.isPosted && bare[at] === text && groupOf(draft, at) === group,
    );
    const near = { text, similarity: found.similarity, isPosted, isSameAccount: group === SAME };
    findings[draft.at]?.push(sameTextFinding(draft.part, near));
  }
  return findings;
}
