import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/scope.ts';
import { recordActivity } from '#api/domains/activities/service.ts';
import { notFound, Problem } from '#api/http/problem.ts';
import type { XTokens, XUser } from '#api/providers/x/answers.ts';
import { XError } from '#api/providers/x/x-error.ts';
import type { Sealer } from '#api/secrets/sealer.ts';
import {
  lockAccount,
  markReconnect,
  type SealedTokens,
  updateTokens,
  upsertAccount,
} from './queries.ts';

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
  };
  const { isNew } = await upsertAccount(
    tx,
    owner,
    account,
    seal(sealer, owner, tokens),
  ).executeTakeFirstOrThrow();
  if (!isNew) return;
  await recordActivity(tx, owner, {
    type: 'account_connected',
    title: 'Account connected',
    description: `Connected X account @${user.username}`,
  });
}

/**
 * An access token that is good for at least five minutes. X's refresh tokens are single use: the
 * row is locked, one caller refreshes, the others wait and find the new pair.
 * Throws `not_found`; `conflict` when the person must sign in with X again; `provider_unavailable`
 * when X cannot be reached, which disconnects nothing.
 */
export async function freshAccessToken(
  { db, sealer, x }: Pick<Context, 'db' | 'sealer' | 'x'>,
  owner: string,
  id: string,
): Promise<string> {
  const outcome = await withWorkspace(db, owner, async (tx) => {
    const account = await lockAccount(tx, owner, id).executeTakeFirst();
    if (!account) throw notFound('Account');
    if (account.needs_reconnect) return reconnect(account.username);
    if (account.fresh) return sealer.open(account.access_token, placeOf(owner, 'access_token'));
    if (account.refresh_token === null) {
      await markReconnect(tx, owner, id).execute();
      return reconnect(account.username);
    }
    const spent = sealer.open(account.refresh_token, placeOf(owner, 'refresh_token'));
    try {
      const tokens = await x.refresh(spent);
      await updateTokens(tx, owner, id, seal(sealer, owner, tokens)).execute();
      return tokens.accessToken;
    } catch (error) {
      if (!(error instanceof XError)) throw error;
      if (error.kind !== 'reconnect') return unreachable(error);
      await markReconnect(tx, owner, id).execute();
      return reconnect(account.username);
    }
  });
  // Thrown only here: inside, it would take the mark on the account back with it.
  if (outcome instanceof Problem) throw outcome;
  return outcome;
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

function placeOf(workspaceId: string, field: string) {
  return { table: 'social_accounts', workspaceId, field };
}

function reconnect(username: string): Problem {
  return new Problem(
    'conflict',
    `X no longer accepts @${username}. Sign in with X again to reconnect it.`,
  );
}

function unreachable(error: XError): Problem {
  return new Problem('provider_unavailable', `X cannot be reached right now: ${error.detail}`, {
    retryAfterSeconds: 30,
    cause: error,
  });
}
