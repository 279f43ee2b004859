import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import type { GiveWay } from '#api/queue/yield-to-publisher.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { asAccount, type Tools } from './as-account.ts';
import { keepFollowers, putOffAccount } from './queries.ts';

const CLAIMED = 100;
const DAY_S = 86_400;

/**
 * Counts the followers of every active account that is due: once a UTC day. A user read costs $0.010
 * (August 2026). What X would not tell today is asked for again.
 */
export async function readFollowers(ctx: Tools, giveWay?: GiveWay): Promise<void> {
  for (;;) {
    const accounts = await claimDueAccounts(ctx.across);
    for (const { owner, id } of accounts) {
      await giveWay?.();
      const asked = await asAccount(ctx, owner, id, (token) => ctx.x.me(token));
      await withWorkspace(ctx.db, owner, async (tx) => {
        if ('later' in asked)
          return void (await putOffAccount(tx, owner, id, asked.later).execute());
        const { followers, subscriptionType } = asked.answer;
        // It was paid for: what X leaves out now it is asked for tomorrow.
        if (followers === null) return void (await putOffAccount(tx, owner, id, DAY_S).execute());
        await keepFollowers(tx, owner, id, { followers, subscriptionType });
        announce(tx, owner, 'metrics');
      });
      if ('isDown' in asked && asked.isDown) return;
    }
    if (accounts.length < CLAIMED) return;
  }
}

/** Moves their time first, so no other worker takes them, and a dead one costs a quarter of an hour. */
async function claimDueAccounts(across: Database): Promise<{ owner: string; id: string }[]> {
  const { rows } = await sql<{ owner: string; id: string; tracked: boolean }>`
    with due as (
      select a.workspace_id, a.id,
        coalesce((s.data->'privacy'->>'analyticsTracking')::boolean, true) as tracked
      from social_accounts a
      left join settings s on s.workspace_id = a.workspace_id
      where a.is_active and a.platform = 'twitter' and a.figures_due_at <= clock_timestamp()
      order by a.figures_due_at
      limit ${CLAIMED}
      for update of a skip locked
    )
    update social_accounts a set figures_due_at = clock_timestamp() + case
      when due.tracked then interval '15 minutes' else interval '1 day' end
    from due where a.workspace_id = due.workspace_id and a.id = due.id
    returning a.workspace_id as owner, a.id, due.tracked`.execute(across);
  return rows.filter(({ tracked }) => tracked);
}
