import {
  hashKey,
  type MutationKey,
  type QueryClient,
  type UseMutateAsyncFunction,
  type UseMutationOptions,
  type UseMutationResult,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/** What is under way, by its key, whoever has begun it. */
const underWay = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/**
 * TanStack's own hook, for what must not be sent twice: while it is under way, a second press sends
 * nothing and hears of the first. `isPending` comes by a timer, too late for a double click. By the
 * key a form that was left and opened again knows that its first press is still under way.
 */
export function useSingleMutation<Data, Input = void>(
  options: UseMutationOptions<Data, Error, Input> & { mutationKey: MutationKey },
): UseMutationResult<Data, Error, Input> {
  const { mutationKey } = options;
  const queries = useQueryClient();
  const mutation = useMutation(options);
  const isPending = useIsMutating({ mutationKey, exact: true }) > 0;

  const mutateAsync: UseMutateAsyncFunction<Data, Error, Input> = (...sent) => {
    const all = underWay.get(queries) ?? new Map<string, Promise<Data>>();
    underWay.set(queries, all);
    const key = hashKey(mutationKey);
    const sending = all.get(key) ?? mutation.mutateAsync(...sent).finally(() => all.delete(key));
    all.set(key, sending);
    return sending as Promise<Data>;
  };

  return {
    ...mutation,
    isPending,
    mutateAsync,
    mutate: (...sent) => void mutateAsync(...sent).catch(() => {}),
  } as UseMutationResult<Data, Error, Input>;
}
