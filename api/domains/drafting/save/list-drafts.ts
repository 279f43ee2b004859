import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { getPersona } from '#api/domains/personas/public.ts';
import type { SavedDraft } from '#shared/contracts/drafts.ts';
import { listSavedDrafts } from '../queries.ts';

/** The latest drafts of a persona. Throws not_found, also for somebody else's. */
export async function listDrafts(
  db: Database,
  owner: string,
  personaId: string,
): Promise<SavedDraft[]> {
  const [, drafts] = await Promise.all([
    getPersona(db, owner, personaId),
    withWorkspace(db, owner, (tx) => listSavedDrafts(tx, owner, personaId).execute()),
  ]);
  return drafts;
}
