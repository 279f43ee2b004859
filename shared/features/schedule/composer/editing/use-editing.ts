import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import { type editingModes, editPost, leavePost } from '#shared/contracts/publishing-editing.ts';
import { t } from '#shared/i18n/translate.ts';
import { memberName, useTeammates } from '../../assign/use-teammates.ts';
import { useScheduledPosts } from '../../queries.ts';

/** A third of what the lease lasts. */
const HEARTBEAT_MS = 10_000;

/** `waits`: somebody else edits the post. `lost`: it was taken over from the one who looks. */
export type EditingState = 'free' | 'waits' | 'lost';

/**
 * Has the editor of a post as long as this is shown; others of the team are told. The heartbeat rests
 * while the page is hidden, and live changes tell at once who takes over.
 */
export function useEditing(postId: string, version: number) {
  const api = useApi();
  const queries = useQueryClient();
  const { refresh } = useScheduledPosts();
  const enabled = useTeammates().length > 0;
  const [hasHeld, setHeld] = useState(false);
  const ask = (mode: (typeof editingModes)[number]) =>
    api.call(editPost, { params: { id: postId }, body: { mode } });
  const queryKey = [editPost.path, postId] as const;
  const { data } = useQuery<EndpointResponse<typeof editPost>>({
    queryKey,
    // Who lost it does not take it back by a heartbeat.
    queryFn: ({ queryKey: key }) => {
      const before = queries.getQueryData<EndpointResponse<typeof editPost>>(key);
      return ask(hasHeld && before && !before.isHeld ? 'watch' : 'claim');
    },
    enabled,
    refetchInterval: HEARTBEAT_MS,
    staleTime: 0,
    gcTime: 0,
  });
  const takeOver = useMutation({
    mutationFn: () => ask('take_over'),
    meta: { errorMessage: t('Failed to take over'), serverMessage: true },
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
  });
  // What the other has saved is read before anything is typed on it.
  if (data?.isHeld && !hasHeld && data.version <= version) setHeld(true);
  const isBehind = data !== undefined && data.version > version;
  const readAgain = useEffectEvent(() => refresh(undefined, null));
  useEffect(() => {
    if (isBehind) readAgain();
  }, [isBehind]);
  const leave = useEffectEvent(() => {
    if (hasHeld) void api.call(leavePost, { params: { id: postId } }).catch(() => {});
  });
  useEffect(() => {
    return () => leave();
  }, []);
  const isOthers = data !== undefined && !data.isHeld;
  const state: EditingState = isOthers && hasHeld ? 'lost' : data && !hasHeld ? 'waits' : 'free';
  return {
    state,
    editor: data?.editor && !data.isHeld ? memberName(data.editor) : null,
    takeOver: () => takeOver.mutate(),
    isTaking: takeOver.isPending,
  };
}
