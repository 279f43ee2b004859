import { type Kysely, sql } from 'kysely';

/**
 * The poll of a part. Content hash, audit and the note of who changed the post cover it. A part
 * without a poll keeps its hash, and with it its approval.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table post_parts add column poll jsonb
    check (jsonb_array_length(poll->'options') between 2 and 4)`);
  await run(`
    create or replace function post_content_hash(workspace uuid, post uuid) returns bytea
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
            order by given.place))
            || case when part.poll is null then '[]' else jsonb_build_array(part.poll) end
            order by part.position)
          from post_parts part
          where part.workspace_id = p.workspace_id and part.post_id = p.id)
      )::text, 'UTF8'))
      from scheduled_posts p where p.workspace_id = workspace and p.id = post
    $$`);
  await run('drop trigger post_parts_note_changer on post_parts');
  await run(`create trigger post_parts_note_changer
    after insert or delete or update of text, media_ids, poll on post_parts
    for each row execute function note_part_changer()`);
  await run('drop trigger audit on post_parts');
  await run(`create trigger audit after insert or update or delete on post_parts
    for each row execute function
      write_audit_event('post', 'post_id', 'position', 'text', 'media_ids', 'poll')`);
  await run(`
    create or replace function post_snapshot(workspace uuid, post uuid) returns jsonb
    language sql stable parallel safe as $$
      select jsonb_build_object(
        'parts', coalesce((
          select jsonb_agg(jsonb_build_object('text', part.text, 'poll', part.poll, 'media', coalesce((
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
}
