import { sql } from 'kysely';
import type { Actor, Context } from '#api/context.ts';
import { withoutTenant } from '#api/db/tenant.ts';
import { AppError } from '#api/errors/app-error.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { PAGE_USER, PAGE_WORKSPACE } from '#shared/contracts/page-identity.ts';

/** What a request says of the page that makes it; '' where it says nothing. */
export interface ClaimedPage {
  workspaceId: string;
  userId: string;
}

/** From the headers, or from the query of an address that a browser loads by itself. */
export function claimedPage(
  header: (name: string) => string | undefined,
  query: (name: string) => string | undefined,
): ClaimedPage {
  const read = (name: string) => (header(name) || query(name) || '').trim().toLowerCase();
  return { workspaceId: read(PAGE_WORKSPACE), userId: read(PAGE_USER) };
}

/** Whether the session or key is the page's, as far as the request says. Asks nobody. */
export function isOwnPage(
  page: ClaimedPage,
  actor: Pick<Actor, 'userId' | 'workspaceId'>,
  check?: Endpoint['pageCheck'],
): boolean {
  if (check === 'none') return true;
  if (page.userId !== '' && page.userId !== actor.userId) return false;
  return check === 'person' || page.workspaceId === '' || page.workspaceId === actor.workspaceId;
}

/** The `conflict` of a page that is not the session's. A name is given to who may know it. */
export async function otherPage(
  { db }: Pick<Context, 'db'>,
  page: ClaimedPage,
  actor: Pick<Actor, 'userId' | 'workspaceId'>,
): Promise<AppError> {
  const { person, workspace, pagePerson, pageWorkspace } = await namesOf(db, page, actor);
  if (page.userId !== '' && page.userId !== actor.userId) {
    const reason = pagePerson
      ? message('session.other-person', { page: pagePerson, now: person })
      : message('session.other-unnamed-person', { now: person });
    return new AppError('conflict', reason);
  }
  const reason = pageWorkspace
    ? message('session.other-workspace', { page: pageWorkspace, now: workspace })
    : message('session.other-unnamed-workspace', { now: workspace });
  return new AppError('conflict', reason);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idOf = (text: string) => (UUID.test(text) ? text : null);

interface Names {
  person: string;
  workspace: string;
  /** Of somebody with whom the person shares a workspace. */
  pagePerson: string | null;
  /** Of one that the person belongs to. */
  pageWorkspace: string | null;
}

function namesOf(
  db: Context['db'],
  page: ClaimedPage,
  actor: Pick<Actor, 'userId' | 'workspaceId'>,
) {
  const { userId, workspaceId } = actor;
  return withoutTenant(db, async (tx) => {
    const { rows } = await sql<Names>`
      select u.username as person, w.name as workspace,
        (select other.username from users other
          where other.id = ${idOf(page.userId)}::uuid and exists (
            select from workspace_members own
            join workspace_members theirs using (workspace_id)
            where own.user_id = ${userId} and theirs.user_id = other.id)) as "pagePerson",
        (select p.name from workspaces p
          join workspace_members m on m.workspace_id = p.id and m.user_id = ${userId}
          where p.id = ${idOf(page.workspaceId)}::uuid) as "pageWorkspace"
      from users u, workspaces w where u.id = ${userId} and w.id = ${workspaceId}`.execute(tx);
    return rows[0] ?? { person: '', workspace: '', pagePerson: null, pageWorkspace: null };
  });
}
