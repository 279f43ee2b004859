import { type Kysely, sql } from 'kysely';

/**
 * To whom a draft of the composer is assigned, and until when: with a time it is a slot of the
 * calendar. Whoever leaves is assigned to none.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table post_drafts
    add column assigned_to uuid,
    add column due_on date,
    add constraint post_drafts_assigned_fkey foreign key (assigned_to, workspace_id)
      references workspace_members (user_id, workspace_id) on delete set null (assigned_to)`);
  await run(`create index post_drafts_assigned_idx
    on post_drafts (workspace_id, assigned_to) where assigned_to is not null`);
}
