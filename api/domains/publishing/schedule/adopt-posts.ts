import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import type { ReviewState } from '#shared/contracts/approval-kinds.ts';
import { reviewAfter } from '../review/review-transitions.ts';

/** Posts that were scheduled before any account was there get the first one that comes. */
export async function adoptUnassigned(tx: Db, owner: string, accountId: string): Promise<void> {
  await tx
    .updateTable('scheduled_posts')
    .set({
      account_id: accountId,
      review: reviewOnceAdopted('scheduled_posts', sql`${accountId}::uuid`),
    })
    .where('workspace_id', '=', owner)
    .where('account_id', 'is', null)
    .where('platform', '=', 'twitter')
    .where(isIn('sendable'))
    .where('lease_until', 'is', null)
    .execute();
}

/** Whoever made or ever changed the post, or wrote its campaign, may only propose for the account that it gets. */
export function reviewOnceAdopted(
  post: string,
  account: RawBuilder<unknown>,
): RawBuilder<ReviewState> {
  const column = (name: string) => sql.ref(`${post}.${name}`);
  return sql`case when ${column('review')} = 'none' and exists (select from member_accounts m
      where m.workspace_id = ${column('workspace_id')}
        and m.user_id = any(array[${column('created_by')}, ${column('changed_by')}, (
          select c.written_by from campaigns c where c.workspace_id = ${column('workspace_id')}
            and c.id = ${column('campaign_id')} and ${column('occurrence')} is not null)]
          || ${column('writers')})
        and m.account_id = ${account} and m.level = 'draft')
    then ${sql.lit(reviewAfter('propose'))} else ${column('review')} end`;
}
