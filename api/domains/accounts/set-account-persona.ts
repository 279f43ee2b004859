import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { updatePersona } from './queries.ts';

/** Throws `not_found` for an account or a persona that is gone or somebody else's. */
export async function setAccountPersona(
  db: Database,
  owner: string,
  id: string,
  personaId: string | null,
): Promise<SocialAccount> {
  return withWorkspace(db, owner, async (tx) => {
    const account = await updatePersona(tx, owner, id, personaId).executeTakeFirst();
    if (!account) throw notFound('Social account');
    if (account.personaId !== personaId) throw notFound('Persona');
    announce(tx, owner, 'accounts');
    return account;
  });
}
