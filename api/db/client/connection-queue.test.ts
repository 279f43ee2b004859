import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { withWorkspace, withWorkspaceAtOnce } from '../tenant.ts';

const app = testApp();

it('serves another workspace while one holds and queues all it may', async () => {
  const { db } = app.running.ctx;
  const [greedy, other] = [randomUUID(), randomUUID()];
  const held = Promise.withResolvers<void>();
  let started = 0;
  const flood = Array.from({ length: 20 }, () =>
    withWorkspace(db, greedy, async () => {
      started += 1;
      await held.promise;
    }),
  );
  await expect.poll(() => started).toBe(3);
  expect(await withWorkspace(db, other, async () => 'served')).toBe('served');
  expect(await withWorkspaceAtOnce(db, other, [])).toEqual([]);
  expect(started).toBe(3);
  held.resolve();
  await Promise.all(flood);
  expect(started).toBe(20);
});
