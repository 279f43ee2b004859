import {
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
} from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ApiError, ServerAway } from './api-client.ts';
import { useCachedList } from './use-cached-list.ts';

interface Coin {
  id: string;
  price: number;
}

/** A list of which every reading waits for its answer. */
function read() {
  const queries = new QueryClient();
  const asked: ((coins: Coin[]) => void)[] = [];
  const options = queryOptions({
    queryKey: ['coins'],
    queryFn: () => new Promise<Coin[] | null>((resolve) => asked.push(resolve)),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCachedList(options.queryKey), { wrapper });
  const shown = () => queries.getQueryData(options.queryKey);
  return { queries, options, asked, list: result.current, shown };
}

const btc: Coin = { id: 'btc', price: 90_000 };
const eth: Coin = { id: 'eth', price: 3_000 };

test('what is made is put in at either end, changed where it stands, and taken out', () => {
  const { queries, options, list, shown } = read();
  queries.setQueryData(options.queryKey, [btc]);
  list.putFirst(eth);
  expect(shown()).toEqual([eth, btc]);
  list.replace({ ...btc, price: 1 });
  expect(shown()).toEqual([eth, { id: 'btc', price: 1 }]);
  list.remove('eth');
  list.putLast(eth);
  expect(shown()).toEqual([{ id: 'btc', price: 1 }, eth]);
});

test('what was read before the call that made it has answered is not put in twice', () => {
  const { queries, options, list, shown } = read();
  queries.setQueryData(options.queryKey, [btc, eth]);
  list.putFirst(eth);
  list.putLast(btc);
  expect(shown()).toEqual([btc, eth]);
});

test('a list that nobody has read stays so, and one of nobody signed in', () => {
  const { queries, options, list, shown } = read();
  list.putFirst(btc);
  expect(shown()).toBeUndefined();
  queries.setQueryData(options.queryKey, null);
  list.putFirst(btc);
  expect(shown()).toBeNull();
});

test('what is being read while the list changes is read anew, since it may be of before', async () => {
  const { queries, options, asked, list, shown } = read();
  queries.setQueryData(options.queryKey, [btc]);
  const leave = new QueryObserver(queries, options).subscribe(() => {});
  await waitFor(() => expect(asked).toHaveLength(1));
  list.remove('btc');
  asked[0]?.([btc]);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(shown()).toEqual([]);
  asked[1]?.([eth]);
  await waitFor(() => expect(shown()).toEqual([eth]));
  leave();
});

test('is read again after an answer of the server itself, also a refusal, not where nobody answers', () => {
  const { queries, options, list } = read();
  queries.setQueryData(options.queryKey, [btc]);
  const isStale = () => queries.getQueryState(options.queryKey)?.isInvalidated;
  list.refresh(undefined, new ServerAway('Failed to fetch'));
  list.refresh(undefined, new ApiError(503, 'of a proxy', null));
  expect(isStale()).toBe(false);
  const body = { code: 'conflict', message: 'Changed.', requestId: 'r-1' } as const;
  list.refresh(undefined, new ApiError(409, 'of Troupe', body));
  expect(isStale()).toBe(true);
});
