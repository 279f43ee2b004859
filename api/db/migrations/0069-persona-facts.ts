import { type Kysely, sql } from 'kysely';

/**
 * What the owner of a persona keeps as true of it, in their order: kind, text, date of the last change. The audit log holds its changes.
 * Servers of before do not name the column, and leave it as it is.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table personas add column facts jsonb not null default '[]'`);
  // The bound of the contract too, for what is restored.
  await run(`alter table personas add constraint personas_facts_check check (
    case
      when jsonb_typeof(facts) = 'array' then jsonb_array_length(facts) <= 12
      else false
    end
  )`);
  await run('drop trigger audit on personas');
  await run(`create trigger audit after insert or update or delete on personas
    for each row execute function write_audit_event('persona', 'id', 'name', 'description',
      'personality', 'type', 'platform', 'tone', 'status', 'image_version', 'monthly_limit_micros',
      'facts')`);
}
