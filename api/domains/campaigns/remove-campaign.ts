import { deleteRow } from '#api/db/client/own-rows.ts';
import type { Database } from '#api/db/database.ts';
import { keepDeleted } from '#api/db/deleted-items.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { withdrawUnsent } from '#api/domains/publishing/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { lockCampaign } from './queries.ts';

/** Moves it to the bin. What it has posted stays in the list; what it has not is withdrawn. */
export async function removeCampaign(db: Database, owner: string, id: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    const campaign = await lockCampaign(tx, owner, id).executeTakeFirst();
    if (!campaign) throw notFound('Campaign');
    await keepDeleted(tx, owner, { kind: 'campaign', id, name: campaign.name });
    await withdrawUnsent(tx, owner, id);
    await deleteRow(tx, owner, 'campaigns', id).execute();
    announce(tx, owner, 'posts');
  });
}
