import { keepPreviousData } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { Finding } from '#shared/contracts/publishing.ts';
import { lengthLimitFor } from '#shared/lib/post-rules/length-limit.ts';
import { useRested } from '#shared/ui/hooks/use-rested.ts';
import { type CheckInput, postCheck } from '../../queries.ts';
import { isEmptyPart, type PostDraft, toParts } from './post-draft.ts';

const SETTLE_MS = 500;

export interface PostCheck {
  findings: Finding[];
  /** Weighted characters that a part may have. */
  limit: number;
  costUsd: number | null;
  /** What is said is of the text as it stands, not of an earlier one. */
  isCurrent: boolean;
}

/** What X or the house rules object to in a draft, asked once the typing rests. */
export function usePostCheck(draft: PostDraft, postId: string | null): PostCheck {
  const body = JSON.stringify(toCheck(draft, postId));
  const restedBody = useRested(body, SETTLE_MS);
  const rested = JSON.parse(restedBody) as CheckInput;
  const isBlank = draft.parts.every(isEmptyPart);
  const check = useQuery({
    ...postCheck(useApi(), rested),
    enabled: !isBlank && rested.parts.some(isWorthAsking),
    placeholderData: keepPreviousData,
  });
  const said = isBlank ? undefined : check.data;
  return {
    // A part that is still empty is a text to come.
    findings: (said?.findings ?? []).filter(({ id }) => id !== 'empty'),
    limit: said?.limit ?? lengthLimitFor(draft.platform, null),
    costUsd: said?.costUsd ?? null,
    isCurrent: said !== undefined && !check.isPlaceholderData && body === restedBody,
  };
}

function toCheck(draft: PostDraft, postId: string | null): CheckInput {
  const { platform, accountId, madeWithAi, paidPartnership } = draft;
  return {
    parts: toParts(draft),
    platform,
    madeWithAi,
    paidPartnership,
    ...(accountId ? { accountId } : {}),
    ...(postId ? { postId } : {}),
  };
}

function isWorthAsking({ text, mediaIds = [] }: CheckInput['parts'][number]): boolean {
  return text.trim() !== '' || mediaIds.length > 0;
}
