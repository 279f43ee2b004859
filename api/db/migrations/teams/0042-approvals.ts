import { type Kysely, sql } from 'kysely';

/**
 * Approval before a post is published. `post_content_hash` covers whatever would be sent; approving
 * stores it, the claim of a worker compares it. The trigger is the second wall: it leaves a post that
 * is not approved where it is, also under a process that knows of no approval.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`
    create table approval_policies (
      workspace_id uuid not null references workspaces on delete cascade,
      id uuid not null default gen_random_uuid(),
      -- Null: of every account that has none of its own.
      account_id uuid,
      mode text not null check (mode in ('none', 'optional', 'required')),
      levels jsonb not null default '[]' check (jsonb_array_length(levels) <= 3),
      allow_self boolean not null default false,
      primary key (workspace_id, id),
      constraint approval_policies_account_key unique nulls not distinct (workspace_id, account_id),
      foreign key (workspace_id, account_id)
        references social_accounts (workspace_id, id) on delete cascade
    )`);
  await run(`
    create table post_reviews (
      workspace_id uuid not null references workspaces on delete cascade,
      id uuid not null default gen_random_uuid(),
      -- Kept when the post is deleted: what was decided stays.
      post_id uuid not null,
      decision text not null check (decision in
        ('submitted', 'approved', 'changes_requested', 'rejected', 'withdrawn')),
      version integer not null,
      content_hash bytea not null,
      level smallint not null,
      user_id uuid not null,
      reason text not null default '',
      created_at timestamptz not null default clock_timestamp(),
      primary key (workspace_id, id)
    )`);
  await run(
    'create index post_reviews_post_idx on post_reviews (workspace_id, post_id, created_at)',
  );
  await run(`alter table scheduled_posts
    add column created_by uuid default current_member(),
    add column changed_by uuid default current_member(),
    add column review text not null default 'none' check (review in
      ('none', 'draft', 'in_review', 'changes_requested', 'approved', 'rejected')),
    add column review_level smallint not null default 1,
    add column review_since timestamptz,
    add column approved_hash bytea`);
  await run(`create index scheduled_posts_review_idx on scheduled_posts (workspace_id, review)
    where review <> 'none'`);

  for (const table of ['approval_policies', 'post_reviews']) {
    await run(`alter table ${table} enable row level security`);
    await run(`alter table ${table} force row level security`);
    await run(`create policy workspace on ${table}
      using (workspace_id = (select current_workspace()))
      with check (workspace_id = (select current_workspace()))`);
    await run(`grant select on ${table} to troupe_worker`);
    await run(`create policy worker on ${table} to troupe_worker using (true) with check (true)`);
  }
  await run('revoke update, delete on post_reviews from troupe_app');
  // Of the media what is said about them, and no bytes.
  await run('grant select (workspace_id, id, alt_text) on media to troupe_worker');

  await run(`
    create function requires_approval(workspace uuid, account uuid) returns boolean
    language sql stable parallel safe as $$
      select coalesce(
        (select p.mode = 'required' from approval_policies p
          where p.workspace_id = workspace and p.account_id = account),
        (select p.mode = 'required' from approval_policies p
          where p.workspace_id = workspace and p.account_id is null),
        false)
    $$`);
  // Sent by hand outside its grace, a post goes out at another time than the one that was approved.
  await run(`
    create function post_content_hash(workspace uuid, post uuid) returns bytea
    language sql stable parallel safe as $$
      select sha256(convert_to(jsonb_build_array(
        p.platform, p.account_id,
        extract(epoch from case
          when p.released_from is null or p.released_from between p.scheduled_time
            and p.scheduled_time + greatest(p.grace_minutes, 1) * interval '1 minute'
          then p.scheduled_time else p.released_from end),
        p.grace_minutes, p.made_with_ai, p.paid_partnership, p.reply_to_id,
        (select jsonb_agg(jsonb_build_array(part.text, part.media_ids, array(
            select m.alt_text from unnest(part.media_ids) with ordinality as given (id, place)
            left join media m on m.workspace_id = part.workspace_id and m.id = given.id
            order by given.place)) order by part.position)
          from post_parts part
          where part.workspace_id = p.workspace_id and part.post_id = p.id)
      )::text, 'UTF8'))
      from scheduled_posts p where p.workspace_id = workspace and p.id = post
    $$`);
  await run(`
    create function keep_unapproved() returns trigger language plpgsql as $$
    begin
      if (new.review <> 'none' or requires_approval(new.workspace_id, new.account_id))
        and new.approved_hash is distinct from post_content_hash(new.workspace_id, new.id) then
        return null;
      end if;
      return new;
    end $$`);
  await run(`
    create trigger scheduled_posts_keep_unapproved
    before update of status on scheduled_posts for each row
    when (new.status = 'publishing' and old.status not in ('publishing', 'unknown'))
    execute function keep_unapproved()`);
  // A pause, a release and an approval change nothing of what would be sent: who wrote it stays known.
  await run(`
    create function note_changer() returns trigger language plpgsql as $$
    begin
      if new.version > old.version and current_member() is not null
        and new.approved_hash is not distinct from old.approved_hash
        and not ((new.status, new.hold_reason) is distinct from (old.status, old.hold_reason)
          and (new.scheduled_time, new.account_id) is not distinct from
            (old.scheduled_time, old.account_id)
          and (new.released_from is null or new.released_from is not distinct from old.released_from
            or new.released_from between new.scheduled_time
              and new.scheduled_time + greatest(new.grace_minutes, 1) * interval '1 minute')) then
        new.changed_by := current_member();
      end if;
      if (new.review, new.review_level) is distinct from (old.review, old.review_level) then
        new.review_since := clock_timestamp();
      end if;
      return new;
    end $$`);
  await run(`
    create trigger scheduled_posts_note_changer before update on scheduled_posts for each row
    when (new.version > old.version or new.review <> old.review
      or new.review_level <> old.review_level)
    execute function note_changer()`);
  // Whoever writes in its text or pictures has changed it, whichever path that came by.
  await run(`
    create function note_part_changer() returns trigger language plpgsql as $$
    begin
      if current_member() is null then return null; end if;
      update scheduled_posts set changed_by = current_member()
      where workspace_id = coalesce(new.workspace_id, old.workspace_id)
        and id = coalesce(new.post_id, old.post_id)
        and changed_by is distinct from current_member();
      return null;
    end $$`);
  await run(`
    create trigger post_parts_note_changer
    after insert or delete or update of text, media_ids on post_parts
    for each row execute function note_part_changer()`);
}
