import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { useSingleMutation } from './use-single-mutation.ts';

/** A form whose writes the test answers, one after the other. */
function aForm() {
  const sent: string[] = [];
  let end: { answer(id: number): void; fail(error: Error): void } | undefined;
  const queries = createQueryClient({ notify: vi.fn(), signIn: vi.fn() });
  const open = () =>
    renderHook(
      () =>
        useSingleMutation({
          mutationKey: ['greetings'],
          mutationFn(text: string) {
            sent.push(text);
            return new Promise<number>((answer, fail) => (end = { answer, fail }));
          },
        }),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={queries}>{children}</QueryClientProvider>
        ),
      },
    );
  return { sent, ...open(), open, end: () => end };
}

test('two presses in one turn of the page send once, and both hear of it', async () => {
  const { sent, result, end } = aForm();
  const heard: number[] = [];
  act(() => {
    result.current.mutate('gm', { onSuccess: (id) => heard.push(id) });
    result.current.mutate('gm', { onSuccess: () => heard.push(-1) });
  });
  await waitFor(() => expect(result.current.isPending).toBe(true));
  const second = result.current.mutateAsync('gm');
  expect(sent).toEqual(['gm']);
  end()?.answer(7);
  expect(await second).toBe(7);
  expect(heard).toEqual([7]);
});

test('what has been answered or has failed can be sent again', async () => {
  const { sent, result, end } = aForm();
  for (const finish of [() => end()?.fail(new Error('away')), () => end()?.answer(7)]) {
    act(() => result.current.mutate('gm'));
    await waitFor(() => expect(result.current.isPending).toBe(true));
    finish();
    await waitFor(() => expect(result.current.isPending).toBe(false));
  }
  expect(sent).toEqual(['gm', 'gm']);
  expect(result.current.data).toBe(7);
});

test('a form that was left and opened again is busy with its first press', async () => {
  const { sent, result, unmount, open, end } = aForm();
  act(() => result.current.mutate('gm'));
  await waitFor(() => expect(result.current.isPending).toBe(true));
  unmount();
  const { result: again } = open();
  expect(again.current.isPending).toBe(true);
  const second = again.current.mutateAsync('gm');
  end()?.answer(7);
  expect(await second).toBe(7);
  expect(sent).toEqual(['gm']);
  await waitFor(() => expect(again.current.isPending).toBe(false));
});
