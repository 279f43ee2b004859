import { deleteRow } from '#api/db/client/own-rows.ts';
import type { Database } from '#api/db/database.ts';
import { keepDeleted } from '#api/db/deleted-items.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { holdPending, withdrawUnsent } from '#api/domains/publishing/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { lockCampaign } from './queries.ts';

/** Moves a campaign to the bin. Its posted posts stay; its unsent posts are withdrawn. */
export async function removeCampaign(db: Database, owner: string, id: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    const campaign = await lockCampaign(tx, owner, id).executeTakeFirst();
    if (!campaign) throw notFound('Campaign');
    const deleted = message('post.campaign-deleted');
    await holdPending(tx, owner, { campaign_id: id }, 'campaign_paused', deleted);
    await withdrawUnsent(tx, owner, id, (posts) =>
      keepDeleted(tx, owner, { kind: 'campaign', id, name: campaign.name, posts }),
    );
    await deleteRow(tx, owner, 'campaigns', id).execute();
    announce(tx, owner, 'posts');
  });
}
