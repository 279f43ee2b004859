import { type Kysely, sql } from 'kysely';

/** What of a row is written down when a member changes it. Secrets and bytes are never among them. */
const AUDITED = {
  scheduled_posts: {
    kind: 'post',
    id: 'id',
    columns: [
      'scheduled_time',
      'time_zone',
      'status',
      'hold_reason',
      'account_id',
      'persona_id',
      'campaign_id',
      'made_with_ai',
      'paid_partnership',
      'grace_minutes',
    ],
  },
  post_parts: { kind: 'post', id: 'post_id', columns: ['position', 'text', 'media_ids'] },
  campaigns: {
    kind: 'campaign',
    id: 'id',
    columns: [
      'name',
      'description',
      'persona_id',
      'status',
      'frequency',
      'times',
      'days',
      'time_zone',
      'templates',
      'hashtags',
      'tone',
      'start_date',
      'end_date',
    ],
  },
  personas: {
    kind: 'persona',
    id: 'id',
    columns: [
      'name',
      'description',
      'personality',
      'type',
      'platform',
      'tone',
      'status',
      'image_version',
      'monthly_limit_micros',
    ],
  },
  content_buckets: {
    kind: 'bucket',
    id: 'id',
    columns: ['name', 'description', 'category', 'is_public', 'tags'],
  },
  workspaces: { kind: 'workspace', id: 'id', columns: ['name', 'delete_after'] },
  workspace_members: { kind: 'member', id: 'user_id', columns: ['role'] },
  member_accounts: { kind: 'member', id: 'user_id', columns: ['account_id', 'level'] },
  social_accounts: { kind: 'account', id: 'id', columns: ['username', 'is_active'] },
  approval_policies: {
    kind: 'policy',
    id: 'id',
    columns: ['account_id', 'mode', 'levels', 'allow_self'],
  },
  post_reviews: {
    kind: 'post',
    id: 'post_id',
    columns: ['decision', 'level', 'reason', 'version'],
  },
  workspace_invitations: {
    kind: 'invitation',
    id: 'id',
    columns: ['email', 'x_username', 'role', 'revoked_at', 'accepted_at'],
  },
  extension_keys: { kind: 'key', id: 'id', columns: ['name', 'last_four'] },
  settings: {
    kind: 'settings',
    id: 'workspace_id',
    columns: ['profile', 'notifications', 'automation', 'privacy', 'api'],
  },
  post_queues: { kind: 'queue', id: 'workspace_id', columns: ['time_zone', 'slots'] },
} as const;

/**
 * Who changed what, from which value to which: written by the database in the transaction of the
 * change, whatever path it came by. Background work acts for nobody and is not written down: posts
 * have their log of attempts. Nobody of the workspace can change or delete a line.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table audit_events (
    workspace_id uuid not null references workspaces on delete cascade,
    id uuid not null default gen_random_uuid(),
    at timestamptz not null default clock_timestamp(),
    actor_id uuid not null,
    -- As they were then: the member may be gone.
    actor_name text not null,
    actor_role text not null,
    -- How they proved who they are: session or key.
    via text not null,
    request_id text not null,
    address text not null,
    action text not null check (action in ('created', 'changed', 'deleted')),
    target_kind text not null,
    target_id uuid not null,
    -- By column: the value before and the value after; absent where there was none.
    changes jsonb not null,
    primary key (workspace_id, id)
  )`);
  await run('create index audit_events_list_idx on audit_events (workspace_id, at desc, id desc)');
  await run(
    'create index audit_events_actor_idx on audit_events (workspace_id, actor_id, at desc, id desc)',
  );
  await run(`create index audit_events_target_idx
    on audit_events (workspace_id, target_kind, target_id, at desc, id desc)`);
  await run('create index audit_events_age_idx on audit_events (at)');
  await run('alter table audit_events enable row level security');
  await run('alter table audit_events force row level security');
  await run(`create policy workspace on audit_events
    using (workspace_id = (select current_workspace()))
    with check (workspace_id = (select current_workspace()))`);
  await run('revoke update, delete, truncate on audit_events from troupe_app');
  await run('grant select, delete on audit_events to troupe_worker');
  await run('create policy worker on audit_events to troupe_worker using (true) with check (true)');

  // Arguments: the kind of the target, the column of its id, then the columns that are written down;
  // a part of a jsonb column `data` counts as a column.
  await run(`
    create function write_audit_event() returns trigger language plpgsql as $$
    declare
      acting text[] := string_to_array(current_setting('app.member', true), ' ');
      before jsonb := '{}';
      after jsonb := '{}';
      changes jsonb;
      action text := case tg_op when 'INSERT' then 'created' when 'DELETE' then 'deleted' else 'changed' end;
      ws uuid;
    begin
      if coalesce(acting[1], '') = '' then return null; end if;
      if tg_op <> 'INSERT' then
        select coalesce(jsonb_object_agg(key, value), '{}') into before
        from jsonb_each(to_jsonb(old) || coalesce(to_jsonb(old) -> 'data', '{}'))
        where key = any (tg_argv[2:]) and value <> 'null';
      end if;
      if tg_op <> 'DELETE' then
        select coalesce(jsonb_object_agg(key, value), '{}') into after
        from jsonb_each(to_jsonb(new) || coalesce(to_jsonb(new) -> 'data', '{}'))
        where key = any (tg_argv[2:]) and value <> 'null';
      end if;
      select jsonb_object_agg(key, jsonb_strip_nulls(
        jsonb_build_object('before', before -> key, 'after', after -> key)))
      into changes
      from (select jsonb_object_keys(before || after) as key) keys
      where before -> key is distinct from after -> key;
      if changes is null and tg_op = 'UPDATE' then return null; end if;
      ws := coalesce(to_jsonb(new) ->> 'workspace_id', to_jsonb(old) ->> 'workspace_id',
        to_jsonb(new) ->> 'id', to_jsonb(old) ->> 'id')::uuid;
      -- Texts of a post and rights of a member are what is changed of it; with it they come and go.
      if tg_table_name = 'post_parts' then
        action := 'changed';
        if not exists (select from scheduled_posts where workspace_id = ws
            and id = (coalesce(to_jsonb(new), to_jsonb(old)) ->> 'post_id')::uuid
            and (tg_op <> 'INSERT' or created_at < now())) then
          return null;
        end if;
      elsif tg_table_name = 'member_accounts' then
        action := 'changed';
        if not exists (select from workspace_members where workspace_id = ws
            and user_id = (coalesce(to_jsonb(new), to_jsonb(old)) ->> 'user_id')::uuid) then
          return null;
        end if;
      elsif tg_table_name = 'post_reviews' then
        action := 'changed';
      end if;
      -- With the workspace everything goes, and its audit log.
      if not exists (select from workspaces where id = ws) then return null; end if;
      insert into audit_events (workspace_id, actor_id, actor_name, actor_role, via, request_id,
        address, action, target_kind, target_id, changes)
      values (ws, acting[1]::uuid,
        coalesce((select username from users where id = acting[1]::uuid), ''),
        acting[3], acting[2], acting[4], coalesce(acting[5], ''),
        action, tg_argv[0], (coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[1])::uuid,
        coalesce(changes, '{}'));
      return null;
    end $$`);
  for (const [table, { kind, id, columns }] of Object.entries(AUDITED)) {
    const names = [kind, id, ...columns].map((name) => `'${name}'`).join(', ');
    await run(`create trigger audit after insert or update or delete on ${table}
      for each row execute function write_audit_event(${names})`);
  }
}
