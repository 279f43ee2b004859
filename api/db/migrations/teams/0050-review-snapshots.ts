import { type Kysely, sql } from 'kysely';

/**
 * What a decision was about, beside its hash, so that a later version can be compared with it. Null in
 * older rows, and once the post is deleted: its text goes with it, the decision stays.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table post_reviews add column snapshot jsonb');
  await run('grant update (snapshot) on post_reviews to troupe_app, troupe_worker');
  await run(`
    create function post_snapshot(workspace uuid, post uuid) returns jsonb
    language sql stable parallel safe as $$
      select jsonb_build_object(
        'parts', coalesce((
          select jsonb_agg(jsonb_build_object('text', part.text, 'media', coalesce((
              select jsonb_agg(jsonb_build_object('id', given.id, 'altText', coalesce(m.alt_text, ''))
                order by given.place)
              from unnest(part.media_ids) with ordinality as given (id, place)
              left join media m on m.workspace_id = part.workspace_id and m.id = given.id), '[]'))
            order by part.position)
          from post_parts part
          where part.workspace_id = p.workspace_id and part.post_id = p.id), '[]'),
        'accountId', p.account_id,
        'scheduledTime',
          to_char(p.scheduled_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'graceMinutes', p.grace_minutes,
        'madeWithAi', p.made_with_ai,
        'paidPartnership', p.paid_partnership,
        'replyToId', p.reply_to_id)
      from scheduled_posts p where p.workspace_id = workspace and p.id = post
    $$`);
  await run(`
    create function forget_review_snapshots() returns trigger language plpgsql as $$
    begin
      update post_reviews r set snapshot = null from gone
      where r.workspace_id = gone.workspace_id and r.post_id = gone.id and r.snapshot is not null;
      return null;
    end $$`);
  await run(`
    create trigger scheduled_posts_forget_review_snapshots
    after delete on scheduled_posts referencing old table as gone
    for each statement execute function forget_review_snapshots()`);
}
