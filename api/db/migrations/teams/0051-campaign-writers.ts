import { type Kysely, sql } from 'kysely';

/**
 * Who last wrote what a campaign posts: where they may only propose, so does it, whoever plans it. Of
 * campaigns from before the audit log says it, where it goes back so far. No foreign key: it stays
 * when they leave, as `created_by` of a post does.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table campaigns add column written_by uuid');
  const tables = ['campaigns', 'audit_events'];
  for (const table of tables) await run(`alter table ${table} no force row level security`);
  await run(`update campaigns c set written_by = (
    select e.actor_id from audit_events e
    where e.workspace_id = c.workspace_id and e.target_kind = 'campaign' and e.target_id = c.id
      and (e.action = 'created' or e.changes ? 'templates')
    order by e.at desc limit 1)`);
  for (const table of tables) await run(`alter table ${table} force row level security`);
  await run('alter table campaigns alter column written_by set default current_member()');
}
