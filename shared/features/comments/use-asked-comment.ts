import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CommentThread } from '#shared/contracts/comments.ts';

/** Whether the thread has the comment of that id. */
export function holdsComment(thread: CommentThread, id: string | null): boolean {
  return thread.id === id || thread.replies.some((reply) => reply.id === id);
}

/** Fetches page after page until `isFound`; answers whether there may be an earlier one with it. */
export function useEarlierUntil(
  isFound: boolean,
  list: UseInfiniteQueryResult<{ pages: unknown[] }>,
): boolean {
  const { data, isFetchingNextPage, fetchNextPage } = list;
  const isEarlier = !isFound && list.hasNextPage && !list.isFetchNextPageError;
  const fetched = data?.pages.length ?? 0;
  useEffect(() => {
    if (fetched > 0 && isEarlier && !isFetchingNextPage) void fetchNextPage();
  }, [fetched, isEarlier, isFetchingNextPage, fetchNextPage]);
  return isEarlier;
}
