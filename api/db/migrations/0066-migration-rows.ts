import { type Kysely, sql } from 'kysely';

const TABLES = ['kysely_migration', 'kysely_migration_lock'];

/**
 * Who serves reads which migrations were carried out, for MIGRATE=off, and changes none of these rows:
 * default privileges had let it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  for (const table of TABLES) {
    await run(`revoke all on ${table} from troupe_app, troupe_worker`);
  }
  await run('grant select on kysely_migration to troupe_app');
}
