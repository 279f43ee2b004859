import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { invalidateTokens } from '#api/domains/accounts/public.ts';
import {
  deleteHomeless,
  deleteStretch,
  deleteWork,
  deleteWorkspace,
  growingTables,
  listDue,
  listMembers,
  listOwnersOfWork,
  listWorkspaces,
  lockDue,
} from './deletion-queries.ts';

type Tools = Pick<Context, 'across' | 'db' | 'queue' | 'log'>;

/** One that fails does not keep the others; it is due again next time. */
export async function deleteDueAccounts(tools: Tools): Promise<void> {
  for (const { id } of await listDue(tools.across).execute()) {
    await deleteWhole(tools, id).catch((error) =>
      tools.log.error({ err: error, workspaceId: id }, 'An account could not be deleted'),
    );
  }
  await forgetWork(tools);
}

/** Queued work names its workspace; what is under way just now goes the next time. */
async function forgetWork({ across, db }: Tools): Promise<void> {
  const named = await listOwnersOfWork(db);
  if (named.length === 0) return;
  const there = await listWorkspaces(across, named).execute();
  const known = new Set(there.map(({ id }) => id));
  const gone = named.filter((owner) => !known.has(owner));
  if (gone.length > 0) await deleteWork(db, gone);
}

/** Everything in one transaction; that X forgets the tokens is left to the queue, sealed. */
async function deleteWhole({ db, queue }: Tools, owner: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    if (!(await lockDue(tx, owner).executeTakeFirst())) return;
    await invalidateTokens(tx, queue, owner);
    const members = await listMembers(tx, owner).execute();
    await deleteYears(tx, owner);
    await deleteWorkspace(tx, owner).execute();
    const ids = members.map(({ id }) => id);
    if (ids.length > 0) await deleteHomeless(tx, ids).execute();
  });
}

/** Stretch by stretch: no one statement may take as long as years of posts and figures do. */
async function deleteYears(tx: Db, owner: string): Promise<void> {
  for (const table of growingTables) {
    for (let isAll = false; !isAll; ) ({ isAll } = await deleteStretch(tx, owner, table));
  }
}
