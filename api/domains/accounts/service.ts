import { setTimeout as wait } from 'node:timers/promises';
import { failAt } from '#api/config/failpoint.ts';
import type { Context } from '#api/context.ts';
import { retryTransient } from '#api/db/client/retry-transient.ts';
import type { Db } from '#api/db/database.ts';
import { DISCONNECTED } from '#api/db/schema/connected-account.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { recordActivity } from '#api/domains/activities/service.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import type { XTokens, XUser } from '#api/providers/x/answers.ts';
import { XError } from '#api/providers/x/x-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { Sealer } from '#api/secrets/sealer.ts';
import type { Platform } from '#shared/contracts/common.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { lostAccount, markLost, suspendedAccount } from './lose-account.ts';
import {
  adoptPosts,
  listForPosting,
  lockAccount,
  markRefreshing,
  type SealedTokens,
  updateTokens,
  upsertAccount,
} from './queries.ts';

export { invalidateTokens } from './invalidate-tokens.ts';
export { suspendAccount } from './lose-account.ts';
export { revokeTokensJob } from './revoke-tokens-job.ts';

/** Connects the X account to the workspace, or connects it again. Inside the caller's transaction. */
export async function connectXAccount(
  tx: Db,
  sealer: Sealer,
  owner: string,
  { user, tokens }: { user: XUser; tokens: XTokens },
): Promise<void> {
  const account = {
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
  await adoptPosts(tx, owner, id).execute();
  announce(tx, owner, 'accounts');
  announce(tx, owner, 'posts');
  if (!isNew) return;
  await recordActivity(tx, owner, {
    type: 'account_connected',
    description: message('activity.account-connected', { username: user.username }),
  });
}

/** An account that a post can go out from. */
export interface PostingAccount {
  id: string;
  platform: Platform;
  /** X's `subscription_type`. */
  subscription: string;
}

/** The accounts of the workspace, the one to take without a choice first. */
export function accountsForPosting(tx: Db, owner: string): Promise<PostingAccount[]> {
  return listForPosting(tx, owner).execute();
}

/** The access token of a row that was read elsewhere. */
export function openAccessToken(sealer: Sealer, owner: string, sealed: string): string {
  return sealer.open(sealed, placeOf(owner, 'access_token'));
}

type FreshContext = Pick<Context, 'db' | 'sealer' | 'x' | 'env'>;

/** Longer than X may take to answer and the database to note it. */
const REFRESH_SECONDS = 30;
const LOOK_MS = 100;
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
  const fresh = findFresh(ctx, owner, id, rejected).finally(() => underWay.delete(key));
  underWay.set(key, fresh);
  return fresh;
}

async function findFresh(
  ctx: FreshContext,
  owner: string,
  id: string,
  rejected: string | undefined,
): Promise<string> {
  const { db, sealer } = ctx;
  for (;;) {
    const step = await withWorkspace(db, owner, async (tx) => {
      const account = await lockAccount(tx, owner, id).executeTakeFirst();
      if (!account) throw notFound('Account');
      if (account.needs_reconnect) return lostAccount(account.username);
      const token = openAccessToken(sealer, owner, account.access_token);
      if (account.fresh && token !== rejected) return { token };
      if (account.refreshing) return { wait: true };
      if (account.refresh_token === null) {
        await markLost(tx, owner, id);
        return lostAccount(account.username);
      }
      await markRefreshing(tx, owner, id, REFRESH_SECONDS).execute();
      return { spend: account.refresh_token };
    });
    // Thrown only here: inside, it would take the mark on the account back with it.
    if (step instanceof AppError) throw step;
    if (step.token !== undefined) return step.token;
    if (step.spend !== undefined) {
      const token = await spend(ctx, owner, id, step.spend);
      if (token !== null) return token;
    }
    await wait(LOOK_MS);
  }
}

/**
 * Answers the new access token. Null: its person has disconnected the account or signed in again
 * meanwhile, so that there is none or another one.
 */
async function spend(
  { db, sealer, x, env }: FreshContext,
  owner: string,
  id: string,
  sealed: string,
): Promise<string | null> {
  const note = <T>(work: (tx: Db) => Promise<T>) =>
    retryTransient(() => withWorkspace(db, owner, work), REFRESH_SECONDS * 1_000);
  try {
    const spent = sealer.open(sealed, placeOf(owner, 'refresh_token'));
    const tokens = await x.refresh(spent);
    failAt('during_refresh', env);
    // The old pair is worth nothing any more: a database that is gone for a moment must not cost the new one.
    const kept = await note((tx) => keepTokens(sealer, tx, owner, id, { spent, tokens }));
    if (kept === 'disconnected') {
      // Nobody holds them, and X forgets them by itself: one try is enough.
      const given = [tokens.refreshToken, tokens.accessToken].filter((token) => token !== null);
      await Promise.allSettled(given.map((token) => x.revoke(token)));
    }
    return kept === 'kept' ? tokens.accessToken : null;
  } catch (error) {
    if (!(error instanceof XError)) throw error;
    const { kind } = error;
    if (kind !== 'reconnect' && kind !== 'suspended') {
      await note((tx) => markRefreshing(tx, owner, id, 0).execute());
      throw unavailable(error);
    }
    const lost = await withWorkspace(db, owner, async (tx) => {
      const { refresh_token } = await lockAccount(tx, owner, id).executeTakeFirstOrThrow();
      return refresh_token === sealed ? markLost(tx, owner, id, kind) : null;
    });
    if (lost === null) return null;
    throw kind === 'suspended' ? suspendedAccount(lost) : lostAccount(lost);
  }
}

/** Puts new tokens in place of the spent one, which may be sealed with another secret by now. */
async function keepTokens(
  sealer: Sealer,
  tx: Db,
  owner: string,
  id: string,
  { spent, tokens }: { spent: string; tokens: XTokens },
): Promise<'kept' | 'disconnected' | 'signed in again'> {
  const account = await lockAccount(tx, owner, id).executeTakeFirst();
  if (!account || account.access_token === DISCONNECTED) return 'disconnected';
  const { refresh_token: now } = account;
  if (now === null || sealer.open(now, placeOf(owner, 'refresh_token')) !== spent) {
    return 'signed in again';
  }
  await updateTokens(tx, owner, id, seal(sealer, owner, tokens)).execute();
  return 'kept';
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

function seal(sealer: Sealer, owner: string, tokens: XTokens): SealedTokens {
  const { accessToken, refreshToken, expiresInSeconds } = tokens;
  return {
    access_token: sealer.seal(accessToken, placeOf(owner, 'access_token')),
    refresh_token:
      refreshToken === null ? null : sealer.seal(refreshToken, placeOf(owner, 'refresh_token')),
    expiresInSeconds,
  };
}

export function placeOf(workspaceId: string, field: 'access_token' | 'refresh_token') {
  return { table: 'social_accounts', workspaceId, field };
}

/** What is refused although the token may be good, such as a wrong app secret, is for who runs this. */
function notRenewed({ kind, detail: why }: XError): Message {
  return kind === 'refused'
    ? message('provider.x-not-renewed', { why })
    : message('provider.x-unreachable', { why });
}

function unavailable(error: XError): AppError {
  return new AppError('provider_unavailable', notRenewed(error), {
    retryAfterSeconds: 30,
    cause: error,
  });
}
