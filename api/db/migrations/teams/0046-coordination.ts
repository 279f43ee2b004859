import { type Kysely, sql } from 'kysely';

/**
 * To whom a post is assigned, and until when: nothing of it is part of what would be sent. Who edits a
 * post at the moment. What each member has read of the notifications of all, and their quiet hours.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table scheduled_posts
    add column assigned_to uuid,
    add column due_on date,
    add constraint scheduled_posts_assigned_fkey foreign key (assigned_to, workspace_id)
      references workspace_members (user_id, workspace_id) on delete set null (assigned_to)`);
  await run(`create index scheduled_posts_assigned_idx
    on scheduled_posts (workspace_id, assigned_to, status) where assigned_to is not null`);
  await run('drop trigger audit on scheduled_posts');
  await run(`create trigger audit after insert or update or delete on scheduled_posts
    for each row execute function write_audit_event('post', 'id', 'scheduled_time', 'time_zone',
      'status', 'hold_reason', 'account_id', 'persona_id', 'campaign_id', 'made_with_ai',
      'paid_partnership', 'grace_minutes', 'assigned_to', 'due_on')`);
  // A lease: whoever has the editor open renews it, and it is free for others once that ends.
  await run(`create table post_editors (
    workspace_id uuid not null references workspaces on delete cascade,
    post_id uuid not null,
    user_id uuid not null,
    expires_at timestamptz not null,
    primary key (workspace_id, post_id),
    foreign key (workspace_id, post_id)
      references scheduled_posts (workspace_id, id) on delete cascade,
    foreign key (user_id, workspace_id)
      references workspace_members (user_id, workspace_id) on delete cascade
  )`);
  await run('create index post_editors_member_idx on post_editors (user_id, workspace_id)');
  await run('alter table post_editors enable row level security');
  await run('alter table post_editors force row level security');
  await run(`create policy workspace on post_editors
    using (workspace_id = (select current_workspace()))
    with check (workspace_id = (select current_workspace()))`);
  // What one member has read or dismissed of what is told to several.
  await run(`create table notification_reads (
    workspace_id uuid not null references workspaces on delete cascade,
    notification_id uuid not null,
    user_id uuid not null,
    is_read boolean not null,
    dismissed_at timestamptz,
    primary key (workspace_id, notification_id, user_id),
    foreign key (workspace_id, notification_id) references notifications on delete cascade,
    foreign key (user_id, workspace_id)
      references workspace_members (user_id, workspace_id) on delete cascade
  )`);
  await run(
    'create index notification_reads_member_idx on notification_reads (user_id, workspace_id)',
  );
  await run('alter table notification_reads enable row level security');
  await run('alter table notification_reads force row level security');
  await run(`create policy workspace on notification_reads
    using (workspace_id = (select current_workspace()))
    with check (workspace_id = (select current_workspace()))`);
  await run('grant select on notification_reads to troupe_worker');
  await run(`create policy worker on notification_reads to troupe_worker
    using (true) with check (true)`);
  // Whether push and mail wait now, by the notifications of somebody's settings. A zone that this
  // Postgres does not know has no quiet hours.
  await run(`
    create function is_quiet(settings jsonb) returns boolean language plpgsql stable as $$
    declare
      clock time;
      since time := coalesce(settings ->> 'quietFrom', '22:00')::time;
      until time := coalesce(settings ->> 'quietTo', '07:00')::time;
    begin
      if not coalesce((settings ->> 'quietHours')::boolean, false) then return false; end if;
      clock := (statement_timestamp() at time zone coalesce(settings ->> 'quietZone', 'UTC'))::time;
      if since <= until then return clock >= since and clock < until; end if;
      return clock >= since or clock < until;
    exception when invalid_parameter_value then return false;
    end $$`);
}
