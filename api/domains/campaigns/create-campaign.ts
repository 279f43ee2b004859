import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { claimKey, findAnswer, keepAnswer } from '#api/idempotency/answer-once.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { Campaign, createCampaignInput } from '#shared/contracts/campaigns.ts';
import { checkedCampaign } from './checked-campaign.ts';
import { planAgain, planNow } from './plan-campaign.ts';
import { findCampaign, insertCampaign, toCampaign } from './queries.ts';

/**
 * Creates it active and plans its first two weeks. The planning is queued with it as well, so that
 * a stop or a fault in between costs nothing. Throws what `checkedCampaign` throws.
 */
export async function createCampaign(
  ctx: Pick<Context, 'db' | 'queue' | 'log'>,
  owner: string,
  input: z.output<typeof createCampaignInput>,
): Promise<Campaign> {
  const { idempotencyKey: key, ...body } = input;
  const call = { owner, call: 'createCampaign', key, body };
  const before = await withWorkspace(ctx.db, owner, (tx) => findAnswer<Campaign>(tx, call));
  if (before) return before;
  const wanted = await checkedCampaign(ctx.db, owner, input);
  const campaign = await withWorkspace(ctx.db, owner, async (tx) => {
    await claimKey(tx, call);
    const added = await insertCampaign(tx, owner, {
      id: input.idempotencyKey,
      status: 'active',
      ...wanted,
    }).executeTakeFirst();
    if (added) {
      await planAgain(tx, ctx.queue, owner, added.id);
      announce(tx, owner, 'posts');
    }
    const id = added?.id ?? input.idempotencyKey ?? '';
    return findCampaign(tx, owner, id).executeTakeFirstOrThrow();
  });
  const made = toCampaign(await planNow(ctx, owner, campaign));
  return withWorkspace(ctx.db, owner, (tx) => keepAnswer(tx, call, made));
}
