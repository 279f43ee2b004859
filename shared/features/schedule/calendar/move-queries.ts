import { useMutation, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import { type ScheduledPost, updateScheduledPost } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { useScheduledPosts } from '../queries.ts';

type Changes = CallInput<typeof updateScheduledPost>['body'];

interface Move extends Pick<Changes, 'timeZone'> {
  post: ScheduledPost;
  scheduledTime: string;
}

const KEY = ['move post'];

/** Moves a post to another time. Moves are sent one after the other, each from what the last made. */
export function useMovePost() {
  const { api, current, replace, refresh } = useScheduledPosts();
  return useMutation({
    mutationKey: KEY,
    scope: { id: 'move post' },
    mutationFn: ({ post, ...when }: Move) =>
      api.call(updateScheduledPost, {
        params: { id: post.id },
        body: { ...when, version: current(post).version },
      }),
    meta: { errorMessage: t('Failed to move scheduled post'), serverMessage: true },
    onSuccess: replace,
    onSettled: refresh,
  });
}

/** The posts where they are wanted at once; a move that is refused leaves them where they are. */
export function useMovedPosts(posts: readonly ScheduledPost[]): ScheduledPost[] {
  const times = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => state.variables as Move,
  });
  return useMemo(() => {
    const wanted = new Map(times.map(({ post, scheduledTime }) => [post.id, scheduledTime]));
    return posts.map((post) => ({
      ...post,
      scheduledTime: wanted.get(post.id) ?? post.scheduledTime,
    }));
  }, [posts, times]);
}
