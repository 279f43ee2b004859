import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OwnRoles } from '#api/db/client/own-roles.ts';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { installQueues } from './install-queues.ts';
import { jobs } from './jobs.ts';

let database: TestDatabase;
let roles: OwnRoles;
beforeAll(async () => {
  database = await cloneDatabase();
  roles = await database.roles();
});
afterAll(() => database.drop());

it('takes servers that start at the same time one after the other', async () => {
  // Most rounds collide where nothing keeps them apart, not each one.
  for (let round = 0; round < 4; round++) {
    const starts = Array.from({ length: 8 }, () => installQueues(database.url, roles));
    const failed = (await Promise.allSettled(starts)).filter(({ status }) => status === 'rejected');
    expect(failed).toEqual([]);
  }
});

it('brings the queues of an older version up to what their jobs say now', async () => {
  const settings =
    'select name, retry_limit, expire_seconds, retry_delay from pgboss.queue order by 1';
  const before = await database.asOwner(settings);
  expect(before.length).toBeGreaterThanOrEqual(jobs.length);
  await database.asOwner(
    `update pgboss.queue set retry_limit = 99, expire_seconds = 1, retry_delay = 1 where name not like '\\_\\_%'`,
  );
  await installQueues(database.url, roles);
  expect(await database.asOwner(settings)).toEqual(before);
});
