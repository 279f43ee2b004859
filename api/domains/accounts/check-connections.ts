import { sql } from 'kysely';
import type { Context } from '#api/context.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import { AppError } from '#api/errors/app-error.ts';
import type { GiveWay } from '#api/queue/yield-to-publisher.ts';
import { freshAccessToken } from './public.ts';
import type { FreshContext } from './refresh-tokens.ts';

type Tools = FreshContext & Pick<Context, 'across'>;

/** As long as an access token of X lasts. */
const AHEAD = '2 hours';
const AT_ONCE = 500;

/**
 * Refreshes the tokens of accounts with a post that is soon due, which costs nothing: what X has
 * revoked is found, its posts wait and its people are told before the first of them is due.
 */
export async function checkConnections(ctx: Tools, giveWay?: GiveWay): Promise<void> {
  const { rows } = await sql<{ owner: string; id: string }>`
    select a.workspace_id as owner, a.id from (
      select workspace_id, account_id, min(not_before) as first from scheduled_posts
      where ${isIn('due')} and lease_until is null and not_before < statement_timestamp() + ${AHEAD}::interval
      group by workspace_id, account_id) due
    join social_accounts a on a.workspace_id = due.workspace_id and a.id = due.account_id
    where a.is_active and not a.needs_reconnect
      and a.token_expires_at < statement_timestamp() + interval '5 minutes'
    order by due.first limit ${AT_ONCE}`.execute(ctx.across);
  for (const { owner, id } of rows) {
    await giveWay?.();
    try {
      await freshAccessToken(ctx, owner, id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // X is away: the next run asks again. What is lost has been told, what is gone needs nothing.
      if (error.code === 'provider_unavailable') return;
    }
  }
}
