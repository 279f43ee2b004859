import type { z } from 'zod';
import { deleteRow, findRow } from '#api/db/client/own-rows.ts';
import type { Database, Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { fieldError, notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { createRevenueInput, RevenueEntry } from '#shared/contracts/revenue.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { type EntryRow, findEntry, insertEntry, listEntries } from './revenue-queries.ts';

type Input = z.output<typeof createRevenueInput>;

export async function listRevenueEntries(db: Database, owner: string): Promise<RevenueEntry[]> {
  const rows = await withWorkspace(db, owner, (tx) => listEntries(tx, owner).execute());
  return rows.map(toEntry);
}

/** Throws `not_found` for a post or campaign that is not in the workspace. */
export async function addRevenueEntry(
  db: Database,
  owner: string,
  { amount, date, note, postId = null, campaignId = null }: Input,
): Promise<RevenueEntry> {
  return withWorkspace(db, owner, async (tx) => {
    await assertThere(tx, owner, 'scheduled_posts', 'postId', postId);
    await assertThere(tx, owner, 'campaigns', 'campaignId', campaignId);
    const { id } = await insertEntry(tx, owner, {
      amount_cents: Math.round(amount * 100),
      earned_on: date,
      note: note.trim(),
      post_id: postId,
      campaign_id: campaignId,
    }).executeTakeFirstOrThrow();
    announce(tx, owner, 'metrics');
    return toEntry(await findEntry(tx, owner, id).executeTakeFirstOrThrow());
  });
}

export async function removeRevenueEntry(db: Database, owner: string, id: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    const gone = await deleteRow(tx, owner, 'revenue_entries', id).executeTakeFirst();
    if (!gone) throw notFound('Revenue entry');
    announce(tx, owner, 'metrics');
  });
}

async function assertThere(
  tx: Db,
  owner: string,
  table: 'scheduled_posts' | 'campaigns',
  path: string,
  id: string | null,
): Promise<void> {
  if (id === null || (await findRow(tx, owner, table, id).executeTakeFirst())) return;
  const field = table === 'campaigns' ? 'Campaign' : 'Post';
  throw fieldError('not_found', path, message('rule.not-found', { field }));
}

function toEntry({ amount_cents, postText, ...entry }: EntryRow): RevenueEntry {
  const postExcerpt = postText === null ? null : excerpt(postText);
  return { ...entry, amount: amount_cents / 100, postExcerpt };
}
