import { sql } from 'kysely';
import { actingMember } from '#api/db/acting-member.ts';
import type { Db } from '#api/db/database.ts';
import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { type Role, roleMay } from '#shared/contracts/permissions.ts';
import { isBefore } from '../engine/transitions.ts';

export const ofOthers = message('rule.posts-of-others');

/**
 * Of these posts those that are others', for a member who may change only their own. What nobody is
 * known to have made is others' too. Background work has no such limit.
 */
export async function othersAmong(tx: Db, owner: string, ids: string[]): Promise<Set<string>> {
  if (await mayChangeAll(tx, owner)) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from scheduled_posts where workspace_id = ${owner} and id = any(${ids}::uuid[])
      and created_by is distinct from current_member()`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Throws `forbidden` where one of these posts is somebody else's. */
export async function assertOwn(tx: Db, owner: string, ids: string[]): Promise<void> {
  if ((await othersAmong(tx, owner, ids)).size > 0) throw new AppError('forbidden', ofOthers);
}

/** As `assertOwn`, for posts that are not there: what they say of who made them. */
export async function assertMadeByActor(
  tx: Db,
  owner: string,
  makers: (string | null)[],
): Promise<void> {
  if (await mayChangeAll(tx, owner)) return;
  const { rows } = await sql<{ member: string | null }>`
    select current_member() as member`.execute(tx);
  const member = rows[0]?.member ?? null;
  if (makers.some((maker) => maker === null || maker !== member)) {
    throw new AppError('forbidden', ofOthers);
  }
}

/** Throws `forbidden` for a medium of an unsent post of somebody else: what is said of it is sent with that. */
export async function assertOwnMedium(tx: Db, owner: string, mediaId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select p.id from scheduled_posts p
    where p.workspace_id = ${owner} and ${isBefore('change', 'p.status')} and exists (
      select from post_parts part where part.workspace_id = p.workspace_id
        and part.post_id = p.id and ${mediaId}::uuid = any(part.media_ids))`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await assertOwn(tx, owner, ids);
}

async function mayChangeAll(tx: Db, owner: string): Promise<boolean> {
  if (actingMember() === null) return true;
  const { rows } = await sql<{ role: Role }>`
    select role from workspace_members
    where workspace_id = ${owner} and user_id = current_member()`.execute(tx);
  return rows[0] !== undefined && roleMay(rows[0].role, 'posts.write_others');
}
