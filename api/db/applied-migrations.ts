import type pg from 'pg';
import { ConfigFault } from '#api/config/config-error.ts';

const UNDEFINED_TABLE = '42P01';

/** The names of what was carried out on this database, in order; none where Troupe has never run. */
export async function appliedMigrations(client: Pick<pg.Pool, 'query'>): Promise<string[]> {
  try {
    const { rows } = await client.query<{ name: string }>(
      'select name from kysely_migration order by name',
    );
    return rows.map(({ name }) => name);
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

/** Throws one sentence where a newer version has migrated this database. */
export function assertKnown(applied: string[], known: string[]): void {
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new ConfigFault(
    `This database belongs to a newer Troupe: this version does not know ${named(unknown)}. Start that newer version, or set DATABASE_URL or DATA_DIR to a database into which a backup of before was restored.`,
  );
}

/** Throws one sentence where the schema is older than the program. */
export function assertComplete(applied: string[], known: string[]): void {
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length === 0) return;
  throw new ConfigFault(
    `This database lacks ${named(missing)} and MIGRATE is off. Run npm run db:migrate (node dist/server/migrate.js) with DATABASE_DIRECT_URL as its owner, then start again.`,
  );
}

function named(names: string[]): string {
  const shown = names.slice(0, 3).join(', ');
  const noun = names.length === 1 ? 'migration' : 'migrations';
  return `${noun} ${shown}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`;
}
