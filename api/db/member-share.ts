import { sql } from 'kysely';
import { AppError } from '#api/errors/app-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { type Permission, roleMay, roles } from '#shared/contracts/permissions.ts';
import type { Db } from './database.ts';
import type { Owner } from './schema/owner.ts';

/** What is taken of a limit of the workspace, and how much of it by who acts. */
export interface Taken {
  all: number;
  own: number;
  /** How many members share the limit: those who may add such a row. */
  members: number;
}

type Shared =
  | 'post_drafts'
  | 'personas'
  | 'watched_coins'
  | 'review_links'
  | 'workspace_invitations';

/** In a statement: whether the acting member has added this row. */
export const isOwn = (author: string) =>
  sql<boolean>`${sql.ref(author)} is not distinct from current_member()`;

/** How many members may add such a row: who only reads takes nothing of a limit. */
export function sharers(permission: Permission) {
  const able = roles.filter((role) => roleMay(role, permission));
  return sql<number>`(select count(*)::integer from workspace_members m
    where m.workspace_id = current_workspace() and m.role in (${sql.join(able.map(sql.lit))}))`;
}

export async function countSharers(tx: Db, permission: Permission): Promise<number> {
  const { rows } = await sql<{ members: number }>`select ${sharers(permission)} as members`.execute(
    tx,
  );
  return rows[0]?.members ?? 1;
}

/** The rows of a table that are taken, of which `author` says who has added them. */
export function countTaken(
  db: Db,
  owner: Owner,
  table: Shared,
  permission: Permission,
  author = 'added_by',
) {
  return db
    .selectFrom(table)
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`count(*) filter (where ${isOwn(author)})::integer`.as('own'),
      sharers(permission).as('members'),
    ])
    .where('workspace_id', '=', owner);
}

interface Refusal {
  code?: 'conflict' | 'rate_limited';
  /** What the new rows take; 0 where they are counted already. */
  add?: number;
  /** Where the workspace has one member, who has all of the limit. */
  alone: Message;
  ofWorkspace?: Message;
  ofMember?: Message;
  retryAfterSeconds?: number;
}

/** Where others share a limit: half of it is one member's at most. */
export const memberShare = (limit: number) => Math.ceil(limit / 2);

/**
 * Holds a limit that the members of a workspace share: none of them takes more than half, and each has
 * a twentieth even where the others have taken all. Throws with the reason that says whose limit it is.
 */
export function assertRoom(
  limit: number,
  { all, own, members }: Taken,
  { code = 'conflict', add = 1, retryAfterSeconds, ...reasons }: Refusal,
): void {
  const isShared = members > 1;
  const share = memberShare(limit);
  const least = Math.max(1, Math.floor(limit / 20));
  if (isShared && own + add <= least) return;
  const refuse = (reason: Message) =>
    new AppError(code, reason, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
  if (all + add > limit) {
    const ofWorkspace = reasons.ofWorkspace ?? message('rule.workspace-limit', { n: limit });
    throw refuse(isShared ? ofWorkspace : reasons.alone);
  }
  if (!isShared || own + add <= share) return;
  throw refuse(reasons.ofMember ?? message('rule.member-share', { n: share, limit }));
}
