import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import type { Finding } from '#shared/contracts/publishing.ts';
import { lengthLimitFor } from '#shared/lib/post-rules/length-limit.ts';
import { isEmptyPart, type PostDraft, toParts } from './post-draft.ts';
import { type CheckInput, postCheck } from './queries.ts';

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
  const body = toCheck(draft, postId);
  const rested = useRested(body);
  const isBlank = draft.parts.every(isEmptyPart);
  const check = useQuery({
    ...postCheck(useApi(), rested),
    enabled: !isBlank && rested.parts.some(isWorthAsking),
    placeholderData: keepPreviousData,
  });
  const said = isBlank ? undefined : check.data;
  return {
    findings: (said?.findings ?? []).filter((finding) => applies(finding, draft)),
    limit: said?.limit ?? lengthLimitFor(draft.platform, null),
    costUsd: said?.costUsd ?? null,
    isCurrent: said !== undefined && !check.isPlaceholderData && same(body, rested),
  };
}

function toCheck({ parts, platform }: PostDraft, postId: string | null): CheckInput {
  return { parts: toParts(parts), platform, ...(postId ? { postId } : {}) };
}

function isWorthAsking({ text, mediaIds = [] }: CheckInput['parts'][number]): boolean {
  return text.trim() !== '' || mediaIds.length > 0;
}

/** A part that is still empty is a text to come; a promotion marked as one needs no reminder. */
function applies({ id }: Finding, draft: PostDraft): boolean {
  return id !== 'empty' && !(id === 'paid-partnership' && draft.paidPartnership);
}

/** The value once it has not changed for a moment. */
function useRested(value: CheckInput): CheckInput {
  const text = JSON.stringify(value);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(rested) as CheckInput;
}

function same(one: CheckInput, other: CheckInput): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
