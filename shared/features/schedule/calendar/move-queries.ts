import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ScheduledPost, updateScheduledPost } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { useScheduledPosts } from '../queries.ts';

export interface Move {
  post: ScheduledPost;
  scheduledTime: string;
  timeZone: string;
}

/**
 * The posts where they are wanted, and the way to move one. Moves are sent one after the other, each
 * from what the last made; one that is refused leaves its post where the server has it.
 */
export function useMoves(posts: readonly ScheduledPost[]) {
  const { api, current, replace, refresh } = useScheduledPosts();
  const [open, setOpen] = useState<readonly Move[]>([]);
  const { mutate } = useMutation({
    scope: { id: 'move post' },
    mutationFn: ({ post, ...when }: Move) =>
      api.call(updateScheduledPost, {
        params: { id: post.id },
        body: { ...when, version: current(post).version },
      }),
    meta: { errorMessage: t('Failed to move scheduled post'), serverMessage: true },
    onSuccess: replace,
    onSettled(done, error, move) {
      setOpen((moves) => moves.filter((one) => one !== move));
      refresh(done, error);
    },
  });
  const moved = useMemo(() => {
    const wanted = new Map(open.map(({ post, scheduledTime }) => [post.id, scheduledTime]));
    return posts.map((post) => ({
      ...post,
      scheduledTime: wanted.get(post.id) ?? post.scheduledTime,
    }));
  }, [posts, open]);

  return {
    moved,
    move(move: Move) {
      setOpen((moves) => [...moves, move]);
      mutate(move);
    },
  };
}
