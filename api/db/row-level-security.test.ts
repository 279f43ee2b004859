import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { createPersona } from '#shared/contracts/personas.ts';
import { withWorkspace } from './scope.ts';

const app = testApp();
const persona = { name: 'P', description: 'd', personality: 'p' };

/** What the check of a credential reads before any workspace is known. */
const BEFORE_ANY_WORKSPACE = ['workspace_members'];

async function workspaceOf(username: string): Promise<string> {
  const caller = await app.signIn(username);
  await caller.call(createPersona, { body: { ...persona, name: username } });
  await caller.call(createExtensionKey, { body: { name: 'key' } });
  const { id } = await caller.call(getCurrentUser);
  const { rows } = await app.running.ctx.pool.query(
    'select workspace_id from workspace_members where user_id = $1',
    [id],
  );
  return rows[0].workspace_id;
}

describe('a query that forgot its workspace', () => {
  it('sees nothing of others, and nothing at all outside a workspace', async () => {
    const { db } = app.running.ctx;
    const alice = await workspaceOf('rls_alice');
    await workspaceOf('rls_bob');
    const everywhere = ['personas', 'activities', 'sessions', 'extension_keys'] as const;
    for (const table of everywhere) {
      const seen = await withWorkspace(db, alice, (tx) =>
        tx.selectFrom(table).select('workspace_id').execute(),
      );
      expect(new Set(seen.map((row) => row.workspace_id)), table).toEqual(new Set([alice]));
      expect(await db.selectFrom(table).select('workspace_id').execute(), table).toEqual([]);
    }
  });

  it('changes and deletes nothing of others', async () => {
    const { db } = app.running.ctx;
    const mallory = await workspaceOf('rls_mallory');
    const trent = await workspaceOf('rls_trent');
    await withWorkspace(db, mallory, async (tx) => {
      await tx.updateTable('personas').set({ name: 'taken' }).execute();
      await tx.deleteFrom('activities').execute();
    });
    const left = await withWorkspace(db, trent, async (tx) => ({
      personas: await tx.selectFrom('personas').select('name').execute(),
      activities: await tx.selectFrom('activities').select('id').execute(),
    }));
    expect(left.personas).toEqual([{ name: 'rls_trent' }]);
    expect(left.activities).toHaveLength(1);
  });

  it('cannot write a row into another workspace', async () => {
    const { db } = app.running.ctx;
    const mallory = await workspaceOf('rls_mallory2');
    const victim = await workspaceOf('rls_victim');
    const smuggled = { workspace_id: victim, type: 'persona_created', title: '', description: '' };
    await expect(
      withWorkspace(db, mallory, (tx) =>
        tx
          .insertInto('activities')
          .values(smuggled as never)
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
  });
});

it('stands under every table that has a workspace', async () => {
  const { rows } = await sql<{ name: string; secured: boolean; forced: boolean }>`
    select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'workspace_id' and c.relkind = 'r'
    order by 1`.execute(app.running.ctx.db);
  expect(rows.length).toBeGreaterThan(4);
  const open = rows.filter((row) => !row.secured || !row.forced).map((row) => row.name);
  expect(open).toEqual(BEFORE_ANY_WORKSPACE);
});

it('cannot be taken off by the server: its role owns nothing and bypasses nothing', async () => {
  const { rows } = await sql`
    select current_user::text as who, rolsuper, rolbypassrls from pg_roles
    where rolname = current_user`.execute(app.running.ctx.db);
  expect(rows).toEqual([{ who: 'troupe_app', rolsuper: false, rolbypassrls: false }]);
  await expect(
    sql`alter table personas disable row level security`.execute(app.running.ctx.db),
  ).rejects.toThrow(/must be owner/);
});
