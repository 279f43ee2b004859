import {
  type UseMutateAsyncFunction,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * TanStack's own hook, for what must not be sent twice: while it is under way, a second press sends
 * nothing and hears of the first. `isPending` comes by a timer, too late for a double click.
 */
export function useSingleMutation<Data, Input = void>(
  options: UseMutationOptions<Data, Error, Input>,
): UseMutationResult<Data, Error, Input> {
  const mutation = useMutation(options);
  const underWay = useRef<Promise<Data>>(null);

  const mutateAsync: UseMutateAsyncFunction<Data, Error, Input> = (...sent) => {
    underWay.current ??= mutation.mutateAsync(...sent).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };

  return {
    ...mutation,
    mutateAsync,
    mutate: (...sent) => void mutateAsync(...sent).catch(() => {}),
  };
}
