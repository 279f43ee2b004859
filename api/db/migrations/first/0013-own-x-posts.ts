import { type Kysely, sql } from 'kysely';

/**
 * A post on X belongs to one post of a workspace, whatever others say of it: two may have the same
 * X account, and nobody learns what another one has. X's id goes first, for it is also looked up
 * across workspaces; what has none yet costs nothing.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run('alter table post_parts drop constraint post_parts_external_key');
  await run(`create unique index post_parts_external_key on post_parts (external_id, workspace_id)
    where external_id is not null`);
}
