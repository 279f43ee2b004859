import type { Member } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { loseAccountsOf } from '#api/domains/accounts/public.ts';
import { revokeLinksOf } from '#api/domains/review-links/public.ts';
import { deleteMember } from './queries.ts';

/**
 * Ends a membership under the lock on members: sessions, keys and pushes go with it by their foreign
 * keys, streams within 20 s.
 */
export async function endMembership(tx: Db, member: Member): Promise<void> {
  const { workspaceId, userId } = member;
  await loseAccountsOf(tx, workspaceId, userId);
  await revokeLinksOf(tx, workspaceId, userId);
  await deleteMember(tx, member).execute();
}
