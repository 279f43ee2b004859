import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import type { Db } from '../database.ts';
import { withCredential, withWorkspace } from '../tenant.ts';

const app = testApp();
const persona = { name: 'P', description: 'd', personality: 'p' };

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

it('stands under every table but what the market says to everybody', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not (relrowsecurity and relforcerowsecurity)
      and relname not like 'kysely%'
    order by 1`.execute(app.running.ctx.db);
  expect(rows.map(({ name }) => name)).toEqual(['coin_prices', 'market_feeds', 'news_items']);
});

it('leads the primary key of every owned table but those that docs/scale.md names', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_attribute owner on owner.attrelid = c.oid and owner.attname = 'workspace_id'
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and i.indkey[0] is distinct from owner.attnum
    order by 1`.execute(app.running.ctx.db);
  const page = await readFile('docs/scale.md', 'utf8');
  const [, named = ''] = /primary keys too, except those of\s([^:]*):/.exec(page) ?? [];
  expect(rows.map(({ name }) => name)).toEqual(
    [...named.matchAll(/`(\w+)`/g)].map(([, one]) => one),
  );
});

it('shows a step of a sign-in to nobody who does not name it', async () => {
  const { db } = app.running.ctx;
  const hash = Buffer.alloc(32, 7);
  await db
    .insertInto('sign_in_tokens')
    .values({ token_hash: hash, expires_at: sql<string>`now() + interval '1 minute'` })
    .execute();
  const found = (tx: Db) => tx.selectFrom('sign_in_tokens').select('token_hash').execute();
  expect(await found(db)).toEqual([]);
  expect(await withCredential(db, Buffer.alloc(32, 8), found)).toEqual([]);
  expect(await withCredential(db, hash, found)).toEqual([{ token_hash: hash }]);
});

it('shows users and workspaces to the roles of this database and to nobody else', async () => {
  await workspaceOf('rls_carol');
  const [{ stranger }] = (await app.asOwner(
    `select 'troupe_stranger_' || role_suffix() as stranger`,
  )) as [{ stranger: string }];
  await app.asOwner(`create role ${stranger} nologin`);
  await app.asOwner(`grant select on all tables in schema public to ${stranger}`);
  const counts = await app.asOwner(`with entered as materialized (
      select set_config('role', '${stranger}', true))
    select (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', name),
      false, true, '')))[1]::text::int as n
    from entered, unnest('{users,workspaces,workspace_members,server_secrets}'::text[]) as t (name)`);
  await app.asOwner(`drop owned by ${stranger}; drop role ${stranger}`);
  expect(counts).toEqual([{ n: 0 }, { n: 0 }, { n: 0 }, { n: 0 }]);
});

it('cannot be taken off by the server: its role owns nothing and bypasses nothing', async () => {
  const { rows } = await sql`
    select current_user::text as who, rolsuper, rolbypassrls from pg_roles
    where rolname = current_user`.execute(app.running.ctx.db);
  const { app: who } = await app.database.roles();
  expect(rows).toEqual([{ who, rolsuper: false, rolbypassrls: false }]);
  await expect(
    sql`alter table personas disable row level security`.execute(app.running.ctx.db),
  ).rejects.toThrow(/must be owner/);
});
