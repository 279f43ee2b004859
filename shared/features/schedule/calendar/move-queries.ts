import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ScheduledPost, updateScheduledPost } from '#shared/contracts/publishing.ts';
import { formatWhen } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { undoAction } from '#shared/ui/feedback/undo-action.tsx';
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
  const { api, current, replace, refresh, open: opens } = useScheduledPosts();
  const [open, setOpen] = useState<readonly Move[]>([]);
  const { mutate } = useMutation({
    scope: { id: 'move post' },
    mutationFn: ({ post, ...when }: Move) =>
      api.call(updateScheduledPost, {
        params: { id: post.id },
        body: { ...when, version: current(post).version },
      }),
    meta: { errorMessage: t('Failed to move scheduled post'), serverMessage: true },
    onSuccess(moved, { post, timeZone }) {
      replace(moved);
      const back = { post: moved, scheduledTime: post.scheduledTime, timeZone };
      showSuccess(t('Moved to {time}', { time: formatWhen(moved.scheduledTime) }), {
        action: undoAction(() => move(back)),
        onOpen: opens(moved.id),
      });
    },
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

  function move(to: Move) {
    setOpen((moves) => [...moves, to]);
    mutate(to);
  }
  return { moved, move };
}
