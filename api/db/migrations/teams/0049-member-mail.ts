import { type Kysely, sql } from 'kysely';

/**
 * Mail of members besides the first owner: the address of each, and what is on its way there. What a
 * settings row holds of the first owner is handed over with that place. Quiet hours follow the clock
 * of the specification's zones.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table member_addresses (
    workspace_id uuid not null references workspaces on delete cascade,
    user_id uuid not null,
    -- Null: the one that X has told.
    address text,
    -- As \`mail\` of the settings is for the first owner.
    state jsonb not null default '{}',
    primary key (workspace_id, user_id),
    foreign key (user_id, workspace_id)
      references workspace_members (user_id, workspace_id) on delete cascade
  )`);
  // Not in notice_deliveries: an older process mails whatever goes by mail there to the first owner.
  await run(`create table member_deliveries (
    workspace_id uuid not null,
    user_id uuid not null,
    notification_id uuid not null,
    created_at timestamptz not null default clock_timestamp(),
    -- While it is being sent, and after a failure, this lies ahead.
    due_at timestamptz not null default clock_timestamp(),
    tries integer not null default 0,
    sent_at timestamptz,
    primary key (workspace_id, user_id, notification_id),
    foreign key (workspace_id, notification_id) references notifications on delete cascade,
    foreign key (user_id, workspace_id)
      references workspace_members (user_id, workspace_id) on delete cascade
  )`);
  await run(`create index member_deliveries_waiting_idx
    on member_deliveries (workspace_id, user_id, due_at) where sent_at is null`);
  await run(`create index member_deliveries_sent_idx
    on member_deliveries (workspace_id, user_id, sent_at) where sent_at is not null`);
  await run(`create index member_deliveries_notification_idx
    on member_deliveries (workspace_id, notification_id)`);
  await run('create index member_deliveries_age_idx on member_deliveries (created_at)');
  for (const table of ['member_addresses', 'member_deliveries']) {
    await run(`alter table ${table} enable row level security`);
    await run(`alter table ${table} force row level security`);
    await run(`create policy workspace on ${table}
      using (workspace_id = (select current_workspace()))
      with check (workspace_id = (select current_workspace()))`);
    await run(`create policy worker on ${table} to troupe_worker using (true) with check (true)`);
  }
  await run('grant select on member_addresses to troupe_worker');
  await run('grant select, insert, update, delete on member_deliveries to troupe_worker');

  // Postgres takes EST, PST and CET for fixed offsets, an hour off in summer.
  await run(`
    create function is_quiet(settings jsonb, moment timestamptz) returns boolean
    language plpgsql stable as $$
    declare
      clock time;
      zone text := coalesce(settings ->> 'quietZone', 'UTC');
      since time := coalesce(settings ->> 'quietFrom', '22:00')::time;
      until time := coalesce(settings ->> 'quietTo', '07:00')::time;
    begin
      if not coalesce((settings ->> 'quietHours')::boolean, false) then return false; end if;
      zone := case zone when 'EST' then 'America/New_York' when 'PST' then 'America/Los_Angeles'
        when 'CET' then 'Europe/Berlin' when 'JST' then 'Asia/Tokyo' else zone end;
      clock := (moment at time zone zone)::time;
      if since <= until then return clock >= since and clock < until; end if;
      return clock >= since or clock < until;
    exception when invalid_parameter_value then return false;
    end $$`);
  await run(`
    create or replace function is_quiet(settings jsonb) returns boolean language plpgsql stable as $$
    begin return is_quiet(settings, statement_timestamp()); end $$`);
  await handOver(run);
}

/**
 * Profile, notifications and address of a settings row are those of the first owner. Where somebody
 * else gets there, by a role or because the one before has left, their own take that place, and what
 * stood there goes with whom it was of. No line of the audit log: nobody has changed it.
 */
async function handOver(run: (text: string) => Promise<unknown>): Promise<void> {
  // A save locks the settings first, then the member: the other way round two would wait for each other.
  await run(`
    create function lock_settings() returns trigger language plpgsql as $$
    begin
      perform from settings where workspace_id = current_workspace() for update;
      return null;
    end $$`);
  await run(`create trigger workspace_members_lock_settings
    before update of role or delete on workspace_members
    for each statement execute function lock_settings()`);
  await run(`
    create function hand_settings_over() returns trigger language plpgsql as $$
    declare
      ws uuid := old.workspace_id;
      acting text := coalesce(current_setting('app.member', true), '');
      first_before uuid;
      first_now uuid;
      kept jsonb;
      own jsonb;
      box member_addresses;
    begin
      select user_id into first_now from workspace_members where workspace_id = ws and role = 'owner'
      order by joined_at, user_id limit 1;
      select user_id into first_before from (
        select user_id, role, joined_at from workspace_members
        where workspace_id = ws and user_id <> old.user_id
        union all select old.user_id, old.role, old.joined_at) m
      where role = 'owner' order by joined_at, user_id limit 1;
      if first_now is null or first_before is null or first_now = first_before then return null; end if;
      insert into settings (workspace_id, data, secrets) values (ws, '{}', '{}')
      on conflict (workspace_id) do nothing;
      select data into kept from settings where workspace_id = ws for update;
      select preferences into own from workspace_members where workspace_id = ws and user_id = first_now;
      select * into box from member_addresses where workspace_id = ws and user_id = first_now;
      perform set_config('app.member', '', true);
      update settings set data = (kept - 'mail') || jsonb_strip_nulls(jsonb_build_object(
        'profile', coalesce(kept -> 'profile', '{"timezone": "UTC", "language": "en"}')
          || '{"firstName": "", "lastName": "", "bio": ""}' || coalesce(own -> 'profile', '{}')
          || jsonb_build_object('email', coalesce(box.address, '')),
        'notifications', coalesce(kept -> 'notifications', '{}') || coalesce(own -> 'notifications', '{}'),
        'mail', box.state))
      where workspace_id = ws;
      delete from member_addresses where workspace_id = ws and user_id = first_now;
      update workspace_members set preferences = null where workspace_id = ws and user_id = first_now;
      -- The one before has another role now.
      update workspace_members
      set preferences = jsonb_build_object('notifications', kept -> 'notifications',
        'profile', (kept -> 'profile') - '{email,timezone}'::text[])
      where workspace_id = ws and user_id = first_before and kept ? 'profile' and kept ? 'notifications';
      insert into member_addresses (workspace_id, user_id, address, state)
      select ws, first_before, nullif(kept -> 'profile' ->> 'email', ''), coalesce(kept -> 'mail', '{}')
      from workspace_members where workspace_id = ws and user_id = first_before
      on conflict (workspace_id, user_id)
      do update set address = excluded.address, state = excluded.state;
      perform set_config('app.member', acting, true);
      return null;
    end $$`);
  await run(`create trigger workspace_members_hand_over
    after update of role or delete on workspace_members
    for each row execute function hand_settings_over()`);
}
