import { type Kysely, sql } from 'kysely';

/**
 * Comments by a review link: without an author, with the name of the reviewer. No foreign key: links
 * are deleted 90 days after they expired, or with their post, and a comment that is put back with its
 * post keeps which link wrote it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`
    alter table comments add column review_link_id uuid,
      add column reviewer text check (char_length(reviewer) between 1 and 80),
      add constraint comments_by_link_check check
        (num_nonnulls(review_link_id, reviewer) = 0
          or num_nonnulls(review_link_id, reviewer) = 2 and author_id is null)`);
  await run(`create index comments_review_link_idx
    on comments (workspace_id, review_link_id, created_at) where review_link_id is not null`);
  await run('drop trigger audit on comments');
  // What goes with its post or its author is a change of that, and written down there.
  await run(`create trigger audit after insert or update or delete on comments
    for each row when (pg_trigger_depth() = 0)
    execute function write_audit_event('comment', 'id', 'body', 'visibility', 'resolved_at',
      'deleted_at', 'post_id', 'campaign_id', 'persona_id', 'reviewer')`);
}
