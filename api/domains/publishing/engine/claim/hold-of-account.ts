import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import { detailOf } from '../../detail-of.ts';
import { stateAfter, statesBefore } from '../transitions.ts';

/** What is to go out by an account that is lost waits until it is connected again; a worker has its own. */
export async function holdOfAccount(
  tx: Db,
  owner: string,
  accountId: string,
  why: Message,
): Promise<void> {
  await tx
    .updateTable('scheduled_posts')
    .set({
      status: stateAfter('lose_account'),
      hold_reason: 'reconnect',
      ...detailOf(why),
      version: sql`version + 1`,
      updated_at: sql`clock_timestamp()`,
    })
    .where('workspace_id', '=', owner)
    .where('account_id', '=', accountId)
    .where('status', 'in', statesBefore('lose_account'))
    .where('lease_until', 'is', null)
    .execute();
}
