import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { holdForReconnect } from '#api/domains/publishing/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { revokeTokensJob } from './public.ts';
import { lockTokens, wipeTokens } from './queries.ts';

/**
 * Forgets the tokens, lets the account's posts wait for a reconnect, and leaves telling X to the
 * queue: all or nothing, and whether or not X can be reached. The row stays, for its posts.
 */
export async function disconnectAccount(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  owner: string,
  id: string,
): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    const tokens = await lockTokens(tx, owner, id).executeTakeFirst();
    if (!tokens) throw notFound('Social account');
    await wipeTokens(tx, owner, id).execute();
    await queue.send(tx, revokeTokensJob, { workspaceId: owner, ...tokens });
    announce(tx, owner, 'accounts');
    await holdForReconnect(tx, owner, id, message('post.account-disconnected'));
  });
}
