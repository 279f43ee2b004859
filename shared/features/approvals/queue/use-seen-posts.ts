import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { ApiError, isOfOtherPage } from '#shared/client/api-client.ts';
import type { QueuedPost } from '#shared/contracts/approvals.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import type { SeenReview } from '../change-queries.ts';
import { approvalQueue } from '../queries.ts';

/**
 * What of each post the one who decides has had on the screen. A change by somebody else comes in by
 * itself: a decision still names what was read, and the server refuses it once.
 */
export function useSeenPosts(waiting: readonly QueuedPost[]) {
  const api = useApi();
  const queries = useQueryClient();
  const own = useAuthentication().user?.username;
  const [seen, setSeen] = useState<ReadonlyMap<string, SeenReview>>(new Map());
  const [again, setAgain] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(waiting.map(({ review }) => review.id));
  const fresh = waiting.filter(({ review }) => !seen.has(review.id));
  // One that comes back after a decision is read as a new one.
  const left = [...seen].filter(([id]) => ids.has(id));
  if (fresh.length > 0 || left.length < seen.size) {
    setSeen(new Map([...left, ...fresh.map(entryOf)]));
    setAgain(new Set([...again].filter((id) => ids.has(id))));
  }

  const hasChanged = ({ review }: QueuedPost) =>
    (seen.get(review.id)?.contentHash ?? review.contentHash) !== review.contentHash &&
    review.changedBy !== own;

  return {
    /** What a decision names. */
    of(item: QueuedPost): SeenReview {
      const known = seen.get(item.review.id);
      return known && hasChanged(item) ? known : reviewOf(item.review);
    },
    /** Somebody has changed it while it stood here, or before a decision arrived. */
    hasChanged: (item: QueuedPost) => hasChanged(item) || again.has(item.review.id),
    /** After a refusal: reads the queue; what is there now is asked about once more. */
    async readAgain(error: unknown, refused: readonly string[]) {
      const isConflict = error instanceof ApiError && error.status === 409;
      if (error !== null && (!isConflict || isOfOtherPage(error))) return;
      const queue = await queries.fetchQuery({ ...approvalQueue(api), staleTime: 0 });
      const changed = (queue?.waiting ?? []).filter(({ review }) => refused.includes(review.id));
      setSeen((before) => new Map([...before, ...changed.map(entryOf)]));
      setAgain((before) => new Set([...before, ...changed.map(({ review }) => review.id)]));
    },
  };
}
export type SeenPosts = ReturnType<typeof useSeenPosts>;

const reviewOf = ({ id, version, contentHash }: SeenReview): SeenReview => ({
  id,
  version,
  contentHash,
});
const entryOf = ({ review }: QueuedPost): [string, SeenReview] => [review.id, reviewOf(review)];
