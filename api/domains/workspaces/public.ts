import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import type { Workspace } from '#shared/contracts/workspaces.ts';
import { insertMember, listWorkspacesOf, markOpened } from './queries.ts';

interface Member {
  userId: string;
  workspaceId: string;
}

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
  const all = await withWorkspace(db, member.workspaceId, (tx) =>
    listWorkspacesOf(tx, member).execute(),
  );
  const found = all.find(({ id }) => id === member.workspaceId);
  if (!found) throw notFound('Workspace');
  return found;
}

/** In a statement: the member whom the mails of a workspace go to, the owner of longest standing. */
export function firstOwner(workspaceId: RawBuilder<string>): RawBuilder<string> {
  return sql`(select user_id from workspace_members where workspace_id = ${workspaceId}
    and role = 'owner' order by joined_at, user_id limit 1)`;
}
