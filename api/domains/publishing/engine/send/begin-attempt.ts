import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { createBatcher } from '../batcher.ts';
import { campaignStop } from '../claim/campaign-stop.ts';
import { type ClaimedPost, postKey } from '../claimed-post.ts';
import { isAfter } from '../transitions.ts';

/** A lease of which so much is left outlasts a call: it was given a moment ago, with the claim. */
const ENOUGH = 0.8;

/** A post waits for this with a hand on it. */
const PACE_MS = 25;

interface Intent {
  workspaceId: string;
  id: string;
  token: number;
  position: number;
}

/** A campaign may have been stopped since the claim; of a thread that has begun nothing is. */
const mayStillGo = sql<boolean>`
  case when g.position > 0 or p.occurrence is null or p.released_from is not null then true
  else (
    select ${campaignStop('p')} is null from (values (1)) as one
    left join campaigns campaign
      on campaign.workspace_id = p.workspace_id and campaign.id = p.campaign_id) end`;

/** Writes down that a part is about to be sent; answers the attempt's id, or null. */
export type BeginAttempt = (post: ClaimedPost, position: number) => Promise<string | null>;

/**
 * The attempt is committed before X hears of it, so that a crash leaves a trace, and the lease
 * starts anew unless it has only just begun. Null: the post must not be sent, as it has gone to
 * another worker, or its campaign was stopped since the claim.
 */
export function beginAttempt(db: Database, leaseMs: number): BeginAttempt {
  const begin = createBatcher(async (intents: Intent[]) => {
    const { rows } = await sql<Pick<Intent, 'workspaceId' | 'id'> & { attemptId: string }>`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(intents)}::jsonb)
          as g("workspaceId" uuid, id uuid, token integer, position smallint)
      ), fresh as (
        -- Locked as by an update, so that no claim comes between; but nothing has to be written.
        select p.workspace_id, p.id, g.token, g.position
        from given g
        join scheduled_posts p on p.workspace_id = g."workspaceId" and p.id = g.id
        where p.attempt = g.token and ${isAfter('claim', 'p.status')}
          and p.lease_until > clock_timestamp() + ${leaseMs * ENOUGH} * interval '1 millisecond'
          and ${mayStillGo}
        for no key update of p
      ), renewed as (
        update scheduled_posts p set
          lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
        from given g
        where p.workspace_id = g."workspaceId" and p.id = g.id and p.attempt = g.token
          and ${isAfter('claim', 'p.status')} and p.lease_until is not null and ${mayStillGo}
          and (g."workspaceId", g.id) not in (select workspace_id, id from fresh)
        returning p.workspace_id, p.id, g.token, g.position
      ), mine as (
        select * from fresh union all select * from renewed
      )
      insert into publish_attempts (workspace_id, post_id, attempt, position)
      select workspace_id, id, token, position from mine
      returning id as "attemptId", workspace_id as "workspaceId", post_id as id`.execute(db);
    const begun = new Map(rows.map((row) => [postKey(row), row.attemptId]));
    return intents.map((intent) => begun.get(postKey(intent)) ?? null);
  }, PACE_MS);
  return ({ workspaceId, id, token }, position) => begin({ workspaceId, id, token, position });
}
