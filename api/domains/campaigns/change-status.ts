import type { Actor, Context } from '#api/context.ts';
import { updateRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { holdPending, resumeHeld, withdrawUnsent } from '#api/domains/publishing/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { Campaign } from '#shared/contracts/campaigns.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { assertMayResume } from './may-resume.ts';
import { planAgain, planNow } from './plan-campaign.ts';
import { findCampaign, lockCampaign, toCampaign } from './queries.ts';

/**
 * Pauses (its posts to come wait), resumes (they go on; what was due meanwhile stays held) or ends
 * a campaign (what has not been sent is withdrawn). Throws `forbidden` where resuming would publish
 * what the member may only propose.
 */
export async function changeStatus(
  ctx: Pick<Context, 'db' | 'queue' | 'log'>,
  actor: Actor,
  id: string,
  status: Campaign['status'],
): Promise<Campaign> {
  const { workspaceId: owner } = actor;
  const changed = await withWorkspace(ctx.db, owner, async (tx) => {
    const before = await lockCampaign(tx, owner, id).executeTakeFirst();
    if (!before) throw notFound('Campaign');
    if (before.status !== status) {
      if (status === 'active') await assertMayResume(tx, actor, { id, ...before });
      await change(tx, ctx.queue, owner, id, status);
    }
    return findCampaign(tx, owner, id).executeTakeFirstOrThrow();
  });
  return toCampaign(status === 'active' ? await planNow(ctx, owner, changed) : changed);
}

async function change(
  tx: Db,
  queue: Context['queue'],
  owner: string,
  id: string,
  status: Campaign['status'],
): Promise<void> {
  await updateRow(tx, owner, 'campaigns', id, {
    status,
    // Its posts are withdrawn: begun again, it plans them anew.
    ...(status === 'completed' ? { planned_until: null } : {}),
  }).execute();
  if (status === 'active') {
    const skipped = message('post.skipped-campaign');
    await resumeHeld(tx, owner, { reason: 'campaign_paused', campaignId: id }, skipped);
    await planAgain(tx, queue, owner, id);
  } else if (status === 'completed') {
    await withdrawUnsent(tx, owner, id);
  } else {
    const why = message('post.campaign-paused');
    await holdPending(tx, owner, { campaign_id: id }, 'campaign_paused', why);
  }
  announce(tx, owner, 'posts');
}
