import { type Kysely, sql } from 'kysely';

/**
 * Members of a workspace with their roles. A workspace there is stays one with one owner. At least
 * one owner stays, whoever leaves, is removed or deleted: the trigger asks at the end of each
 * transaction, and the lock on the workspace makes two that take place at once follow each other.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table workspace_members
    drop constraint workspace_members_role_check,
    add constraint workspace_members_role_check
      check (role in ('owner', 'admin', 'editor', 'author', 'viewer')),
    add column invited_by uuid references users on delete set null,
    add column is_founder boolean not null default true,
    add column joined_at timestamptz not null default now(),
    add column opened_at timestamptz`);
  await run('create index workspace_members_invited_by_idx on workspace_members (invited_by)');
  await run(`
    create function keep_an_owner() returns trigger language plpgsql as $$
    begin
      perform from workspaces where id = old.workspace_id for update;
      if found and not exists (
        select from workspace_members where workspace_id = old.workspace_id and role = 'owner'
      ) then
        raise exception 'A workspace keeps at least one owner'
          using errcode = 'check_violation', constraint = 'workspace_members_keep_owner';
      end if;
      return null;
    end $$`);
  await run(`
    create constraint trigger workspace_members_keep_owner
    after update or delete on workspace_members deferrable initially deferred
    for each row when (old.role = 'owner') execute function keep_an_owner()`);
  // Who acts in this transaction; null for background work.
  await run(`
    create function current_member() returns uuid language sql stable parallel safe
    return nullif(split_part(current_setting('app.member', true), ' ', 1), '')::uuid`);

  // Rights of a member on one X account; without a row those of the role.
  await run(`
    create table member_accounts (
      workspace_id uuid not null references workspaces on delete cascade,
      user_id uuid not null,
      account_id uuid not null,
      level text not null check (level in ('draft', 'publish', 'approve')),
      primary key (workspace_id, user_id, account_id),
      foreign key (user_id, workspace_id)
        references workspace_members (user_id, workspace_id) on delete cascade,
      foreign key (workspace_id, account_id)
        references social_accounts (workspace_id, id) on delete cascade
    )`);
  await run('create index member_accounts_member_idx on member_accounts (user_id, workspace_id)');
  await run(
    'create index member_accounts_account_idx on member_accounts (workspace_id, account_id)',
  );
  // An account is connected to the workspace in which that was begun, and to no other.
  await run('alter table oauth_transactions add column link_workspace_id uuid');
  // The member whose browser it is: it goes with the membership.
  await run(`alter table push_subscriptions add column user_id uuid default current_member()`);
  await run('alter table push_subscriptions no force row level security');
  await run(`update push_subscriptions p set user_id = m.user_id
    from workspace_members m where m.workspace_id = p.workspace_id`);
  await run('alter table push_subscriptions force row level security');
  await run(`alter table push_subscriptions add constraint push_subscriptions_member_fkey
    foreign key (user_id, workspace_id)
    references workspace_members (user_id, workspace_id) on delete cascade`);
  await run(
    'create index push_subscriptions_member_idx on push_subscriptions (user_id, workspace_id)',
  );
  await run('alter table member_accounts enable row level security');
  await run('alter table member_accounts force row level security');
  await run(`create policy workspace on member_accounts
    using (workspace_id = (select current_workspace()))
    with check (workspace_id = (select current_workspace()))`);
  await run('grant select on member_accounts to troupe_worker');
  await run(
    'create policy worker on member_accounts to troupe_worker using (true) with check (true)',
  );
}
