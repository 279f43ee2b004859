import { sql } from 'kysely';
import type { NewRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { countTaken } from '#api/db/member-share.ts';
import { INVITATION_DAYS, type Invitation } from '#shared/contracts/invitations.ts';

export const now = sql<string>`clock_timestamp()`;
/** Until when a link is good that is made now. */
export const lastDay = sql<string>`clock_timestamp() + make_interval(days => ${sql.lit(INVITATION_DAYS)})`;

export function insertInvitation(
  db: Db,
  owner: string,
  invitation: NewRow<'workspace_invitations'>,
) {
  return db
    .insertInto('workspace_invitations')
    .values({ workspace_id: owner, ...invitation })
    .returning('id');
}

/** Neither used up nor revoked: open, expired, or waiting to be confirmed. */
export function listInvitations(db: Db, owner: string) {
  return db
    .selectFrom('workspace_invitations as i')
    .leftJoin('users as by', 'by.id', 'i.invited_by')
    .leftJoin('users as who', 'who.id', 'i.accepted_by')
    .select([
      'i.id',
      'i.email',
      'i.x_username as xUsername',
      'i.role',
      'i.accounts',
      'by.username as invitedBy',
      'i.created_at as createdAt',
      'i.expires_at as expiresAt',
      sql<Invitation['state']>`case when i.accepted_at is not null then 'waiting'
        when i.expires_at > ${now} then 'open' else 'expired' end`.as('state'),
      'who.username as acceptedBy',
    ])
    .where('i.workspace_id', '=', owner)
    .where('i.revoked_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('i.accepted_at', 'is', null),
        and([eb('i.confirmed_at', 'is', null), eb('i.accepted_by', 'is not', null)]),
      ]),
    )
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .limit(500);
}

const counted = {
  open: sql<boolean>`accepted_at is null and revoked_at is null and expires_at > ${now}`,
  today: sql<boolean>`created_at > ${now} - interval '1 day'`,
};

/** Those whose links are good, or those that were made within a day, the revoked ones too. */
export function countInvitations(db: Db, owner: string, kind: keyof typeof counted) {
  const table = 'workspace_invitations';
  return countTaken(db, owner, table, 'members.manage', 'invited_by').where(counted[kind]);
}

/** Those that nobody can accept any more make room for a new one to the same person. */
export function revokeExpired(db: Db, owner: string) {
  return db
    .updateTable('workspace_invitations')
    .set({ revoked_at: now })
    .where('workspace_id', '=', owner)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '<=', now);
}

export function lockInvitation(db: Db, owner: string, id: string) {
  return db
    .selectFrom('workspace_invitations')
    .select([
      'email',
      'x_username as xUsername',
      'x_user_id as xUserId',
      'role',
      'accounts',
      'invited_by as invitedBy',
      'sent_at as sentAt',
      'accepted_at as acceptedAt',
      'accepted_by as acceptedBy',
      'confirmed_at as confirmedAt',
      'revoked_at as revokedAt',
      sql<number>`extract(epoch from ${now} - sent_at)::float8`.as('secondsSinceSent'),
    ])
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .forUpdate();
}

/** In a transaction that has named the hash: of any workspace. */
export function findByHash(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('workspace_invitations as i')
    .innerJoin('workspaces as w', 'w.id', 'i.workspace_id')
    .leftJoin('users as by', 'by.id', 'i.invited_by')
    .leftJoin('workspace_members as m', (join) =>
      join.onRef('m.user_id', '=', 'i.invited_by').onRef('m.workspace_id', '=', 'i.workspace_id'),
    )
    .select([
      'i.workspace_id as workspaceId',
      'i.id',
      'i.email',
      'i.x_username as xUsername',
      'i.role',
      'i.accepted_at as acceptedAt',
      'i.confirmed_at as confirmedAt',
      'i.revoked_at as revokedAt',
      sql<boolean>`i.expires_at <= ${now}`.as('isExpired'),
      sql<boolean>`w.delete_after is not null`.as('isLeaving'),
      'w.name as workspaceName',
      'i.accounts',
      'i.invited_by as inviterId',
      'by.username as invitedBy',
      'm.role as inviterRole',
    ])
    .where('i.token_hash', '=', tokenHash);
}

/** Who X says that this user is, and whether it has said so since then. */
export function findXUser(db: Db, userId: string, since: string) {
  return db
    .selectFrom('users')
    .select([
      'subject',
      'twitter_username as username',
      sql<boolean>`coalesce(named_at > ${since}::timestamptz, false)`.as('isFresh'),
    ])
    .where('id', '=', userId);
}

/** Held until the transaction ends: nobody has the workspace deleted meanwhile. */
export function lockWorkspace(db: Db, owner: string) {
  return db
    .selectFrom('workspaces')
    .select('delete_after as deleteAfter')
    .where('id', '=', owner)
    .forShare();
}

export function countAccounts(db: Db, owner: string, ids: string[]) {
  return db
    .selectFrom('social_accounts')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('workspace_id', '=', owner)
    .where(sql<boolean>`id = any(${ids}::uuid[])`);
}

/** What its mail says, as long as somebody can accept it. */
export function findMailed(db: Db, owner: string, id: string) {
  return db
    .selectFrom('workspace_invitations as i')
    .innerJoin('workspaces as w', 'w.id', 'i.workspace_id')
    .innerJoin('users as by', 'by.id', 'i.invited_by')
    .select(['i.email', 'w.name as workspaceName', 'by.id as inviterId', 'by.username as inviter'])
    .where('i.workspace_id', '=', owner)
    .where('i.id', '=', id)
    .where('i.revoked_at', 'is', null)
    .where('i.accepted_at', 'is', null);
}
