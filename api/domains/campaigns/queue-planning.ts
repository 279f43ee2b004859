import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '#api/context.ts';
import { QUEUE_SCHEMA } from '#api/db/schema/queue-schema.ts';
import { defineJob } from '#api/queue/define-job.ts';

/** Planning what a campaign posts in the next two weeks; each run asks for the next one. */
export const planCampaignJob = defineJob({
  name: 'plan-campaign',
  payload: z.object({ workspaceId: z.string(), campaignId: z.string() }),
  once: true,
  // Hours apart at the end: a campaign must not stop because of a bad day.
  retryLimit: 15,
});

const MOST_AT_ONCE = 1_000;

/**
 * Asks for a run for every active campaign, of all workspaces, that none is asked for. Each run asks
 * for the next one; but the queue forgets what it could not begin for two weeks, as after a long
 * stop of the server, and gives up what has failed often enough. The campaign would never go on.
 */
export async function queuePlanning({
  across,
  db,
  queue,
}: Pick<Context, 'across' | 'db' | 'queue'>): Promise<void> {
  const { rows: behind } = await sql<{ workspaceId: string; campaignId: string }>`
    select workspace_id as "workspaceId", id as "campaignId" from campaigns
    where status = 'active'
      -- It is planned two weeks ahead, again every few hours.
      and coalesce(planned_until, '-infinity') < clock_timestamp() + interval '13 days'
    order by planned_until nulls first limit ${MOST_AT_ONCE}`.execute(across);
  if (behind.length === 0) return;
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ key: string }>`
      select singleton_key as key from ${sql.table(`${QUEUE_SCHEMA}.job`)}
      where name = ${planCampaignJob.name} and state <= 'active'
        and singleton_key = any(${behind.map(({ campaignId }) => campaignId)}::text[])`.execute(tx);
    const asked = new Set(rows.map(({ key }) => key));
    const pieces = behind
      .filter(({ campaignId }) => !asked.has(campaignId))
      .map((payload) => ({ payload, key: payload.campaignId }));
    await queue.sendMany(tx, planCampaignJob, pieces);
  });
}
