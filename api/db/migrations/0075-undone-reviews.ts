import { type Kysely, sql } from 'kysely';

/**
 * Deletes the last decision about a post where the acting member took it within the last minute. The
 * server itself may delete none; the audit log keeps both.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`
    create function undo_review(workspace uuid, post uuid, level out integer, version out integer)
    returns setof record language sql security definer set search_path from current as $$
      delete from post_reviews r
      where r.workspace_id = workspace and workspace = current_workspace() and r.id = (
          select last.id from post_reviews last
          where last.workspace_id = workspace and last.post_id = post
          order by last.created_at desc, last.id desc limit 1)
        and r.decision <> 'submitted' and r.user_id = current_member() and r.review_link_id is null
        and r.created_at > clock_timestamp() - interval '1 minute'
      returning r.level, r.version
    $$`);
  await run('revoke execute on function undo_review from public');
  await run('grant execute on function undo_review to troupe_app');
}
