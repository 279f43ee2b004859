import { type Kysely, sql } from 'kysely';

/** By table: the kind and id of the target, and what of a row is written down. */
const AUDITED = {
  post_drafts: `'draft', 'id', 'content', 'assigned_to', 'due_on'`,
  content_samples: `'sample', 'id', 'bucket_id', 'content', 'content_type', 'platform', 'notes'`,
  persona_buckets: `'persona', 'persona_id', 'bucket_id'`,
  viral_content: `'viral', 'id', 'title', 'content', 'content_type', 'platform', 'original_url',
    'author_handle'`,
  revenue_entries: `'revenue', 'id', 'amount_cents', 'earned_on', 'note', 'post_id', 'campaign_id'`,
};

/**
 * The audit log also holds composer drafts, the library, revenue, sign-ins and sign-outs, and what
 * was downloaded. A draft is saved while it is written: its changes count when another member makes
 * them. A session is written down in the workspace that it opens in.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table audit_events drop constraint audit_events_action_check');
  await run(`alter table audit_events add constraint audit_events_action_check
    check (action in ('created', 'changed', 'deleted', 'downloaded'))`);
  await run(`
    create function fit_audit_event() returns trigger language plpgsql as $$
    begin
      if new.target_kind = 'draft' then
        if new.action = 'changed' and new.actor_id = (select actor_id from audit_events
          where workspace_id = new.workspace_id and target_kind = 'draft'
            and target_id = new.target_id order by at desc, id desc limit 1)
        then return null; end if;
        return new;
      end if;
      -- A bucket that is linked is a change of the persona; with the persona it comes and goes.
      new.action := 'changed';
      if not exists (select from personas where workspace_id = new.workspace_id
        and id = new.target_id and created_at < now()) then return null; end if;
      return new;
    end $$`);
  await run(`create trigger fit before insert on audit_events for each row
    when (current_member() is not null and (new.target_kind = 'draft'
      or new.target_kind = 'persona' and new.changes ? 'bucket_id'))
    execute function fit_audit_event()`);
  for (const [table, said] of Object.entries(AUDITED)) {
    await run(`create trigger audit after insert or update or delete on ${table}
      for each row execute function write_audit_event(${said})`);
  }
  await run(`create trigger audit after insert on viral_training_jobs for each row
    execute function write_audit_event('training', 'id', 'persona_id', 'job_type')`);

  // A sign-in acts for nobody yet, and a sign-out knows no workspace: both are the session's.
  await run(`
    create function write_session_event() returns trigger language plpgsql as $$
    declare
      session jsonb := coalesce(to_jsonb(new), to_jsonb(old));
      ws uuid := session ->> 'workspace_id';
      person uuid := session ->> 'user_id';
      acting text[] := string_to_array(current_setting('app.member', true), ' ');
      former text := coalesce(current_setting('app.ws', true), '');
    begin
      perform set_config('app.ws', ws::text, true);
      insert into audit_events (workspace_id, actor_id, actor_name, actor_role, via, request_id,
        address, action, target_kind, target_id, changes)
      select ws, person, coalesce((select username from users where id = person), ''),
        coalesce((select role from workspace_members where workspace_id = ws and user_id = person), ''),
        'session', coalesce(acting[4], ''), coalesce(acting[5], session ->> 'address', ''),
        case tg_op when 'INSERT' then 'created' else 'deleted' end, 'session',
        (session ->> 'id')::uuid, '{}'
      where exists (select from workspaces where id = ws);
      perform set_config('app.ws', former, true);
      return null;
    end $$`);
  await run(`create trigger audit_opened after insert on sessions for each row
    execute function write_session_event()`);
  // With a member or a workspace their sessions go; one that has expired is no sign-out.
  await run(`create trigger audit_closed after delete on sessions for each row
    when (pg_trigger_depth() = 0 and old.expires_at > now()
      and (current_member() is null or old.user_id = current_member()))
    execute function write_session_event()`);

  await run(`
    create function write_download(kind text, target uuid) returns void language sql as $$
      insert into audit_events (workspace_id, actor_id, actor_name, actor_role, via, request_id,
        address, action, target_kind, target_id, changes)
      select current_workspace(), acting[1]::uuid,
        coalesce((select username from users where id = acting[1]::uuid), ''),
        acting[3], acting[2], acting[4], coalesce(acting[5], ''), 'downloaded', kind,
        coalesce(target, current_workspace()), '{}'
      from string_to_array(current_setting('app.member', true), ' ') as acting
      where coalesce(acting[1], '') <> ''
    $$`);
}
