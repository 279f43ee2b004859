import { noSuchCall } from '#api/errors/app-error.ts';
import { claimedPage, isOwnPage, otherPage } from '#api/http/auth/assert-page.ts';
import { sessionCookie } from '#api/http/auth/credential.ts';
import { deviceOf } from '#api/http/auth/device.ts';
import { assertOwnNavigation } from '#api/http/request/origin.ts';
import { isSameHost, portOf, readHost } from '#api/http/request/own-host.ts';
import { type HandlerInput, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/auth.ts';
import { PAGE_USER, PAGE_WORKSPACE } from '#shared/contracts/page-identity.ts';
import * as signIns from '#shared/contracts/sign-in.ts';
import { ownPath } from '#shared/lib/own-path.ts';
import { endSessionOf, sessionOf } from './sessions.ts';
import { begunCookies, broughtSecrets, endedCookie } from './sign-in-cookies.ts';
import { beginXSignIn, callbackUrl, finishXSignIn, mayConnect, X_SCOPES } from './x-sign-in.ts';

const CONNECTIONS = '/social-connections';

type Start = Pick<
  HandlerInput<typeof contract.startXSignIn>,
  'ctx' | 'query' | 'request' | 'reply'
>;

export const xSignInRoutes = [
  route(contract.login, (input) => start(input)),
  route(contract.startXSignIn, (input) => start(input)),
  route(signIns.startTwitterSignIn, (input) => start(input)),

  route(signIns.finishXSignIn, async ({ ctx, query, request, reply }) => {
    const cookie = request.header('cookie');
    const brought = query.state ? broughtSecrets(query.state, { cookie }, ctx.env) : [];
    if (query.state && brought.length > 0) {
      reply.header('set-cookie', endedCookie(query.state, ctx.env));
    }
    const session = await sessionOf(ctx, request);
    const done = await finishXSignIn(ctx, {
      ...query,
      brought,
      device: deviceOf(request),
      session,
    });
    if (!done) return '/login-failed';
    if ('unsure' in done) return warning(done);
    const { userId, opened, returnTo } = done;
    request.knows(userId);
    if (!opened) return returnTo ?? CONNECTIONS;
    await endSessionOf(ctx, request);
    reply.header('set-cookie', sessionCookie(opened.token, ctx.env));
    const next = returnTo ? `&returnTo=${encodeURIComponent(returnTo)}` : '';
    return `/auth-success?token=${opened.proof}${next}`;
  }),

  route(signIns.getXDebug, async ({ ctx }) => {
    if (!ctx.env.TEST_LOGIN) throw noSuchCall();
    return {
      mode: ctx.xMode,
      callbackUrl: callbackUrl(ctx.env.PUBLIC_URL),
      authorizeUrl: ctx.xAuthorizeUrl,
      scopes: [...X_SCOPES],
    };
  }),
];

/**
 * On PUBLIC_URL's own name first: a cookie set on another name would not come back with the answer.
 * Once only: a proxy may hand on another Host than the one that the browser asked for.
 */
async function start({ ctx, query, request, reply }: Start): Promise<string> {
  const { PUBLIC_URL } = ctx.env;
  const returnTo = ownPath(query.returnTo, PUBLIC_URL);
  const host = readHost(request.header('host') ?? '');
  if (host && !isSameHost(host, PUBLIC_URL) && !('moved' in query && query.moved)) {
    const again = new URL(contract.startXSignIn.path, PUBLIC_URL);
    if (query.link) again.searchParams.set('link', query.link);
    if (returnTo) again.searchParams.set('returnTo', returnTo);
    for (const name of [PAGE_WORKSPACE, PAGE_USER] as const) {
      const named = name in query && query[name];
      if (named) again.searchParams.set(name, named);
    }
    if ('sure' in query && query.sure) again.searchParams.set('sure', query.sure);
    // The same port: a browser that used another loopback name. Else a proxy may be between.
    if (host.port !== portOf(again)) again.searchParams.set('moved', '1');
    return again.href;
  }
  const session = query.link ? await sessionOf(ctx, request) : null;
  if (query.link && !session) return '/login';
  // Another site may not have accounts connected that happen to be signed in at X.
  if (session) {
    assertOwnNavigation(request.header('sec-fetch-site'));
    const page = claimedPage(request.header, (name) => query[name as keyof typeof query]);
    if (!isOwnPage(page, session)) throw await otherPage(ctx, page, session);
    if (!mayConnect(session)) return CONNECTIONS;
  }
  const isSure = 'sure' in query && query.sure === '1';
  const begun = { returnTo, linkFor: session, isSure };
  const { location, ...secrets } = await beginXSignIn(ctx, begun);
  for (const line of begunCookies(secrets, { cookie: request.header('cookie') }, ctx.env)) {
    reply.header('set-cookie', line);
  }
  return location;
}

/** The page that asks before somebody who has an account here becomes a second user. */
function warning({ unsure, returnTo }: { unsure: string; returnTo: string | null }): string {
  const query = new URLSearchParams({ username: unsure, ...(returnTo ? { returnTo } : {}) });
  return `/sign-in-as-account?${query}`;
}
