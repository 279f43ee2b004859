import { type Insertable, sql } from 'kysely';
import { compiler } from '#api/db/client/compile.ts';
import type { Db } from '#api/db/database.ts';
import { countNeedingApproval } from '#api/db/schema/status-groups.ts';
import type { Tables } from '#api/db/schema/tables.ts';
import { sessionWorkspace } from '#api/http/auth/authenticate.ts';
import type { ApprovalLevel } from '#shared/contracts/approval-kinds.ts';
import type { ApprovalPolicy } from '#shared/contracts/approvals.ts';
import type { AccountLevel } from '#shared/contracts/members.ts';

/** Of the workspace first; without members who have left. */
export function listPolicies(db: Db, owner: string) {
  return db
    .selectFrom('approval_policies')
    .select([
      'account_id as accountId',
      'mode',
      sql<ApprovalLevel[]>`levels_now(workspace_id, levels)`.as('levels'),
      'allow_self as allowSelf',
    ])
    .where('workspace_id', '=', owner)
    .orderBy('account_id', (order) => order.asc().nullsFirst());
}

export function deletePolicy(db: Db, owner: string, accountId: string | null) {
  return db
    .deleteFrom('approval_policies')
    .where('workspace_id', '=', owner)
    .where(sql<boolean>`account_id is not distinct from ${accountId}::uuid`);
}

export function insertPolicy(
  db: Db,
  owner: string,
  { accountId, mode, levels, allowSelf }: ApprovalPolicy,
) {
  return db.insertInto('approval_policies').values({
    workspace_id: owner,
    account_id: accountId,
    mode,
    levels: JSON.stringify(levels),
    allow_self: allowSelf,
  });
}

export function findAccount(db: Db, owner: string, id: string) {
  return db
    .selectFrom('social_accounts')
    .select('username')
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

export function countMembers(db: Db, owner: string, ids: string[]) {
  return db
    .selectFrom('workspace_members')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('workspace_id', '=', owner)
    .where('user_id', 'in', ids);
}

/** The member who decides: a change of the role waits until that is done, or comes before it. */
export function lockMember(db: Db, owner: string, userId: string) {
  return db
    .selectFrom('workspace_members')
    .select('role')
    .where('workspace_id', '=', owner)
    .where('user_id', '=', userId)
    .forShare();
}

export function listRights(db: Db, owner: string, userId: string) {
  return db
    .selectFrom('member_accounts')
    .select(['account_id as accountId', 'level'])
    .where('workspace_id', '=', owner)
    .where('user_id', '=', userId)
    .$castTo<{ accountId: string; level: AccountLevel }>();
}

/** The oldest first. */
export function listReviews(db: Db, owner: string, postIds: string[]) {
  return db
    .selectFrom('post_reviews')
    .select([
      'id',
      'post_id as postId',
      'decision',
      'level',
      'version',
      sql<string>`encode(content_hash, 'hex')`.as('contentHash'),
      'user_id as userId',
      'reviewer',
      'reason',
      'created_at as createdAt',
    ])
    .where('workspace_id', '=', owner)
    .where('post_id', 'in', postIds)
    .orderBy('created_at')
    .orderBy('id');
}

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof listReviews>['execute']>>[number];

/** What was decided about; none for older rows. */
export function listSnapshots(db: Db, owner: string, ids: string[]) {
  return db
    .selectFrom('post_reviews')
    .select(['id', 'snapshot'])
    .where('workspace_id', '=', owner)
    .where('id', 'in', ids);
}

/** With what the decision is about. */
export function insertReview(
  db: Db,
  owner: string,
  review: Omit<Insertable<Tables['post_reviews']>, 'workspace_id' | 'snapshot'>,
) {
  return db.insertInto('post_reviews').values({
    workspace_id: owner,
    ...review,
    snapshot: sql<string>`post_snapshot(${owner}::uuid, ${review.post_id}::uuid)`,
  });
}

/** Deletes the last decision about a post where this member took it within the minute; answers it. */
export function deleteLastReview(owner: string, postId: string) {
  return sql<{ level: number; version: number }>`
    select level, version from undo_review(${owner}::uuid, ${postId}::uuid)`;
}

export function listNames(db: Db, owner: string, ids: string[]) {
  return db
    .selectFrom('workspace_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.username'])
    .where('m.workspace_id', '=', owner)
    .where('m.user_id', 'in', ids);
}

/** How many posts need approval in the workspace of the session. */
export const waitingInSession = sql<{
  waiting: number;
}>`select ${countNeedingApproval(sessionWorkspace)} as waiting`.compile(compiler);
