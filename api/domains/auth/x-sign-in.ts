import type { Actor, Context, Member } from '#api/context.ts';
import { withoutTenant, withWorkspace } from '#api/db/tenant.ts';
import { connectXAccount, isConnected, isConnectedAnywhere } from '#api/domains/accounts/public.ts';
import type { Device } from '#api/http/auth/device.ts';
import type { XTokens, XUser } from '#api/providers/x/answers.ts';
import { XError } from '#api/providers/x/x-error.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import { signIn } from './sign-in.ts';
import { makeSignInToken } from './sign-in-token.ts';
import { type Begun, openTransaction, takeTransaction } from './x-transactions.ts';

export const X_SCOPES = [
  'tweet.read',
  'tweet.write',
  'users.read',
  'media.write',
  'offline.access',
] as const;

/** OAuth's word for a person who said no (RFC 6749, 4.1.2.1). */
const DECLINED = 'access_denied';

const CALLBACK_PATH = '/api/auth/x/callback';

/** Must be registered with the X app to the letter. */
export function callbackUrl(publicUrl: string): string {
  return publicUrl + CALLBACK_PATH;
}

/** Where to send the browser, and the secret that ties what follows to it. */
export async function beginXSignIn(
  ctx: Context,
  begun: Begun,
): Promise<{ location: string; state: string; browser: string }> {
  const { env, x } = ctx;
  const { state, challenge, browser } = await openTransaction(ctx, begun);
  const redirectUri = callbackUrl(env.PUBLIC_URL);
  const location = x.authorizeUrl({ state, challenge, redirectUri, scopes: X_SCOPES });
  return { location, state, browser };
}

export interface Returned {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
  /** The secrets that the browser holds for this state. */
  brought: string[];
  device: Device;
  /** Who is signed in where X sent the browser back. */
  session: Actor | null;
}

interface Done {
  userId: string;
  /** What opens the new session; null: an account was to be connected, and the session stays. */
  opened: { token: string; proof: string } | null;
  returnTo: string | null;
}

/** The X user of this name is an account of a workspace, and nobody who signs in. */
interface Unsure {
  unsure: string;
  returnTo: string | null;
}

/**
 * What X sent back becomes a session or one more account, or null: refused, replayed, mixed up, too
 * late. Whoever declines to connect one more account is still led back to where they began.
 */
export async function finishXSignIn(
  ctx: Context,
  { code, state, error, brought, device, session }: Returned,
): Promise<Done | Unsure | null> {
  if (!state) return null;
  const transaction = await takeTransaction(ctx, state, brought);
  if (!transaction) return null;
  const { linkFor, returnTo, verifier, isSure } = transaction;
  const linking = linkFor === null ? null : session;
  if (linkFor !== null && (!linking || !isSame(linking, linkFor) || !mayConnect(linking)))
    return null;
  if (linking && error === DECLINED) return { userId: linking.userId, opened: null, returnTo };
  const granted = code && !error ? await fetchGrant(ctx, code, verifier) : null;
  if (!granted) return null;
  if (linking) {
    // One that another workspace has is taken too, as a grant with tokens of its own: the person has
    // shown X that it is theirs, and a refusal would tell that Troupe knows it, or let whoever came
    // first lock them out.
    await withWorkspace(ctx.db, linking.workspaceId, (tx) =>
      connectXAccount(tx, ctx.sealer, linking, granted),
    );
    return { userId: linking.userId, opened: null, returnTo };
  }
  const { user } = granted;
  if (!isSure && (await isAccountOnly(ctx, user.id))) {
    return { unsure: user.username, returnTo };
  }
  const identity = {
    subject: subjectOf(user.id),
    username: user.username,
    name: user.name,
    profileImageUrl: user.profileImageUrl,
    twitterUsername: user.username,
  };
  const { token, userId } = await signIn(ctx.db, identity, device, async (tx, member) => {
    // Of a member whom somebody has invited, an account is connected only where it is already.
    const mayAdd = member.isFounder && mayConnect(member);
    if (mayAdd || (await isConnected(tx, member.workspaceId, user.id))) {
      await connectXAccount(tx, ctx.sealer, member, granted);
    }
  });
  return { userId, opened: { token, proof: await makeSignInToken(ctx.db) }, returnTo };
}

/** Signing in as such a user would make a second person of somebody who works here already. */
async function isAccountOnly({ db, across }: Context, externalId: string): Promise<boolean> {
  // First the account: a sign-in in another tab makes it together with its user.
  if (!(await isConnectedAnywhere(across, externalId))) return false;
  const subject = subjectOf(externalId);
  const known = await withoutTenant(db, (tx) =>
    tx.selectFrom('users').select('id').where('subject', '=', subject).executeTakeFirst(),
  );
  return !known;
}

const subjectOf = (xUserId: string) => `x:${xUserId}`;

function isSame(one: Member, other: Member): boolean {
  return one.userId === other.userId && one.workspaceId === other.workspaceId;
}

/** X accounts belong to the workspace. */
export function mayConnect({ role }: Pick<Actor, 'role'>): boolean {
  return roleMay(role, 'accounts.manage');
}

/** The tokens for the code, and whose they are; null when X gives none. */
async function fetchGrant(
  { env, x, log }: Context,
  code: string,
  verifier: string,
): Promise<{ user: XUser; tokens: XTokens } | null> {
  try {
    const redirectUri = callbackUrl(env.PUBLIC_URL);
    const tokens = await x.exchangeCode({ code, verifier, redirectUri });
    return { tokens, user: await x.me(tokens.accessToken) };
  } catch (thrown) {
    if (!(thrown instanceof XError)) throw thrown;
    log.warn({ kind: thrown.kind, status: thrown.status }, 'Signing in with X failed');
    return null;
  }
}
