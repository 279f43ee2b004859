import type { ReactNode } from 'react';
import { SecondaryButton } from '../forms/busy-button.tsx';

/** Below a list that comes a page at a time: fetches the next page, where there is one. */
export function EarlierButton(props: {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> };
  children: ReactNode;
}) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = props.list;
  if (!hasNextPage) return null;
  return (
    <div className="mt-4 flex justify-center">
      <SecondaryButton busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {props.children}
      </SecondaryButton>
    </div>
  );
}
