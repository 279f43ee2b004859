import { guardCopies } from '#api/ai/voice/copy-guard.ts';
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
  parts: { text: string }[];
  accountId: string | null;
}

/** Where a post repeats another one: of the same account, or of another one, which X forbids. */
export function sameTextFindings(
  { parts, accountId }: Compared,
  known: KnownText[],
): RuleViolation[] {
  // A post without an account may yet go out from any of them.
  const isOther = (text: KnownText) =>
    accountId !== null && text.accountId !== null && text.accountId !== accountId;
  // What tagged links share, or differ in, says nothing of the text around them.
  const bare = known.map((one) => ({ ...one, text: withoutUtm(one.text) }));
  const groups = [bare.filter(isOther), bare.filter((text) => !isOther(text))];
  return parts.flatMap(({ text: written }, part) => {
    const text = withoutUtm(written);
    if (text.trim().length < SHORTEST_COMPARED) return [];
    for (const [at, group] of groups.entries()) {
      const { block, nearest } = guardCopies(
        text,
        group.map((one) => one.text),
      );
      if (!block || !nearest) continue;
      const isPosted = group.some((one) => one.text === nearest.text && one.isPosted);
      return [sameTextFinding(part, { ...nearest, isPosted, isSameAccount: at === 1 })];
    }
    return [];
  });
}
