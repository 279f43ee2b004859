import type { Database, Db } from '#api/db/database.ts';
import { assertRoom, countTaken } from '#api/db/member-share.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { notFound } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { PERSONAS_PER_WORKSPACE, type Persona } from '#shared/contracts/personas.ts';
import { findPersona, toPersona } from './queries.ts';

/** One persona of this workspace. Throws `not_found`, also for somebody else's. */
export async function getPersona(db: Database, owner: string, id: string): Promise<Persona> {
  const row = await withWorkspace(db, owner, (tx) =>
    findPersona(tx, owner, id).executeTakeFirstOrThrow(() => notFound('Persona')),
  );
  return toPersona(row);
}

/** Throws `conflict` where there is no room for one more, which the caller adds. */
export async function assertRoomForPersona(tx: Db, owner: string): Promise<void> {
  // In one trip, and in this order: they are counted once the lock is held.
  const [, taken] = await Promise.all([
    lockInWorkspace(tx, owner, 'personas'),
    countTaken(tx, owner, 'personas', 'library.write').executeTakeFirstOrThrow(),
  ]);
  assertRoom(PERSONAS_PER_WORKSPACE, taken, {
    alone: message('rule.most-personas', { n: PERSONAS_PER_WORKSPACE }),
  });
}
