import type { Db } from '#api/db/database.ts';
import { isConnected } from '#api/db/schema/connected-account.ts';
import type { Platform } from '#shared/contracts/common.ts';

/** An account that a post can go out from. */
export interface PostingAccount {
  id: string;
  platform: Platform;
  /** X's `subscription_type`. */
  subscription: string;
}

/** The accounts of the workspace, the one to take without a choice first. */
export function accountsForPosting(tx: Db, owner: string): Promise<PostingAccount[]> {
  return tx
    .selectFrom('social_accounts')
    .select(['id', 'platform', 'subscription_type as subscription'])
    .where('workspace_id', '=', owner)
    .where(isConnected('social_accounts'))
    .orderBy('needs_reconnect')
    .orderBy('connected_at')
    .orderBy('id')
    .execute();
}
