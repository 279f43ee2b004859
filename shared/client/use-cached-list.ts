import { type DataTag, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { showSuccess, type ToastContent } from '#shared/ui/feedback/toast-store.ts';
import { isOwnAnswer } from './api-client.ts';

/** Where nobody answers nothing can be read either: its words would hide what was said. */
export function isWorthReading(failure: Error | null): boolean {
  return failure === null || isOwnAnswer(failure);
}

interface Entry {
  id: string;
}

/**
 * The ways to change what the screens show of a list, before it is read again. `others` are the
 * keys of what a change makes old besides the list.
 */
export function useCachedList<Item extends Entry>(
  queryKey: DataTag<QueryKey, Item[] | null, Error>,
  others: readonly QueryKey[] = [],
) {
  const queries = useQueryClient();
  const refresh = (_done?: unknown, error: Error | null = null) => {
    if (!isWorthReading(error)) return;
    for (const old of [queryKey, ...others]) void queries.invalidateQueries({ queryKey: old });
  };

  function change(edit: (list: Item[]) => Item[]): void {
    queries.setQueryData<Item[] | null>(queryKey, (list) => (list ? edit(list) : list));
    // What is being read may have been so before the change.
    if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
  }

  const remove = (id: string) => change((list) => list.filter((one) => one.id !== id));

  return {
    change,
    putFirst: (item: Item) => change((list) => including(list, item, 'first')),
    putLast: (item: Item) => change((list) => including(list, item, 'last')),
    replace: (item: Item) => change((list) => replacing(list, item)),
    remove,
    /** The same as `onSuccess` of a mutation that is given the id. */
    removed: (_answer: unknown, id: string) => remove(id),
    refresh,
    /** The `onSuccess` of a mutation: shows its change, says `sentence`, and reads the list again. */
    onChanged:
      <Args extends unknown[]>(
        show: (...args: Args) => void,
        sentence: string,
        more?: (...args: Args) => Partial<ToastContent>,
      ) =>
      (...args: Args) => {
        const also = more?.(...args);
        show(...args);
        showSuccess(sentence, also);
        refresh();
      },
  };
}

/** What is announced may be read anew before the call that made it has answered: once is enough. */
export function including<Item extends Entry>(
  list: Item[],
  item: Item,
  place: 'first' | 'last',
): Item[] {
  if (list.some(({ id }) => id === item.id)) return list;
  return place === 'first' ? [item, ...list] : [...list, item];
}

export function replacing<Item extends Entry>(list: Item[], item: Item): Item[] {
  return list.map((one) => (one.id === item.id ? item : one));
}
