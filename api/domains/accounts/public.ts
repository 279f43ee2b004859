import { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { recordActivity } from '#api/domains/activities/public.ts';
import { adoptPosts } from '#api/domains/publishing/public.ts';
import type { XTokens, XUser } from '#api/providers/x/answers.ts';
import { defineJob } from '#api/queue/define-job.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { Sealer } from '#api/secrets/sealer.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { lostAccount, markLost } from './lose-account.ts';
import {
  findConnected,
  findConnectedAnywhere,
  listAccounts,
  listConnectedBy,
  listTokens,
  lockAccount,
  upsertAccount,
} from './queries.ts';
import { type FreshContext, refreshIfStale } from './refresh-tokens.ts';
import { placeOf, seal } from './sealed-tokens.ts';

/** Connects the X account to the workspace, or connects it again. Inside the caller's transaction. */
export async function connectXAccount(
  tx: Db,
  sealer: Sealer,
  { workspaceId: owner, userId }: Pick<Actor, 'userId' | 'workspaceId'>,
  { user, tokens }: { user: XUser; tokens: XTokens },
): Promise<void> {
  const account = {
    connected_by: userId,
    external_id: user.id,
    username: user.username,
    followers: user.followers ?? 0,
    subscription_type: user.subscriptionType,
  };
  const { id, isNew } = await upsertAccount(
    tx,
    owner,
    account,
    seal(sealer, owner, tokens),
  ).executeTakeFirstOrThrow();
  await adoptPosts(tx, owner, id);
  announce(tx, owner, 'accounts');
  announce(tx, owner, 'posts');
  if (!isNew) return;
  await recordActivity(tx, owner, {
    type: 'account_connected',
    description: message('activity.account-connected', { username: user.username }),
  });
}

/** Whether the workspace works with this user of X. */
export async function isConnected(tx: Db, owner: string, externalId: string): Promise<boolean> {
  return (await findConnected(tx, owner, externalId).executeTakeFirst()) !== undefined;
}

/** Whether any workspace works with this user of X, who has just shown that it is them. */
export async function isConnectedAnywhere(across: Db, externalId: string): Promise<boolean> {
  return (await findConnectedAnywhere(across, externalId).executeTakeFirst()) !== undefined;
}

/**
 * The accounts that a member connected need somebody to connect them again: X's consent was theirs.
 * Inside the transaction that ends the membership.
 */
export async function loseAccountsOf(tx: Db, owner: string, userId: string): Promise<void> {
  const accounts = await listConnectedBy(tx, owner, userId).execute();
  for (const { id } of accounts) await markLost(tx, owner, id, 'left');
}

/** The handles of the workspace's accounts in lower case. */
export async function ownHandles(tx: Db, owner: string): Promise<string[]> {
  const accounts = await listAccounts(tx, owner).execute();
  return accounts.map(({ username }) => username.toLowerCase());
}

/**
 * The handle that a persona speaks for, in lower case: of its own account, or of the only one of the
 * workspace, unless that is another persona's. Null where it has none or several.
 */
export async function handleOfPersona(
  tx: Db,
  owner: string,
  personaId: string,
): Promise<string | null> {
  const accounts = await listAccounts(tx, owner).execute();
  const own = accounts.filter((account) => account.personaId === personaId);
  const [account, ...others] = own.length > 0 ? own : accounts;
  const isFree = account?.personaId === personaId || account?.personaId === null;
  return account && isFree && others.length === 0 ? account.username.toLowerCase() : null;
}

/** The access token of a row that was read elsewhere. */
export function openAccessToken(sealer: Sealer, owner: string, sealed: string): string {
  return sealer.open(sealed, placeOf(owner, 'access_token'));
}

const underWay = new Map<string, Promise<string>>();

/**
 * An access token good for five minutes or more, and not the one X has just `rejected`. One caller
 * refreshes, without holding a connection; the others wait. Throws `not_found`, `conflict` when the
 * person must sign in again, `provider_unavailable` when X is away or refuses the app itself, which
 * disconnects nothing.
 */
export function freshAccessToken(
  ctx: FreshContext,
  owner: string,
  id: string,
  rejected?: string,
): Promise<string> {
  const key = [owner, id, rejected].join(' ');
  const known = underWay.get(key);
  if (known) return known;
  const fresh = refreshIfStale(ctx, owner, id, rejected).finally(() => underWay.delete(key));
  underWay.set(key, fresh);
  return fresh;
}

/** The id of whoever has this username at X, asked with an account of the workspace; null where it is not known. */
export async function xUserIdOf(
  ctx: FreshContext & Pick<Context, 'log'>,
  owner: string,
  username: string,
): Promise<string | null> {
  const accounts = await withWorkspace(ctx.db, owner, (tx) => listAccounts(tx, owner).execute());
  const account = accounts.find(({ platform, isActive }) => platform === 'twitter' && isActive);
  if (!account) return null;
  try {
    return (await ctx.x.userNamed(await freshAccessToken(ctx, owner, account.id), username)).id;
  } catch (error) {
    ctx.log.warn({ err: error }, 'X did not say who has a username');
    return null;
  }
}

/** Marks an account that X no longer accepts, unless it has another token than the one refused by now. */
export async function markDisconnected(
  { db, sealer }: Pick<Context, 'db' | 'sealer'>,
  owner: string,
  id: string,
  refused: string,
): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    const account = await lockAccount(tx, owner, id).executeTakeFirstOrThrow();
    if (account.needs_reconnect) return;
    if (openAccessToken(sealer, owner, account.access_token) === refused) {
      await markLost(tx, owner, id);
    }
  });
}

/** Marks an account that X has suspended or locked. Answers why its posts wait. */
export async function suspendAccount(
  { db }: Pick<Context, 'db'>,
  owner: string,
  id: string,
): Promise<Message> {
  const username = await withWorkspace(db, owner, (tx) => markLost(tx, owner, id, 'suspended'));
  return lostAccount(username, 'suspended').reason;
}

/** Telling X that the tokens of a disconnected account are given up; they travel sealed. */
export const revokeTokensJob = defineJob({
  name: 'revoke-tokens',
  payload: z.object({
    workspaceId: z.string(),
    accessToken: z.string(),
    refreshToken: z.string().nullable(),
  }),
  // It holds secrets, and mostly the id of a workspace that is gone.
  isDeleted: true,
  retryLimit: 10,
});

/** Leaves telling X of every account's tokens to the queue. Inside the caller's transaction. */
export async function invalidateTokens(
  tx: Db,
  queue: Context['queue'],
  owner: string,
): Promise<void> {
  const tokens = await listTokens(tx, owner).execute();
  await queue.sendMany(
    tx,
    revokeTokensJob,
    tokens.map((sealed) => ({ payload: { workspaceId: owner, ...sealed } })),
  );
}
