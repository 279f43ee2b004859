import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { noteSetUp, type SetUpMark } from '#shared/contracts/set-up.ts';
import { currentUserQuery } from '#shared/features/auth/queries.ts';

/** Notes a step as done, or the checklist as dismissed: on screen at once, and on every device. */
export function useNoteSetUp() {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = currentUserQuery(api);
  return useMutation({
    mutationFn: (mark: SetUpMark) => api.call(noteSetUp, { body: { mark } }),
    onMutate: (mark) =>
      queries.setQueryData(
        queryKey,
        (user) => user && { ...user, setUp: [...new Set([...user.setUp, mark])] },
      ),
    onError: () => queries.invalidateQueries({ queryKey }),
  }).mutate;
}
