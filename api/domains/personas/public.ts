import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { findPersona, toPersona } from './queries.ts';

/** One persona of this workspace. Throws `not_found`, also for somebody else's. */
export async function getPersona(db: Database, owner: string, id: string): Promise<Persona> {
  const row = await withWorkspace(db, owner, (tx) =>
    findPersona(tx, owner, id).executeTakeFirstOrThrow(() => notFound('Persona')),
  );
  return toPersona(row);
}
