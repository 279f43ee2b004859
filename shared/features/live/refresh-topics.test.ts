import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { createRefresher, reads } from './refresh-topics.ts';

test('each topic of the live changes names what is read in the API, and no other path', () => {
  const readable = new Set(Object.values(endpoints).map(({ path }): string => path));
  for (const [topic, paths] of Object.entries(reads)) {
    expect(paths.length, topic).toBeGreaterThan(0);
    expect(
      paths.filter((path) => !readable.has(path)),
      topic,
    ).toEqual([]);
  }
});

test('a first read that was under way when its topic changed is made again', async () => {
  const queries = new QueryClient();
  const end = new AbortController();
  const answers: ((personas: string[]) => void)[] = [];
  const list = new QueryObserver(queries, {
    queryKey: [listPersonas.path],
    queryFn: () => new Promise<string[]>((answer) => answers.push(answer)),
  });
  const changed = createRefresher(queries, end.signal);
  list.subscribe(() => {});
  changed(['personas']);
  const told = queries.getQueryCache().find({ queryKey: [listPersonas.path] });
  await vi.waitFor(() => expect(told?.state.isInvalidated).toBe(true));
  answers[0]?.(['before']);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(['before', 'after']);
  await vi.waitFor(() => expect(list.getCurrentResult().data).toEqual(['before', 'after']));
  end.abort();
});
