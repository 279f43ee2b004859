import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { isApproved } from '../engine/claim/hold-unapproved.ts';

export const needsApproval = message('rule.needs-approval');

/** Of these posts those that the publisher would not take as they are: they wait for an approval. */
export async function unapprovedAmong(tx: Db, owner: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select p.id from scheduled_posts p
    where p.workspace_id = ${owner} and p.id = any(${ids}::uuid[])
      and not ${isApproved('p')}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Throws `conflict` where sending it is not a person's decision alone. */
export async function assertApproved(tx: Db, owner: string, id: string): Promise<void> {
  if ((await unapprovedAmong(tx, owner, [id])).size > 0) {
    throw new AppError('conflict', needsApproval);
  }
}
