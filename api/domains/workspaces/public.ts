import { type RawBuilder, sql } from 'kysely';
import type { Context, Member } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { signedOut } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { type AccountRight, accountLevels } from '#shared/contracts/members.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import type { OwnSettings } from '#shared/contracts/settings.ts';
import type { Workspace } from '#shared/contracts/workspaces.ts';
import {
  findWorkspaceIn,
  insertMember,
  insertRightsOfExisting,
  listRights,
  markOpened,
} from './queries.ts';

/** An empty workspace whose owner is this person. */
export async function addWorkspace(db: Db, userId: string, name: string): Promise<Member> {
  const { id } = await db
    .insertInto('workspaces')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const member = { userId, workspaceId: id };
  await insertMember(db, member, 'owner', null).execute();
  return member;
}

/** Somebody who was invited. Inside the caller's transaction, in the workspace, under its lock on members. */
export async function addMember(
  tx: Db,
  member: Member,
  given: { role: Role; invitedBy: string | null; rights: AccountRight[] },
): Promise<void> {
  await insertMember(tx, member, given.role, given.invitedBy ?? member.userId).execute();
  if (given.rights.length > 0) await insertRightsOfExisting(tx, member, given.rights).execute();
}

/** Whether rights that this member gives are above their own on an account; without one it has its role's. */
export async function areAboveOwn(
  tx: Db,
  member: Member,
  rights: AccountRight[],
  /** Who gets them. */
  userId: string | null,
): Promise<boolean> {
  const limits = await listRights(tx, member).execute();
  return limits.some(({ accountId, level }) => {
    const given = rights.findLast((right) => right.accountId === accountId)?.level;
    const most = given ?? (userId === member.userId ? 'approve' : level);
    return accountLevels.indexOf(most) > accountLevels.indexOf(level);
  });
}

/** Undefined: no member. */
export async function roleOf(tx: Db, { workspaceId, userId }: Member): Promise<Role | undefined> {
  const member = await tx
    .selectFrom('workspace_members')
    .select('role')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return member?.role;
}

/**
 * One change of members and invitations after the other, by the role that the actor has by then.
 * Throws `unauthorized` where they are a member no more.
 */
export function managing<T>(
  { db }: Pick<Context, 'db'>,
  actor: Member,
  work: (tx: Db, own: Role) => Promise<T>,
): Promise<T> {
  const { workspaceId } = actor;
  return withWorkspace(db, workspaceId, async (tx) => {
    await lockInWorkspace(tx, workspaceId, 'members');
    const own = await roleOf(tx, actor);
    if (!own) throw signedOut();
    const result = await work(tx, own);
    announce(tx, workspaceId, 'members');
    return result;
  });
}

export function countMembers(tx: Db, workspaceId: string): Promise<number> {
  return countMemberships(tx, 'workspace_id', workspaceId);
}

export function countWorkspacesOf(tx: Db, userId: string): Promise<number> {
  return countMemberships(tx, 'user_id', userId);
}

async function countMemberships(
  tx: Db,
  column: 'workspace_id' | 'user_id',
  id: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('workspace_members')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** The workspaces that were made for this person and that they own. */
export async function foundedBy(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('workspace_members')
    .select('workspace_id as id')
    .where('user_id', '=', userId)
    .where('is_founder', '=', true)
    .where('role', '=', 'owner')
    .execute();
  return rows.map(({ id }) => id);
}

/** The workspace that this person opened last; of those never opened, the one they joined first. */
export function findLastOpened(db: Db, subject: string): Promise<Member | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('workspace_members', 'user_id', 'users.id')
    .select(['user_id as userId', 'workspace_id as workspaceId'])
    .where('subject', '=', subject)
    .orderBy('opened_at', (order) => order.desc().nullsLast())
    .orderBy('joined_at')
    .orderBy('workspace_id')
    .executeTakeFirst();
}

export interface OpenedMember extends Member {
  role: Role;
  /** The workspace was made for this person: nobody invited them. */
  isFounder: boolean;
}

/** The next sign-in of this person leads here. Undefined: they do not belong to it. */
export async function rememberOpened(db: Db, member: Member): Promise<OpenedMember | undefined> {
  const opened = await markOpened(db, member).executeTakeFirst();
  return opened && { ...member, ...opened };
}

/** As this member sees it. Throws `not_found` where they are none. */
export async function findWorkspace(
  { db }: Pick<Context, 'db'>,
  member: Member,
): Promise<Workspace> {
  return withWorkspace(db, member.workspaceId, (tx) => findWorkspaceIn(tx, member));
}

/** What a member has set for themselves. */
export interface MembersOwn {
  own: OwnSettings | null;
  /** The address that they have given; the holder's stands in the settings. */
  email: string | null;
  /** Whether the profile of the settings is theirs. */
  isHolder: boolean;
}

export async function ownSettingsOf(tx: Db, { workspaceId, userId }: Member): Promise<MembersOwn> {
  const { rows } = await sql<MembersOwn>`
    select preferences as own, user_id = ${firstOwner(sql`${workspaceId}`)} as "isHolder",
      (select address from member_addresses
        where workspace_id = ${workspaceId} and user_id = ${userId}) as email
    from workspace_members where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(tx);
  return rows[0] ?? { own: null, email: null, isHolder: false };
}

export async function saveOwnSettings(
  tx: Db,
  { workspaceId, userId }: Member,
  own: OwnSettings | null,
): Promise<void> {
  await tx
    .updateTable('workspace_members')
    .set({ preferences: own && JSON.stringify(own) })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}

/** In a statement: the member whom the mails of a workspace go to, the owner of longest standing. */
export function firstOwner(workspaceId: RawBuilder<string>): RawBuilder<string> {
  return sql`(select user_id from workspace_members where workspace_id = ${workspaceId}
    and role = 'owner' order by joined_at, user_id limit 1)`;
}
