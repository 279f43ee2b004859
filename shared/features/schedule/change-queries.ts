import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import type { Issue } from '#shared/contracts/errors.ts';
import {
  changePosts,
  type ListedPost,
  POSTS_PER_CHANGE,
  type PostChange,
  undoChange,
} from '#shared/contracts/publishing-worklist.ts';
import { formatDay, formatWhen } from '#shared/i18n/formats/format-date.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { instantOf } from '#shared/lib/time/time-zones.ts';
import { showFailure, showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { undoAction } from '#shared/ui/feedback/undo-action.tsx';
import { useScheduledPosts } from './queries.ts';

export interface Change {
  posts: Pick<ListedPost, 'id' | 'version'>[];
  change: PostChange;
}

interface Outcome {
  changed: string[];
  refused: Issue[];
  undo: string[];
}

/** Changes any number of posts, and offers for some seconds to take it back. */
export function useChangePosts() {
  const { api, remove, refresh, open } = useScheduledPosts();
  const takeBack = useMutation({
    mutationFn: (tokens: string[]) => undoAll(api, tokens),
    meta: { errorMessage: t('Failed to undo'), serverMessage: true },
    onSuccess: (restored) => showSuccess(tn(restored, '{n} post restored', '{n} posts restored')),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: (asked: Change) => changeAll(api, asked),
    meta: { errorMessage: t('Failed to change the scheduled posts'), serverMessage: true },
    onSuccess(outcome, { change }) {
      if (change.action === 'delete') for (const id of outcome.changed) remove(id);
      const [only, ...others] = outcome.changed;
      const isOne = only !== undefined && others.length === 0 && change.action !== 'delete';
      const onUndo = () => takeBack.mutate(outcome.undo);
      tell(outcome, change, { onUndo, onOpen: isOne ? open(only) : undefined });
    },
    onSettled: refresh,
  });
}

async function changeAll(api: ApiClient, { posts, change }: Change): Promise<Outcome> {
  const all: Outcome = { changed: [], refused: [], undo: [] };
  for (let at = 0; at < posts.length; at += POSTS_PER_CHANGE) {
    const some = posts.slice(at, at + POSTS_PER_CHANGE).map(({ id, version }) => ({ id, version }));
    const { changed, refused, undo } = await api.call(changePosts, {
      body: { posts: some, change },
    });
    all.changed.push(...changed);
    all.refused.push(...refused);
    if (undo !== null) all.undo.push(undo);
  }
  return all;
}

async function undoAll(api: ApiClient, tokens: string[]): Promise<number> {
  let restored = 0;
  for (const undo of tokens) restored += (await api.call(undoChange, { body: { undo } })).restored;
  return restored;
}

function tell(
  { changed, refused, undo }: Outcome,
  change: PostChange,
  { onUndo, onOpen }: { onUndo(): void; onOpen: (() => void) | undefined },
): void {
  const [first] = refused;
  const reason = first ? serverMessage(first) : '';
  if (changed.length === 0) {
    showFailure(reason);
    return;
  }
  showSuccess(doneText(change, changed.length), {
    onOpen,
    reason: first && t('{count} not changed: {reason}', { count: refused.length, reason }),
    ...(undo.length === 0 ? {} : { action: undoAction(onUndo) }),
  });
}

function whenOf({ day, time, timeZone }: Extract<PostChange, { action: 'move' }>): string {
  if (time !== undefined) return formatWhen(instantOf(`${day}T${time}`, timeZone));
  return formatDay(day, { weekday: 'short', month: 'short', day: 'numeric' });
}

function doneText(change: PostChange, count: number): string {
  switch (change.action) {
    case 'approve':
      return tn(count, '{n} post approved', '{n} posts approved');
    case 'hold':
      return tn(count, '{n} post put on hold', '{n} posts put on hold');
    case 'persona':
      return tn(count, '{n} post updated', '{n} posts updated');
    case 'delete':
      return count === 1
        ? t('Scheduled post deleted')
        : tn(count, '{n} post deleted', '{n} posts deleted');
    case 'move':
      return tn(count, '{n} post moved to {time}', '{n} posts moved to {time}', {
        time: whenOf(change),
      });
    default:
      return tn(count, '{n} post moved', '{n} posts moved');
  }
}
