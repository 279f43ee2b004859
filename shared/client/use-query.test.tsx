import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { useQuery } from './use-query.ts';

/** A screen that waits for its `answer`, and what was drawn of it. */
function read() {
  const queries = new QueryClient();
  let answer: (text: string) => void = () => {};
  const drawn: string[] = [];
  function Screen({ enabled }: { enabled: boolean }) {
    const found = useQuery({
      queryKey: ['words'],
      queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
      enabled,
    });
    const now = found.data ?? (found.isLoading ? 'loading' : 'nobody asked');
    useLayoutEffect(() => void drawn.push(now), [now]);
    return <p>{now}</p>;
  }
  const tree = (enabled: boolean) => (
    <QueryClientProvider client={queries}>
      <Screen enabled={enabled} />
    </QueryClientProvider>
  );
  const { rerender } = render(tree(false));
  return {
    drawn,
    queries,
    ask: () => rerender(tree(true)),
    answer: (text: string) => answer(text),
  };
}

test('until the answer is drawn the screen stays as it was last', async () => {
  const { drawn, ask, answer } = read();
  ask();
  await screen.findByText('loading');
  await act(async () => answer('gm'));
  await screen.findByText('gm');
  expect(drawn).toEqual(['nobody asked', 'loading', 'gm']);
});

test('what is on the screen changes with what is known', async () => {
  const { drawn, queries, ask, answer } = read();
  ask();
  await screen.findByText('loading');
  await act(async () => answer('gm'));
  await screen.findByText('gm');
  await act(async () => void queries.setQueryData(['words'], 'gn'));
  await screen.findByText('gn');
  await act(async () => void queries.resetQueries());
  await screen.findByText('loading');
  expect(drawn).toEqual(['nobody asked', 'loading', 'gm', 'gn', 'loading']);
});
