import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { QUEUE_SCHEMA } from '#api/db/schema/queue-schema.ts';
import { revokeTokensJob } from '#api/domains/accounts/public.ts';
import type { Role } from '#shared/contracts/permissions.ts';

export function findPerson(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['username', 'delete_after as deleteAfter'])
    .where('id', '=', userId);
}

export function setLeaving(db: Db, userId: string, at: RawBuilder<string> | null) {
  return db
    .updateTable('users')
    .set({ delete_after: at })
    .where('id', '=', userId)
    .returning('delete_after as deleteAfter');
}

/** A workspace that a person belongs to. */
export interface Share {
  id: string;
  name: string;
  role: Role;
  /** Its other members, and those of them who own it and stay. */
  others: number;
  owners: number;
}

/** Every workspace of a person, by name. */
export function listShares(db: Db, userId: string) {
  const others = sql.raw('from workspace_members o join users u on u.id = o.user_id');
  const notThem = sql`o.workspace_id = w.id and o.user_id <> ${userId}`;
  return db
    .selectFrom('workspace_members as m')
    .innerJoin('workspaces as w', 'w.id', 'm.workspace_id')
    .select([
      'w.id',
      'w.name',
      'm.role',
      sql<number>`(select count(*)::integer ${others} where ${notThem})`.as('others'),
      sql<number>`(select count(*)::integer ${others} where ${notThem}
        and o.role = 'owner' and u.delete_after is null)`.as('owners'),
    ])
    .where('m.user_id', '=', userId)
    .orderBy(sql`lower(w.name)`)
    .orderBy('w.id');
}

export function setDeletion(db: Db, owner: string, at: RawBuilder<string> | null) {
  return db
    .updateTable('workspaces')
    .set({ delete_after: at })
    .where('id', '=', owner)
    .returning('delete_after as deleteAfter');
}

const isDue = sql<boolean>`delete_after <= now()`;

/** Of all workspaces. */
export function listDue(across: Db) {
  return across
    .selectFrom('workspaces')
    .select('id')
    .where(isDue)
    .orderBy('delete_after')
    .limit(100);
}

/** People whose day has come. */
export function listLeaving(across: Db) {
  return across.selectFrom('users').select('id').where(isDue).orderBy('delete_after').limit(100);
}

/** No row: they thought better of it. */
export function findLeaving(db: Db, userId: string) {
  return db.selectFrom('users').select('id').where('id', '=', userId).where(isDue);
}

/** No row: its owner thought better of it, or another worker was first. */
export function lockDue(db: Db, owner: string) {
  return db
    .selectFrom('workspaces')
    .select('id')
    .where('id', '=', owner)
    .where(isDue)
    .forUpdate()
    .skipLocked();
}

/** What grows with the years, each with what hangs on it. */
export const growingTables = [
  'scheduled_posts',
  'activities',
  'notifications',
  'drafts',
  'content_samples',
  'viral_content',
  'media',
  'follower_snapshots',
] as const;

const STRETCH = 1_000;

/** Some of the workspace's rows of a table, in far less than a statement may take; whether it was all. */
export async function deleteStretch(
  db: Db,
  owner: string,
  table: (typeof growingTables)[number],
): Promise<{ isAll: boolean }> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where workspace_id = ${owner} limit ${STRETCH}))`.execute(
    db,
  );
  return { isAll: numAffectedRows < STRETCH };
}

/** Everything that belongs to it goes with it. */
export function deleteWorkspace(db: Db, owner: string) {
  return db.deleteFrom('workspaces').where('id', '=', owner);
}

export function listMembers(db: Db, owner: string) {
  return db
    .selectFrom('workspace_members')
    .select('user_id as id')
    .where('workspace_id', '=', owner);
}

/** Of these those who belong to no workspace any more. */
export function deleteHomeless(db: Db, userIds: string[]) {
  return db
    .deleteFrom('users')
    .where('id', 'in', userIds)
    .where(sql<boolean>`not exists (select from workspace_members where user_id = users.id)`);
}

const job = sql.table(`${QUEUE_SCHEMA}.job`);

/** Work that failed for good, and work that waits: of a workspace that is gone X alone is told. */
const isIdle = sql<boolean>`(state in ('completed', 'cancelled', 'failed')
  or state in ('created', 'retry') and name <> ${revokeTokensJob.name})`;

/** The workspaces that idle work names. */
export async function listOwnersOfWork(db: Db): Promise<string[]> {
  const { rows } = await sql<{ owner: string }>`
    select distinct data->>'workspaceId' as owner from ${job}
    where ${isIdle} and data->>'workspaceId' is not null`.execute(db);
  return rows.map(({ owner }) => owner);
}

export function listWorkspaces(across: Db, ids: string[]) {
  return across
    .selectFrom('workspaces')
    .select('id')
    .where(sql<boolean>`id::text = any(${ids}::text[])`);
}

export async function deleteWork(db: Db, owners: string[]): Promise<void> {
  await sql`
    delete from ${job}
    where ${isIdle} and data->>'workspaceId' = any(${owners}::text[])`.execute(db);
}
