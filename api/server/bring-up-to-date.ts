import type pg from 'pg';
import type { Logger } from 'pino';
import type { Env } from '#api/config/env.ts';
import { appliedMigrations, assertComplete, assertKnown } from '#api/db/applied-migrations.ts';
import type { DatabaseAddresses } from '#api/db/client/addresses.ts';
import { migrate, migrationNames } from './migrate.ts';

/**
 * Migrates, or with MIGRATE=off looks whether that was done. Throws one sentence where the schema is
 * of another version.
 */
export async function bringUpToDate(
  { MIGRATE }: Env,
  log: Logger,
  { owner, login }: DatabaseAddresses,
  { pool, signal }: { pool: pg.Pool; signal: AbortSignal | undefined },
): Promise<void> {
  if (MIGRATE) {
    const migrations = await migrate(owner, { login, signal });
    if (migrations.length > 0) log.info({ migrations }, 'The database was brought up to date');
    return;
  }
  const applied = await appliedMigrations(pool);
  assertKnown(applied, migrationNames);
  assertComplete(applied, migrationNames);
}
