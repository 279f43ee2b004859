import { sql } from 'kysely';
import type { Context } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import type { GiveWay } from '#api/queue/yield-to-publisher.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import { FEWEST_RESULTS } from '#shared/contracts/analytics.ts';
import { listReached, resultsOf, updateModel } from './queries.ts';

const CLAIMED = 50;

/** Learns once a day, for each account with enough posts, what of a text goes with its engagement. */
export async function trainForecasts(
  { across, db, log }: Pick<Context, 'across' | 'db' | 'log'>,
  giveWay?: GiveWay,
): Promise<void> {
  for (const { owner, accountId } of await claimDueAccounts(across)) {
    await giveWay?.();
    try {
      const posts = await withWorkspace(db, owner, (tx) => listReached(tx, owner, accountId));
      const model = await runTextTask('fit-forecast', [posts], { owner, background: true });
      await withWorkspace(db, owner, (tx) => updateModel(tx, owner, accountId, model).execute());
    } catch (error) {
      log.warn({ err: error, accountId }, 'cannot learn from the posts of an account');
    }
  }
}

/** Marks them first, so that no other worker takes them, and one that cannot be learnt from waits a day. */
async function claimDueAccounts(across: Database): Promise<{ owner: string; accountId: string }[]> {
  const { rows } = await sql<{ owner: string; accountId: string }>`
    insert into engagement_models (workspace_id, account_id, trained_at)
    select account.workspace_id, account.id, clock_timestamp() from social_accounts account
    left join engagement_models model
      on model.workspace_id = account.workspace_id and model.account_id = account.id
    where account.is_active and account.platform = 'twitter'
      and (model.trained_at is null or model.trained_at < clock_timestamp() - interval '1 day')
      and ${resultsOf('account')} >= ${FEWEST_RESULTS}
    order by model.trained_at nulls first
    limit ${CLAIMED}
    on conflict (workspace_id, account_id) do update set trained_at = excluded.trained_at
      where engagement_models.trained_at < excluded.trained_at - interval '1 day'
    returning workspace_id as owner, account_id as "accountId"`.execute(across);
  return rows;
}
