import {
  notifyManager,
  QueryObserver,
  type useQuery as tanstackUseQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  startTransition,
  useCallback,
  useEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';

/**
 * TanStack's `useQuery` for screens, but that the first answer is drawn as a transition: in many short
 * tasks, between which the browser answers the person. Theirs draws all of a screen in one. What is
 * there already changes at once.
 */
export const useQuery: typeof tanstackUseQuery = (options: object) => {
  const queries = useQueryClient();
  const wanted = queries.defaultQueryOptions({
    ...(options as Parameters<typeof queries.defaultQueryOptions>[0]),
    _optimisticResults: 'optimistic',
  });
  const [observer] = useState(() => new QueryObserver(queries, wanted));
  const [onScreen] = useState({ isAnswer: false, version: 0 });
  const [, drawInTime] = useReducer((times: number) => times + 1, 0);
  const result = observer.getOptimisticResult(wanted);
  useEffect(() => {
    onScreen.isAnswer = !result.isPending;
    observer.setOptions(wanted);
  }, [observer, onScreen, result, wanted]);
  const watch = useCallback(
    (drawNow: () => void) => {
      const changed = () => {
        if (!onScreen.isAnswer) return startTransition(drawInTime);
        onScreen.version++;
        drawNow();
      };
      const leave = observer.subscribe(notifyManager.batchCalls(changed));
      // It may have changed since it was drawn.
      observer.updateResult();
      return leave;
    },
    [observer, onScreen],
  );
  const version = () => onScreen.version;
  useSyncExternalStore(watch, version, version);
  return observer.trackResult(result) as never;
};
