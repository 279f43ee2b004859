import { type Kysely, sql } from 'kysely';

/**
 * The persona that speaks for an X account, null for none, with its changes in the audit log; and whose post a draft of a reply answers, in
 * lower case without @. Servers of before name neither column, and leave both as they are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table social_accounts add column persona_id uuid,
    add constraint social_accounts_persona_fkey foreign key (workspace_id, persona_id)
      references personas on delete set null (persona_id)`);
  await run('drop trigger audit on social_accounts');
  await run(`create trigger audit after insert or update or delete on social_accounts
    for each row execute function write_audit_event('account', 'id', 'username', 'is_active',
      'persona_id')`);
  await run('alter table drafts add column post_author text');
  await run(`create index drafts_author_idx
    on drafts (workspace_id, persona_id, post_author, decided_at desc)
    where post_author is not null and outcome in ('accepted', 'edited')`);
}
