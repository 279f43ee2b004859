import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import type { QueuedPost } from '#shared/contracts/approvals.ts';
import { approvalQueue } from '../queries.ts';

/** Takes decided posts out of the queue and gives the focus to the next card, or to the heading. */
export function useNextCard(items: readonly QueuedPost[], headingId: string) {
  const queries = useQueryClient();
  const { queryKey } = approvalQueue(useApi());
  const [next, setNext] = useState<{ id: string | null; gone: readonly string[] } | null>(null);

  useEffect(() => {
    // The card that has the focus is still there.
    if (!next || items.some(({ post }) => next.gone.includes(post.id))) return;
    // After a dialog that goes with its card has given the focus back.
    const frame = requestAnimationFrame(() => {
      setNext(null);
      if (document.activeElement?.matches('body, h1') === false) return;
      const card = document.querySelector<HTMLElement>(`[data-post="${next.id}"]`);
      const target = card ?? document.getElementById(headingId);
      target?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [next, items, headingId]);

  function take(ids: readonly string[], id: string | null) {
    queries.setQueryData(queryKey, (queue) =>
      queue
        ? { ...queue, waiting: queue.waiting.filter(({ post }) => !ids.includes(post.id)) }
        : queue,
    );
    setNext({ id, gone: ids });
  }

  return {
    /** Asked before the decision is sent: by its answer the card may be gone already. */
    leave(id: string) {
      const at = items.findIndex(({ post }) => post.id === id);
      const after = items[at + 1] ?? items[at - 1];
      return () => take([id], after?.post.id ?? null);
    },
    leaveAll(ids: readonly string[]) {
      const left = items.find(({ post }) => !ids.includes(post.id));
      take(ids, left?.post.id ?? null);
    },
  };
}
