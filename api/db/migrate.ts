import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import * as initial from './migrations/0001-initial.ts';

/** Forward only: a migration that has landed is never edited. */
const migrations: Record<string, Migration> = { '0001-initial': initial };

/** Brings the schema up to date. Several starts at once wait for each other. Throws what failed. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  const failed = results?.find((result) => result.status === 'Error');
  if (error) throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error });
}
