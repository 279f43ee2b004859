import type { Context } from '#api/context.ts';
import { connectXAccount } from '#api/domains/accounts/service.ts';
import { XError } from '#api/providers/x/x-error.ts';
import { signIn } from './sign-in.ts';
import { makeSignInToken } from './sign-in-token.ts';
import { openTransaction, takeTransaction } from './x-transactions.ts';

export const X_SCOPES = [
  'tweet.read',
  'tweet.write',
  'users.read',
  'media.write',
  'offline.access',
] as const;

const CALLBACK_PATH = '/api/auth/x/callback';

/** Must be registered with the X app to the letter. */
export function callbackUrl(publicUrl: string): string {
  return publicUrl + CALLBACK_PATH;
}

/** Where to send the browser, and the secret that ties what follows to it: a known one stays. */
export async function beginXSignIn(
  { db, env, x }: Context,
  returnTo: string | null,
  known: string | undefined,
): Promise<{ location: string; browser: string }> {
  const { state, challenge, browser } = await openTransaction(db, returnTo, known);
  const redirectUri = callbackUrl(env.PUBLIC_URL);
  return { location: x.authorizeUrl({ state, challenge, redirectUri, scopes: X_SCOPES }), browser };
}

export interface Returned {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
  browser: string | undefined;
  userAgent: string | undefined;
}

/** What X sent back becomes a session, or null: refused, replayed, mixed up, too late. */
export async function finishXSignIn(
  ctx: Context,
  { code, state, error, browser, userAgent }: Returned,
): Promise<{ token: string; proof: string; returnTo: string | null } | null> {
  if (!state || !browser) return null;
  const transaction = await takeTransaction(ctx.db, state, browser);
  if (!transaction || error || !code) return null;
  try {
    const redirectUri = callbackUrl(ctx.env.PUBLIC_URL);
    const { verifier, returnTo } = transaction;
    const tokens = await ctx.x.exchangeCode({ code, verifier, redirectUri });
    const user = await ctx.x.me(tokens.accessToken);
    const identity = {
      subject: `x:${user.id}`,
      username: user.username,
      name: user.name,
      profileImageUrl: user.profileImageUrl,
      twitterUsername: user.username,
    };
    const { token } = await signIn(ctx.db, identity, userAgent, (tx, workspaceId) =>
      connectXAccount(tx, ctx.sealer, workspaceId, { user, tokens }),
    );
    return { token, proof: await makeSignInToken(ctx.db), returnTo };
  } catch (thrown) {
    if (!(thrown instanceof XError)) throw thrown;
    ctx.log.warn({ kind: thrown.kind, status: thrown.status }, 'Signing in with X failed');
    return null;
  }
}
