import { setTimeout as wait } from 'node:timers/promises';
import { failAt } from '#api/config/failpoint.ts';
import type { Context } from '#api/context.ts';
import { retryTransient } from '#api/db/client/retry-transient.ts';
import type { Db } from '#api/db/database.ts';
import { DISCONNECTED } from '#api/db/schema/connected-account.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import type { XTokens } from '#api/providers/x/answers.ts';
import { XError } from '#api/providers/x/x-error.ts';
import type { Sealer } from '#api/secrets/sealer.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { lostAccount, markLost } from './lose-account.ts';
import { lockAccount, markRefreshing, updateTokens } from './queries.ts';
import { placeOf, seal } from './sealed-tokens.ts';

export type FreshContext = Pick<Context, 'db' | 'sealer' | 'x' | 'env'>;

/** Longer than X may take to answer and the database to note it. */
const REFRESH_SECONDS = 30;
const LOOK_MS = 100;

/** Only `freshAccessToken` calls it: once at a time for each account of this process. */
export async function refreshIfStale(
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
      if (account.needs_reconnect) return lostAccount(account.username, 'reconnect');
      const token = sealer.open(account.access_token, placeOf(owner, 'access_token'));
      if (account.fresh && token !== rejected) return { token };
      if (account.refreshing) return { wait: true };
      if (account.refresh_token === null) {
        await markLost(tx, owner, id);
        return lostAccount(account.username, 'reconnect');
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
    throw lostAccount(lost, kind);
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

/** What is refused although the token may be good, such as a wrong app secret, is for who runs this. */
function unavailable(cause: XError): AppError {
  const code = cause.kind === 'refused' ? 'provider.x-not-renewed' : 'provider.x-unreachable';
  const reason = message(code, { why: cause.reason });
  return new AppError('provider_unavailable', reason, { retryAfterSeconds: 30, cause });
}
