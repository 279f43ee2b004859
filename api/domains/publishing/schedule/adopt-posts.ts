import { type RawBuilder, sql } from 'kysely';
import type { ReviewState } from '#shared/contracts/approval-kinds.ts';
import { reviewAfter } from '../review/review-transitions.ts';

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
