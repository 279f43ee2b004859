import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { ClaimedPost } from './claimed-post.ts';

/** X has told this account to wait: none of its posts is taken before, whoever of the workers asks. */
export async function limitAccount(
  db: Database,
  { workspaceId, account }: ClaimedPost,
  waitMs: number,
): Promise<void> {
  if (!account) return;
  await sql`
    update social_accounts
    set limited_until = clock_timestamp() + ${waitMs} * interval '1 millisecond'
    where workspace_id = ${workspaceId} and id = ${account.id}`.execute(db);
}
