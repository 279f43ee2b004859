import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { ErrorState } from './states.tsx';

/** A list that is read, in each of its states. What was read stays when reading it again fails. */
export function ListStates<Item>(props: {
  list: UseQueryResult<Item[] | null>;
  failed: string;
  signedOut: ReactNode;
  loading: ReactNode;
  empty: ReactNode;
  children(items: Item[]): ReactNode;
}) {
  const { list } = props;
  if (list.isLoadingError) {
    return <ErrorState onRetry={list.refetch}>{props.failed}</ErrorState>;
  }
  if (list.data === null) return props.signedOut;
  if (!list.data) return props.loading;
  return list.data.length === 0 ? props.empty : props.children(list.data);
}

/** The same grey card `count` times, where a list is being read. Its label is heard, not seen. */
export function LoadingList(props: {
  label: string;
  count: number;
  className: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-label={props.label} className={props.className}>
      {Array.from({ length: props.count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Fragment key={place}>{props.children}</Fragment>
      ))}
    </div>
  );
}
