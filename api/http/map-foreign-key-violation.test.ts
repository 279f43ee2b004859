import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { sendTo } from '#api/testing/contract-calls.ts';
import { fullWorkspace, type RowIds } from '#api/testing/fixtures/full-workspace.ts';
import { rowsNamed, validInputs } from '#api/testing/valid-inputs.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';

const app = testApp();

/** What another tab may delete while a call that names it is under way. */
const tables: Partial<Record<keyof RowIds, string>> = {
  persona: 'personas',
  trainee: 'personas',
  bucket: 'content_buckets',
  viral: 'viral_content',
  draft: 'drafts',
  campaign: 'campaigns',
  post: 'scheduled_posts',
  media: 'media',
  watched: 'watched_coins',
  notification: 'notifications',
};

const writes = Object.entries(endpoints).filter(([, { method }]) => method !== 'GET');
const namings = writes.flatMap(([name, endpoint]) =>
  rowsNamed(name).flatMap((row) => {
    const table = tables[row];
    return table === undefined ? [] : [{ name, row, table, endpoint }];
  }),
);

/** Deletes a row, and has the transaction stand open until it is told to commit. */
async function deletionOf(table: string, id: string) {
  const { connectionString } = app.running.ctx.pool.options;
  const tab = new pg.Client({ connectionString });
  await tab.connect();
  await tab.query('begin');
  const { rowCount } = await tab.query(`delete from ${table} where id = '${id}'`);
  expect(rowCount).toBe(1);
  return {
    async commit() {
      await tab.query('commit');
      await tab.end();
    },
  };
}

const waitingForLock = () =>
  app.asOwner(`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);

// By its coin, which has no id of ours.
const { createWatchRule } = endpoints;
namings.push({
  name: 'createWatchRule',
  row: 'watched',
  table: 'watched_coins',
  endpoint: createWatchRule as Endpoint,
});

/** The answer of a call that meets the deletion when it writes, or is done before. */
async function answered(
  deletion: { commit(): Promise<void> },
  call: Promise<Response>,
): Promise<Response> {
  let isAnswered = false;
  const answering = call.finally(() => {
    isAnswered = true;
  });
  const isStanding = async () => isAnswered || (await waitingForLock()).length > 0;
  await expect.poll(isStanding, { interval: 10, timeout: 20_000 }).toBe(true);
  await deletion.commit();
  return answering;
}

describe.each(namings)('$name', ({ name, row, table, endpoint }) => {
  it(`is no fault of ours when the ${row} is deleted between its check and its use`, async () => {
    const mine = await fullWorkspace(app);
    const deletion = await deletionOf(table, mine.ids[row]);
    const answer = await answered(deletion, sendTo(mine.user, endpoint, validInputs(mine)[name]));
    const text = await answer.text();
    expect([endpoint.status, 404, 409, 422], text).toContain(answer.status);
    expect(text).not.toContain('Something went wrong');
  });
});

describe.each(writes)('%s', (name, endpoint) => {
  it('is no fault of ours when the account is deleted while it is under way', async () => {
    const mine = await fullWorkspace(app);
    const deletion = await deletionOf('workspaces', mine.workspaceId);
    const answer = await answered(deletion, sendTo(mine.user, endpoint, validInputs(mine)[name]));
    const text = await answer.text();
    expect([endpoint.status, 401, 404, 409, 422], text).toContain(answer.status);
    expect(text).not.toContain('Something went wrong');
  });
});
