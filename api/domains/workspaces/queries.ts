import { sql } from 'kysely';
import type { Member } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { isConnected } from '#api/db/schema/connected-account.ts';
import { notFound } from '#api/errors/app-error.ts';
import type { AccountLevel, AccountRight } from '#shared/contracts/members.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import type { Workspace } from '#shared/contracts/workspaces.ts';

/** The account of the right `a` is not one that was disconnected: there the right rests until it is back. */
const isOfConnected = sql<boolean>`exists (select from social_accounts account
  where account.workspace_id = a.workspace_id and account.id = a.account_id
    and ${isConnected('account')})`;

/** Of one person, in all workspaces; `current` is the one that they work in now. */
export function listWorkspacesOf(db: Db, owner: Member) {
  return db
    .selectFrom('workspace_members as m')
    .innerJoin('workspaces as w', 'w.id', 'm.workspace_id')
    .select([
      'w.id',
      'w.name',
      'm.role',
      sql<number>`(select count(*)::integer from workspace_members o
        where o.workspace_id = w.id)`.as('members'),
      sql<boolean>`w.id = ${owner.workspaceId}`.as('current'),
    ])
    .where('m.user_id', '=', owner.userId)
    .orderBy(sql`lower(w.name)`)
    .orderBy('w.id');
}

/** The workspace as this member sees it. Throws `not_found` where they are none. */
export async function findWorkspaceIn(tx: Db, member: Member): Promise<Workspace> {
  const all = await listWorkspacesOf(tx, member).execute();
  const found = all.find(({ id }) => id === member.workspaceId);
  if (!found) throw notFound('Workspace');
  return found;
}

export function updateName(db: Db, owner: string, name: string) {
  return db.updateTable('workspaces').set({ name }).where('id', '=', owner);
}

export function insertMember(
  db: Db,
  owner: Member,
  role: Role,
  /** Null: it is the one who makes the workspace. */
  invitedBy: string | null,
) {
  return db.insertInto('workspace_members').values({
    user_id: owner.userId,
    workspace_id: owner.workspaceId,
    role,
    invited_by: invitedBy,
    is_founder: invitedBy === null,
  });
}

export function markOpened(db: Db, owner: Member) {
  return db
    .updateTable('workspace_members')
    .set({ opened_at: sql<string>`clock_timestamp()` })
    .where('user_id', '=', owner.userId)
    .where('workspace_id', '=', owner.workspaceId)
    .returning(['role', sql<boolean>`is_founder`.as('isFounder')]);
}

export function listMembers(db: Db, owner: Member) {
  return db
    .selectFrom('workspace_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('users as i', 'i.id', 'm.invited_by')
    .select([
      'u.id',
      'u.username',
      sql<string | null>`nullif(concat_ws(' ', u.first_name, u.last_name), '')`.as('name'),
      'u.profile_image_url as profileImageUrl',
      'm.role',
      'm.joined_at as joinedAt',
      'i.username as invitedBy',
      sql<AccountRight[]>`coalesce((
        select jsonb_agg(jsonb_build_object('accountId', a.account_id, 'level', a.level)
          order by a.account_id)
        from member_accounts a
        where a.workspace_id = m.workspace_id and a.user_id = m.user_id and ${isOfConnected}), '[]')`.as(
        'accounts',
      ),
      sql<boolean>`m.user_id = ${owner.userId}`.as('isSelf'),
    ])
    .where('m.workspace_id', '=', owner.workspaceId)
    .orderBy(sql`array_position(array['owner', 'admin', 'editor', 'author', 'viewer'], m.role)`)
    .orderBy('m.joined_at')
    .orderBy('u.id');
}

export function updateRole(db: Db, owner: Member, role: Role) {
  return db
    .updateTable('workspace_members')
    .set({ role })
    .where('workspace_id', '=', owner.workspaceId)
    .where('user_id', '=', owner.userId);
}

export function deleteMember(db: Db, owner: Member) {
  return db
    .deleteFrom('workspace_members')
    .where('workspace_id', '=', owner.workspaceId)
    .where('user_id', '=', owner.userId);
}

/** Of every member the role and the levels of their rows, on accounts that are disconnected too. */
export function listStandings(db: Db, owner: string) {
  return db
    .selectFrom('workspace_members as m')
    .leftJoin('member_accounts as a', (join) =>
      join.onRef('a.workspace_id', '=', 'm.workspace_id').onRef('a.user_id', '=', 'm.user_id'),
    )
    .select([
      'm.user_id as userId',
      'm.role',
      sql<Record<string, AccountLevel>>`coalesce(jsonb_object_agg(a.account_id, a.level)
        filter (where a.account_id is not null), '{}')`.as('levels'),
    ])
    .where('m.workspace_id', '=', owner)
    .groupBy(['m.user_id', 'm.role']);
}

export function listAccountsOfRights(db: Db, owner: string) {
  return db
    .selectFrom('social_accounts as a')
    .select(['a.id', 'a.username', isConnected('a').as('isConnected')])
    .where('a.workspace_id', '=', owner);
}

export function countCampaignsOf(db: Db, owner: Member) {
  return db
    .selectFrom('campaigns')
    .select(sql<number>`count(*)::integer`.as('campaigns'))
    .where('workspace_id', '=', owner.workspaceId)
    .where('status', '=', 'active')
    .where(sql<boolean>`${owner.userId}::uuid = any(writers)`);
}

export function findUsername(db: Db, userId: string) {
  return db.selectFrom('users').select('username').where('id', '=', userId);
}

export function deleteRights(db: Db, owner: Member) {
  return db
    .deleteFrom('member_accounts as a')
    .where('a.workspace_id', '=', owner.workspaceId)
    .where('a.user_id', '=', owner.userId)
    .where(isOfConnected);
}

/** Of several for one account the last holds. */
function lastOfEach(rights: AccountRight[]): AccountRight[] {
  return [...new Map(rights.map((right) => [right.accountId, right])).values()];
}

export function insertRights(db: Db, owner: Member, rights: AccountRight[]) {
  return db
    .insertInto('member_accounts')
    .values(
      lastOfEach(rights).map(({ accountId, level }) => ({
        workspace_id: owner.workspaceId,
        user_id: owner.userId,
        account_id: accountId,
        level,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'user_id', 'account_id'])
        .doUpdateSet(({ ref }) => ({ level: ref('excluded.level') })),
    );
}

/** Rights on accounts that were deleted meanwhile are left out. */
export function insertRightsOfExisting(db: Db, owner: Member, rights: AccountRight[]) {
  return db
    .insertInto('member_accounts')
    .columns(['workspace_id', 'user_id', 'account_id', 'level'])
    .expression(
      sql`select a.workspace_id, ${owner.userId}::uuid, a.id, r.level
        from jsonb_to_recordset(${JSON.stringify(lastOfEach(rights))}::jsonb) as r("accountId" uuid, level text)
        join social_accounts a on a.workspace_id = ${owner.workspaceId} and a.id = r."accountId"`,
    )
    .onConflict((conflict) => conflict.doNothing());
}
