import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { columnTypes } from '#api/db/client/column-types.ts';
import { NamedStatementClient } from '#api/db/client/named-statements.ts';
import { proveTransactions } from '#api/db/client/proven-session.ts';
import type { Tables } from '#api/db/schema/tables.ts';
import { deleteDueAccountsJob, queueBackupsJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import { createExport, deleteAccount, keepAccount } from '#shared/contracts/account-data.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { listScheduledPosts } from '#shared/contracts/publishing.ts';
import { richWorkspace } from '../testing/rich-workspace.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';

const app = testApp();
const DAY = 86_400_000;

async function tablesOfWorkspaces(): Promise<string[]> {
  const rows = await app.asOwner(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'workspace_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
  return (rows as { name: string }[]).map(({ name }) => name);
}

async function counts(workspaceId: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await tablesOfWorkspaces()) {
    const [row] = (await app.asOwner(
      `select count(*)::int from ${table} where workspace_id = '${workspaceId}'`,
    )) as { count: number }[];
    found[table] = row?.count ?? -1;
  }
  return found;
}

const makeDue = (workspaceId: string) =>
  app.asOwner(`update workspaces set delete_after = now() where id = '${workspaceId}'`);

describe('asking for the deletion of an account', () => {
  it('takes the username, sets a day in two weeks and holds what was to go out', async () => {
    const { user, schedule } = await scheduleFixture(app, 'leaver');
    await schedule();
    for (const username of ['', 'somebody', 'leaver2']) {
      expect(await user.refused(deleteAccount, { body: { username } })).toMatchObject({
        status: 422,
        issues: [{ path: 'username', message: 'That is not your username.' }],
      });
    }
    expect((await user.call(getCurrentUser)).deleteAfter).toBeNull();
    const { deleteAfter } = await user.call(deleteAccount, { body: { username: '@Leaver ' } });
    expect(Date.parse(deleteAfter) - Date.now()).toBeGreaterThan(14 * DAY - 60_000);
    expect(Date.parse(deleteAfter) - Date.now()).toBeLessThan(14 * DAY + 60_000);
    expect((await user.call(getCurrentUser)).deleteAfter).toBe(deleteAfter);
    expect(await user.call(listScheduledPosts)).toMatchObject([
      { status: 'held', holdReason: 'publishing_off' },
    ]);
    await app.recur(deleteDueAccountsJob);
    expect(await user.call(deleteAccount, { body: { username: 'leaver' } })).toEqual({
      deleteAfter,
    });
  });

  it('can be undone by a session, never by a key: posts to come go on, what was due meanwhile does not', async () => {
    const desk = await scheduleFixture(app, 'stayer');
    const [ahead, missed] = [await desk.schedule(), await desk.schedule()];
    const { key } = await desk.user.call(createExtensionKey, { body: { name: 'k' } });
    await desk.user.call(deleteAccount, { body: { username: 'stayer' } });
    await desk.force(missed.id, `scheduled_time = now() - interval '3 hours'`);
    for (const [endpoint, body] of [[deleteAccount, {}], [keepAccount]] as const) {
      const input = body ? { body } : {};
      expect(await app.withKey(key).refused(endpoint, input)).toMatchObject({ status: 403 });
    }
    expect((await desk.user.call(getCurrentUser)).deleteAfter).not.toBeNull();
    await desk.user.call(keepAccount);
    expect((await desk.user.call(getCurrentUser)).deleteAfter).toBeNull();
    expect(await desk.row(ahead.id)).toMatchObject({ status: 'pending', hold_reason: null });
    expect(await desk.row(missed.id)).toMatchObject({ status: 'held', hold_reason: 'too_late' });
    await app.recur(deleteDueAccountsJob);
    expect(await desk.user.call(listScheduledPosts)).toHaveLength(2);
  });
});

describe('an account whose time has come', () => {
  it('is gone with every row of every table, and others keep theirs', async () => {
    const desk = await richWorkspace(app, 'gone');
    const other = await richWorkspace(app, 'still_here');
    const { user, workspaceId } = desk;
    await user.call(createExtensionKey, { body: { name: 'k' } });
    await app.recur(queueBackupsJob);
    await user.call(createExport);
    await app.runJobs();
    const before = await counts(workspaceId);
    expect(Object.values(before).filter((count) => count > 0).length).toBeGreaterThan(15);
    const kept = await counts(other.workspaceId);

    const { id: userId } = await user.call(getCurrentUser);
    await user.call(deleteAccount, { body: { username: 'gone' } });
    await makeDue(workspaceId);
    await app.recur(deleteDueAccountsJob);

    const after = await counts(workspaceId);
    expect(Object.keys(after).length).toBeGreaterThan(20);
    expect(new Set(Object.values(after))).toEqual(new Set([0]));
    expect(await app.asOwner(`select 1 from users where id = '${userId}'`)).toEqual([]);
    expect(await app.asOwner(`select 1 from workspaces where id = '${workspaceId}'`)).toEqual([]);
    expect(await user.refused(listPersonas)).toMatchObject({ status: 401 });
    expect(await counts(other.workspaceId)).toEqual(kept);
    expect(await other.user.call(listPersonas)).toHaveLength(1);
    // The desk's account was connected in the database only: no token of it is sealed.
    await app.asOwner(`delete from pgboss.job where name = 'revoke-tokens'`);
    // What else is queued for it finds nothing to do.
    await app.runJobs();
  });

  it('has its tokens revoked at X', async () => {
    const person = new XAccountFixture(app);
    await person.signIn('revoked_user');
    const [account] = (await app.asOwner(
      `select workspace_id from social_accounts where username = 'revoked_user'`,
    )) as { workspace_id: string }[];
    await makeDue(account?.workspace_id ?? '');
    await app.recur(deleteDueAccountsJob);
    const jobs = await app.asOwner(
      `select data from pgboss.job where name = 'revoke-tokens' and state = 'created'`,
    );
    expect(jobs).toHaveLength(1);
    expect(JSON.stringify(jobs)).toContain('v1.');
    expect(await app.runJobs()).toBeGreaterThan(0);
    const left = await app.asOwner(
      `select output from pgboss.job where name = 'revoke-tokens' and state <> 'completed'`,
    );
    expect(left).toEqual([]);
  });

  it('leaves no id of it in finished, failed or waiting work, whatever the work was', async () => {
    const person = new XAccountFixture(app);
    await person.signIn('forgotten');
    const desk = await richWorkspace(app, 'forgotten_desk');
    await desk.user.call(createExport);
    const [account] = (await app.asOwner(
      `select workspace_id from social_accounts where username = 'forgotten'`,
    )) as { workspace_id: string }[];
    const { id: userId } = await desk.user.call(getCurrentUser);
    const ids = [account?.workspace_id ?? '', desk.workspaceId, userId];
    await app.asOwner(`insert into pgboss.job (name, data, state, output)
      select 'plan-campaign', jsonb_build_object('workspaceId', '${desk.workspaceId}'), state,
        '{"message": "${desk.workspaceId}"}'
      from unnest(array['failed', 'cancelled', 'completed']::pgboss.job_state[]) state`);
    // The desk's account was connected in the database only: no token of it is sealed.
    await app.asOwner(`delete from social_accounts where workspace_id = '${desk.workspaceId}'`);
    const named = () =>
      app.asOwner(`select name, state from pgboss.job j
        where j::text ~ '${ids.join('|')}'`);
    expect((await named()).length).toBeGreaterThan(3);
    for (const id of ids.slice(0, 2)) await makeDue(id);
    await app.recur(deleteDueAccountsJob);
    expect(await named()).toEqual([{ name: 'revoke-tokens', state: 'created' }]);
    await app.runJobs();
    expect(await named()).toEqual([]);
    const tables = (await app.asOwner(`select format('%I.%I', schemaname, tablename) as name
      from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`)) as {
      name: string;
    }[];
    expect(tables.length).toBeGreaterThan(30);
    const searches = tables.map(
      ({ name }) => `select '${name}' as name from ${name} t where t::text ~ '${ids.join('|')}'`,
    );
    expect(await app.asOwner(searches.join(' union '))).toEqual([]);
  });

  it('is deleted however much it holds, by connections that wait for no answer for long', async () => {
    const { workspaceId } = await scheduleFixture(app, 'gone_slowly');
    await app.asOwner(`
      insert into activities (workspace_id, type, title, description)
        select '${workspaceId}', 'post_published', case when i % 100 = 0 then 'slow' else '' end, ''
        from generate_series(1, 4000) i;
      create function be_slow() returns trigger language plpgsql as $$
        begin perform pg_sleep(0.1); return old; end $$;
      create trigger be_slow before delete on activities
        for each row when (old.title = 'slow') execute function be_slow()`);
    await makeDue(workspaceId);
    const pool = new pg.Pool({
      Client: NamedStatementClient,
      ...{ silenceMillis: 3_000 },
      connectionString: app.running.ctx.pool.options.connectionString,
      types: columnTypes,
      pipeline: true,
      onConnect: (client) => proveTransactions(client as NamedStatementClient, 'app'),
    });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    try {
      await deleteDueAccounts({ ...app.running.ctx, db });
    } finally {
      await db.destroy();
      await app.asOwner('drop function be_slow cascade');
    }
    expect(await app.asOwner(`select 1 from workspaces where id = '${workspaceId}'`)).toEqual([]);
  });

  it('is deleted once by any number of workers', async () => {
    const { workspaceId } = await scheduleFixture(app, 'gone_once');
    await makeDue(workspaceId);
    await Promise.all(Array.from({ length: 4 }, () => app.recur(deleteDueAccountsJob)));
    expect(await app.asOwner(`select 1 from workspaces where id = '${workspaceId}'`)).toEqual([]);
    expect(app.logged.join('')).not.toContain('could not be deleted');
  });
});
