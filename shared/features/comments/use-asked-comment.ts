import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
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

/** Scrolls to what a link led to and gives it the focus, once it is drawn. */
export function useFocusAsked(
  place: RefObject<HTMLElement | null>,
  isAsked: boolean,
  block: 'start' | 'center',
): void {
  useEffect(() => {
    if (!isAsked) return;
    // After the page or dialog has put the focus where it begins.
    const frame = requestAnimationFrame(() => {
      place.current?.scrollIntoView({ block });
      place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [place, isAsked, block]);
}
