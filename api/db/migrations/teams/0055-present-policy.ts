import { type Kysely, sql } from 'kysely';

type Run = (text: string) => Promise<unknown>;

/**
 * An approval counts as far as the present policy takes it: what the approver was then, and whether
 * the post was theirs, is kept with the decision, and the gate asks the policy of now. Who has written
 * a campaign has written its posts. An invitation by username is bound to the X user that had it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table workspace_invitations add column x_user_id text');
  await run(`alter table post_reviews add column role text,
    add column is_own boolean not null default false`);
  await run(`alter table campaigns add column writers uuid[] not null default '{}'`);
  const tables = ['post_reviews', 'campaigns'];
  for (const table of tables) await run(`alter table ${table} no force row level security`);
  // Of decisions from before the present role counts; of members who have left, any.
  await run(`update post_reviews r set role = m.role from workspace_members m
    where m.workspace_id = r.workspace_id and m.user_id = r.user_id`);
  await run('update campaigns set writers = array[written_by] where written_by is not null');
  for (const table of tables) await run(`alter table ${table} force row level security`);
  await run(`
    create function note_reviewer() returns trigger language plpgsql as $$
    begin
      select role into new.role from workspace_members
      where workspace_id = new.workspace_id and user_id = new.user_id;
      new.is_own := exists (select from scheduled_posts
        where workspace_id = new.workspace_id and id = new.post_id
          and (new.user_id in (created_by, changed_by) or new.user_id = any(writers)))
        or new.user_id is not distinct from (select user_id from post_reviews
          where workspace_id = new.workspace_id and post_id = new.post_id
            and decision = 'submitted' order by created_at desc limit 1);
      return new;
    end $$`);
  await run(`create trigger post_reviews_note_reviewer before insert on post_reviews
    for each row execute function note_reviewer()`);

  // Without members who have left; a level that named nobody else is the owners'.
  await run(`
    create function levels_now(workspace uuid, levels jsonb) returns jsonb language sql stable as $$
      select coalesce(jsonb_agg(coalesce(there.named, '[{"role": "owner"}]') order by l.place), '[]')
      from jsonb_array_elements(levels) with ordinality as l (named, place) cross join lateral (
        select jsonb_agg(one) as named from jsonb_array_elements(l.named) one
        where not one ? 'userId' or exists (select from workspace_members m
          where m.workspace_id = workspace and m.user_id = (one ->> 'userId')::uuid)) there
    $$`);
  // Whose approvals of what the post is now fill the levels of its policy, one after the other.
  await run(`
    create function approvers_of(workspace uuid, post uuid, needed out integer, approvers out uuid[])
    language plpgsql stable as $$
    declare
      asked jsonb;
      may_self boolean;
      given record;
      hash bytea := post_content_hash(workspace, post);
    begin
      approvers := '{}';
      select a.levels, a.allow_self into asked, may_self from scheduled_posts p
      join approval_policies a on a.workspace_id = p.workspace_id
        and coalesce(a.account_id = p.account_id, a.account_id is null)
      where p.workspace_id = workspace and p.id = post order by a.account_id nulls last limit 1;
      asked := coalesce(asked, '[]');
      needed := greatest(jsonb_array_length(asked), 1);
      for given in select r.user_id, r.role, r.is_own from post_reviews r
        where r.workspace_id = workspace and r.post_id = post and r.created_at > coalesce((
          select max(o.created_at) from post_reviews o
          where o.workspace_id = workspace and o.post_id = post
            and (o.decision <> 'approved' or o.content_hash <> hash)), '-infinity')
        order by r.created_at, r.id
      loop
        exit when cardinality(approvers) = needed;
        continue when given.user_id = any(approvers) or given.is_own and may_self is not true;
        if asked = '[]' or given.role is null or exists (
          select from jsonb_array_elements((asked -> cardinality(approvers))
            || (levels_now(workspace, asked) -> cardinality(approvers))) one
          where one ->> 'role' = given.role or one ->> 'userId' = given.user_id::text)
        then approvers := approvers || given.user_id; end if;
      end loop;
    end $$`);
  await run(`
    create function is_approved(workspace uuid, post uuid, approved bytea) returns boolean
    language sql stable as $$
      select coalesce(approved = post_content_hash(workspace, post), false)
        and (select cardinality(a.approvers) >= a.needed from approvers_of(workspace, post) a)
    $$`);
  await run(`
    create or replace function keep_unapproved() returns trigger language plpgsql as $$
    begin
      if (new.review <> 'none' or requires_approval(new.workspace_id, new.account_id))
        and not is_approved(new.workspace_id, new.id, new.approved_hash) then return null; end if;
      return new;
    end $$`);
  await run(`
    create function note_campaign_writer() returns trigger language plpgsql as $$
    begin
      new.writers := array_append(new.writers, new.written_by);
      return new;
    end $$`);
  await run(`
    create trigger campaigns_note_writer before insert or update of written_by on campaigns
    for each row when (new.written_by is not null and new.written_by <> all (new.writers))
    execute function note_campaign_writer()`);
  await run(`
    create function take_campaign_writers() returns trigger language plpgsql as $$
    begin
      new.writers := new.writers || coalesce((select writers from campaigns
        where workspace_id = new.workspace_id and id = new.campaign_id), '{}');
      return new;
    end $$`);
  await run(`
    create trigger scheduled_posts_campaign_writers before insert on scheduled_posts
    for each row when (new.occurrence is not null) execute function take_campaign_writers()`);
  await fillAuditGaps(run);
}

/** Of the keys of providers their names alone. */
async function fillAuditGaps(run: Run): Promise<void> {
  await run(`
    create or replace function hide_addresses() returns trigger language plpgsql as $$
    begin
      new.changes := without_addresses(new.changes);
      if new.changes ? 'secrets' then
        new.changes := jsonb_set(new.changes, '{secrets}', (
          select jsonb_object_agg(side.key, array(
            select name from jsonb_object_keys(side.value) name order by name))
          from jsonb_each(new.changes -> 'secrets') side));
      end if;
      if new.changes = '{}' and new.action = 'changed' then return null; end if;
      return new;
    end $$`);
  const all = 'insert or update or delete';
  const settings = `'profile', 'notifications', 'automation', 'privacy', 'api', 'secrets'`;
  const invited = `'email', 'x_username', 'role', 'sent_at', 'revoked_at', 'accepted_at'`;
  for (const [events, table, said] of [
    [all, 'settings', `'settings', 'workspace_id', ${settings}`],
    [all, 'workspace_invitations', `'invitation', 'id', ${invited}`],
    ['update of alt_text', 'media', `'media', 'id', 'alt_text'`],
    ['insert', 'data_exports', `'export', 'id'`],
  ]) {
    await run(`create or replace trigger audit after ${events} on ${table}
      for each row execute function write_audit_event(${said})`);
  }
}
