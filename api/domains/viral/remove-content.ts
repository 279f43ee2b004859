import { deleteRow } from '#api/db/client/own-rows.ts';
import type { Database } from '#api/db/database.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { withTextTransaction } from '#api/text-pool/with-text-transaction.ts';
import { refreshInsights } from './workspace-insights.ts';

export async function removeContent(db: Database, owner: string, id: string): Promise<void> {
  await withTextTransaction(db, owner, async (tx) => {
    const gone = await deleteRow(tx, owner, 'viral_content', id).executeTakeFirst();
    if (!gone) throw notFound('Viral content');
    await refreshInsights(tx, owner);
    announce(tx, owner, 'training-jobs');
  });
}
