import { type Kysely, sql } from 'kysely';

/**
 * A person leaves with everything of theirs: what is theirs alone is deleted, the rest goes on without
 * them. An owner who leaves is none to rely on: a workspace keeps one who stays.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table users add column delete_after timestamptz');
  await run(`create index users_delete_after_idx on users (delete_after)
    where delete_after is not null`);
  // Who asked before and has nothing else leaves with it.
  const tables = ['users', 'workspaces', 'workspace_members'];
  for (const table of tables) await run(`alter table ${table} no force row level security`);
  await run(`update users u set delete_after = w.delete_after
    from workspace_members m join workspaces w on w.id = m.workspace_id
    where m.user_id = u.id and w.delete_after is not null and not exists (
      select from workspace_members o where o.user_id = u.id and o.workspace_id <> w.id)`);
  for (const table of tables) await run(`alter table ${table} force row level security`);
  await run(`
    create or replace function keep_an_owner() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.role = 'owner' then return null; end if;
      perform from workspaces where id = old.workspace_id for update;
      if found and not exists (
        select from workspace_members m join users u on u.id = m.user_id
        where m.workspace_id = old.workspace_id and m.role = 'owner' and u.delete_after is null
      ) then
        raise exception 'A workspace keeps at least one owner'
          using errcode = 'check_violation', constraint = 'workspace_members_keep_owner';
      end if;
      return null;
    end $$`);
}
