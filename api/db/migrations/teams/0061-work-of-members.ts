import { type Kysely, sql } from 'kysely';

type Run = (text: string) => Promise<unknown>;

const detail = 'The member who wrote it may no longer publish here. Check it, then release it.';

/**
 * Whatever a member has written and nobody else approved waits once they may publish no more, whichever
 * path ends that: their membership, their account, their role. Their campaigns pause. Whoever has
 * written in a draft of the composer is known, and has written the post that it becomes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await draftWriters(run);
  // To go out by itself, on one account or on all, without anybody else's approval.
  await run(`
    create function unseen_posts_of(workspace uuid, member uuid, account uuid)
    returns table (id uuid, account_id uuid) language sql stable as $$
      select p.id, p.account_id from scheduled_posts p
      where p.workspace_id = workspace and p.status in ('pending', 'held') and p.lease_until is null
        and (p.status = 'pending'
          or p.hold_reason in ('reconnect', 'publishing_off', 'campaign_paused'))
        and (p.created_by = member or member = any(p.writers))
        and (account is null or p.account_id = account)
        and case when p.review = 'none' and not requires_approval(p.workspace_id, p.account_id)
          then true
          else is_approved(p.workspace_id, p.id, p.approved_hash)
            and (select a.approvers <@ array[member] from approvers_of(p.workspace_id, p.id) a) end
    $$`);
  await run(`
    create function hold_posts_of(workspace uuid, member uuid, account uuid) returns void
    language sql volatile as $$
      update scheduled_posts p set status = 'held', hold_reason = 'member_removed',
        detail = '${detail}',
        detail_message = jsonb_build_object('code', 'post.member-removed', 'params', '{}'::jsonb,
          'text', '${detail}'),
        version = p.version + 1, updated_at = clock_timestamp()
      where p.workspace_id = workspace
        and p.id in (select unseen.id from unseen_posts_of(workspace, member, account) unseen)
        -- These wait for their campaign.
        and not (p.hold_reason is not distinct from 'campaign_paused' and exists (
          select from campaigns c where c.workspace_id = p.workspace_id and c.id = p.campaign_id
            and member = any(c.writers)))
    $$`);
  await run(`
    create function hold_work_of(workspace uuid, member uuid) returns void
    language plpgsql volatile as $$
    declare
      paused uuid[];
    begin
      with stopped as (
        update campaigns set status = 'paused'
        where workspace_id = workspace and status = 'active' and member = any(writers)
        returning id)
      select coalesce(array_agg(id), '{}') into paused from stopped;
      update scheduled_posts set status = 'held', hold_reason = 'campaign_paused',
        detail = 'Its campaign is paused.',
        detail_message = jsonb_build_object('code', 'post.campaign-paused', 'params', '{}'::jsonb,
          'text', 'Its campaign is paused.'),
        version = version + 1, updated_at = clock_timestamp()
      where workspace_id = workspace and campaign_id = any(paused) and status = 'pending'
        and lease_until is null;
      perform hold_posts_of(workspace, member, null);
    end $$`);
  await run(`
    create function hold_work_of_member() returns trigger language plpgsql as $$
    begin
      -- Somebody who may publish it has said that it goes out.
      if current_setting('app.keep_work', true) = 'on' then return null; end if;
      if exists (select from workspaces where id = old.workspace_id) then
        perform hold_work_of(old.workspace_id, old.user_id);
      end if;
      return null;
    end $$`);
  await run(`
    create trigger workspace_members_hold_work after delete on workspace_members
    for each row execute function hold_work_of_member()`);
  await run(`
    create trigger workspace_members_hold_work_of_viewer after update of role on workspace_members
    for each row when (new.role = 'viewer' and old.role <> 'viewer')
    execute function hold_work_of_member()`);
}

async function draftWriters(run: Run): Promise<void> {
  await run(`alter table post_drafts add column writers uuid[] not null default '{}'`);
  await run(`
    create function note_draft_writer() returns trigger language plpgsql as $$
    begin
      if current_member() is not null and current_member() <> all (new.writers) then
        new.writers := array_append(new.writers, current_member());
      end if;
      return new;
    end $$`);
  await run(`
    create trigger post_drafts_note_writer before insert or update of content on post_drafts
    for each row execute function note_draft_writer()`);
}
