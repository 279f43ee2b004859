import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import { updateRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockPlanned, withdrawPlanned } from '#api/domains/publishing/public.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { Campaign, updateCampaignInput } from '#shared/contracts/campaigns.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { occurrencesBetween } from '#shared/lib/time/recurrence.ts';
import { checkedCampaign } from './checked-campaign.ts';
import { FIRST_DAY, fillingOf } from './fill-placeholders.ts';
import { planAgain, planNow } from './plan-campaign.ts';
import { type CampaignRow, findCampaign, lockCampaign, ruleOf, toCampaign } from './queries.ts';
import { takenOccurrences } from './taken-occurrences.ts';

type Input = z.output<typeof updateCampaignInput>;

/**
 * Changes a campaign. Its planned posts are withdrawn and planned anew; what is being published, or
 * is out, stays. Posts that a person has approved or changed are touched only when the input says so
 * for as many as there are: else `conflict`, with their number.
 */
export async function editCampaign(
  ctx: Pick<Context, 'db' | 'queue' | 'log'>,
  owner: string,
  id: string,
  { approvedPosts, ...input }: Input,
): Promise<Campaign> {
  const wanted = await checkedCampaign(ctx.db, owner, input);
  const changed = await withWorkspace(ctx.db, owner, async (tx) => {
    // In this order, as whoever plans, pauses or ends it: first the campaign, then its posts.
    if (!(await lockCampaign(tx, owner, id).executeTakeFirst())) throw notFound('Campaign');
    const before = await findCampaign(tx, owner, id).executeTakeFirstOrThrow();
    const isAnew = postsOf(before) !== postsOf({ ...before, ...wanted });
    const anew = isAnew ? await withdrawn(tx, owner, before, approvedPosts) : {};
    await updateRow(tx, owner, 'campaigns', id, { ...wanted, ...anew }).execute();
    if (isAnew && before.status === 'active') await planAgain(tx, ctx.queue, owner, id);
    announce(tx, owner, 'posts');
    return findCampaign(tx, owner, id).executeTakeFirstOrThrow();
  });
  const row = changed.status === 'active' ? await planNow(ctx, owner, changed) : changed;
  // Somebody may have changed it again since: each is answered with what they wrote.
  return toCampaign({ ...row, ...wanted });
}

/** Takes back what follows the change; answers what else of the campaign changes with that. */
async function withdrawn(
  tx: Db,
  owner: string,
  before: CampaignRow,
  asked: Input['approvedPosts'],
) {
  const planned = await lockPlanned(tx, owner, before.id);
  const approved = planned.filter(({ isApproved }) => isApproved);
  if (approved.length > 0 && asked?.count !== approved.length) {
    throw new AppError('conflict', message('rule.campaign-approved', { posts: approved.length }));
  }
  const skipped = await skippedBy(tx, owner, before);
  const following = asked?.change ? planned : planned.filter(({ isApproved }) => !isApproved);
  await withdrawPlanned(
    tx,
    owner,
    following.map(({ id }) => id),
  );
  return {
    written_by: sql<string>`coalesce(current_member(), written_by)`,
    skipped,
    // Ended by its person it has forgotten how far it was planned, and stays so.
    planned_until: sql<string | null>`case when planned_until is not null or status = 'active'
      then clock_timestamp() end`,
  };
}

/** Planned once and there no more: a person has deleted it. */
async function skippedBy(tx: Db, owner: string, before: CampaignRow): Promise<string[]> {
  if (before.planned_until === null) return before.skipped;
  const now = new Date().toISOString();
  const taken = await takenOccurrences(tx, owner, before, now);
  const planned = occurrencesBetween(ruleOf(before), now, before.planned_until);
  const gone = planned.map(({ key }) => key).filter((key) => !taken.includes(key));
  return [...before.skipped.filter((key) => key >= now.slice(0, 10)), ...gone];
}

/** What the posts of a campaign are made of: as long as it stays, so do they. */
function postsOf(row: CampaignRow): string {
  const { persona_id, platform, templates, hashtags, tone } = row;
  const { topic, ticker } = fillingOf(row, 0, FIRST_DAY);
  return JSON.stringify([
    [persona_id, platform, templates, hashtags, tone, topic, ticker],
    ruleOf(row),
  ]);
}
