import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { installQueues } from './install-queues.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

it('takes servers that start at the same time one after the other', async () => {
  // Most rounds collide where nothing keeps them apart, not each one.
  for (let round = 0; round < 4; round++) {
    const starts = Array.from({ length: 8 }, () => installQueues(database.url));
    const failed = (await Promise.allSettled(starts)).filter(({ status }) => status === 'rejected');
    expect(failed).toEqual([]);
  }
});
