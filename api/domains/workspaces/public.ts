import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { Context, Member } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { signedOut } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { AccountRight } from '#shared/contracts/members.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import type { OwnSettings } from '#shared/contracts/settings.ts';
import type { Workspace } from '#shared/contracts/workspaces.ts';
import {
  givenAbove,
  givingPowers,
  NO_POWERS,
  powersOf,
  type Standing,
} from '#shared/lib/rights/account-powers.ts';
import { SCHEDULE_AT_WAITING } from '#shared/lib/schedule-link.ts';
import {
  countCampaignsOf,
  deleteMember,
  findWorkspaceIn,
  insertMember,
  insertRightsOfExisting,
  listAccountsOfRights,
  listStandings,
  markOpened,
} from './queries.ts';
import { mayOnlyPropose, refuseAbove } from './rights-errors.ts';

/** An empty workspace whose owner is this person. */
export async function addWorkspace(db: Db, userId: string, name: string): Promise<Member> {
  const { id } = await db
    .insertInto('workspaces')
    // One that is made by a person who leaves ends with them.
    .values({ name, delete_after: sql`(select delete_after from users where id = ${userId})` })
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

interface Standings {
  of: ReadonlyMap<string, Standing>;
  accounts: InferResult<ReturnType<typeof listAccountsOfRights>>;
}

/** What everybody may do, also with accounts that are disconnected: their rights come back with them. */
export async function readStandings(tx: Db, owner: string): Promise<Standings> {
  const [members, accounts] = await Promise.all([
    listStandings(tx, owner).execute(),
    listAccountsOfRights(tx, owner).execute(),
  ]);
  const of = members.map(
    ({ userId, role, levels }) =>
      [userId, { role, levels: new Map(Object.entries(levels)) }] as const,
  );
  return { of: new Map(of), accounts };
}

/** The first account on which a change gives more than its giver may; undefined: it may be made. */
export function firstAbove(
  { of, accounts }: Standings,
  giverId: string | null,
  before: Standing | null,
  after: Standing,
) {
  const giver = of.get(giverId ?? '');
  const owners = [...of.values()].filter(({ role }) => role === 'owner');
  const most = (id: string) => (giver ? givingPowers(giver, owners, id) : NO_POWERS);
  const ids = accounts.map(({ id }) => id);
  const [above] = givenAbove(ids, before, after, most);
  return accounts.find(({ id }) => id === above);
}

/** Who is invited, as the member that they would be. */
export function invitedStanding(role: Role, rights: AccountRight[]): Standing {
  return { role, levels: new Map(rights.map(({ accountId, level }) => [accountId, level])) };
}

/** Throws `forbidden` where somebody would get more on an X account than who gives it has. */
export async function assertMayGive(
  tx: Db,
  { workspaceId, userId }: Member,
  role: Role,
  rights: AccountRight[],
): Promise<void> {
  const standings = await readStandings(tx, workspaceId);
  refuseAbove(firstAbove(standings, userId, null, invitedStanding(role, rights)));
}

/** Throws `forbidden` for who may only propose for one of the accounts: what is released is of all. */
export async function assertPublishesAll(tx: Db, { workspaceId, userId }: Member): Promise<void> {
  const { of, accounts } = await readStandings(tx, workspaceId);
  const standing = of.get(userId);
  const limited = accounts.find(({ id }) => standing && powersOf(standing, id).writes === 'draft');
  if (limited) throw mayOnlyPropose(limited);
}

export async function ownersOf(tx: Db, workspaceId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('workspace_members')
    .select('user_id as id')
    .where('workspace_id', '=', workspaceId)
    .where('role', '=', 'owner')
    .orderBy('joined_at')
    .execute();
  return rows.map(({ id }) => id);
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

/** Every workspace of a person, and what they are there; in an order of its own. */
export function listMemberships(tx: Db, userId: string): Promise<(Member & { role: Role })[]> {
  return tx
    .selectFrom('workspace_members')
    .select(['workspace_id as workspaceId', 'user_id as userId', 'role'])
    .where('user_id', '=', userId)
    .orderBy('workspace_id')
    .execute();
}

/** Sessions, keys and pushes go with a membership by their foreign keys. */
export async function dropMember(tx: Db, member: Member): Promise<void> {
  await deleteMember(tx, member).execute();
}

/** Active campaigns with texts of this member. */
export async function campaignsOf(tx: Db, member: Member): Promise<number> {
  const { campaigns } = await countCampaignsOf(tx, member).executeTakeFirstOrThrow();
  return campaigns;
}

/** The notification of what waits because the member who wrote it is one no more. */
export function heldWork(username: string, posts: number, n: number) {
  return {
    type: 'post_held' as const,
    title: message('notification.work-held', { username }),
    message: message('notification.work-of-removed', { posts, n }),
    link: SCHEDULE_AT_WAITING,
  };
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

/** The same of the workspaces that are not among these; undefined where there is none. */
export async function findLastOpenedBut(
  tx: Db,
  userId: string,
  not: string[],
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('workspace_members')
    .select('workspace_id as id')
    .where('user_id', '=', userId)
    .where('workspace_id', 'not in', not)
    .orderBy('opened_at', (order) => order.desc().nullsLast())
    .orderBy('joined_at')
    .orderBy('workspace_id')
    .executeTakeFirst();
  return found?.id;
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
