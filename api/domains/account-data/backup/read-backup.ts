import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { findBackup } from './backup-queries.ts';

/** A backup as it was kept, gzipped. Throws `not_found`. */
export async function readBackup(
  db: Database,
  owner: string,
  id: string,
): Promise<{ day: string; bytes: Buffer }> {
  return withWorkspace(db, owner, (tx) =>
    findBackup(tx, owner, id).executeTakeFirstOrThrow(() => notFound('Backup')),
  );
}
