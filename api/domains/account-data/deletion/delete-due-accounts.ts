import { sql } from 'kysely';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/scope.ts';
import { giveUpTokens } from '#api/domains/accounts/service.ts';
import {
  deleteHomeless,
  deleteWorkspace,
  listDue,
  listMembers,
  lockDue,
} from './deletion-queries.ts';

type Tools = Pick<Context, 'across' | 'db' | 'queue' | 'log'>;

/** Years of posts and figures take longer than a request may. */
const LIMIT_MS = 600_000;

/** One that fails does not keep the others; it is due again next time. */
export async function deleteDueAccounts(tools: Tools): Promise<void> {
  for (const { id } of await listDue(tools.across).execute()) {
    await deleteWhole(tools, id).catch((error) =>
      tools.log.error({ err: error, workspaceId: id }, 'An account could not be deleted'),
    );
  }
}

/** Everything in one transaction; that X forgets the tokens is left to the queue, sealed. */
async function deleteWhole({ db, queue }: Tools, owner: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    await sql`select set_config('statement_timeout', ${String(LIMIT_MS)}, true)`.execute(tx);
    if (!(await lockDue(tx, owner).executeTakeFirst())) return;
    await giveUpTokens(tx, queue, owner);
    const members = await listMembers(tx, owner).execute();
    await deleteWorkspace(tx, owner).execute();
    if (members.length === 0) return;
    await deleteHomeless(
      tx,
      members.map(({ id }) => id),
    ).execute();
  });
}
