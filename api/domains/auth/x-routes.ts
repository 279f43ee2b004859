import { readCookie, sessionCookie } from '#api/http/credential.ts';
import { assertOwnNavigation } from '#api/http/origin.ts';
import { noSuchCall } from '#api/http/problem.ts';
import { type HandlerInput, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/auth.ts';
import { ownPath } from '#shared/lib/own-path.ts';
import { endSessionOf, sessionOf } from './service.ts';
import { beginXSignIn, callbackUrl, finishXSignIn, X_SCOPES } from './x-sign-in.ts';

const BROWSER_COOKIE = 'x-sign-in';
const TEN_MINUTES = 600;
const CONNECTIONS = '/social-connections';

type Start = Pick<
  HandlerInput<typeof contract.startXSignIn>,
  'ctx' | 'query' | 'request' | 'reply'
>;

export const xSignInRoutes = [
  route(contract.login, (input) => start(input)),
  route(contract.startXSignIn, (input) => start(input)),
  route(contract.startTwitterSignIn, (input) => start(input)),

  route(contract.finishXSignIn, async ({ ctx, query, request, reply }) => {
    const browser = readCookie(request.header('cookie') ?? '', BROWSER_COOKIE);
    const userAgent = request.header('user-agent');
    const session = await sessionOf(ctx, request);
    const done = await finishXSignIn(ctx, { ...query, browser, userAgent, session });
    if (!done) return '/login-failed';
    const { userId, opened, returnTo } = done;
    request.knows(userId);
    if (!opened) return returnTo ?? CONNECTIONS;
    await endSessionOf(ctx, request);
    reply.header('set-cookie', sessionCookie(opened.token, ctx.env.SECURE));
    const next = returnTo ? `&returnTo=${encodeURIComponent(returnTo)}` : '';
    return `/auth-success?token=${opened.proof}${next}`;
  }),

  route(contract.getXDebug, async ({ ctx }) => {
    if (!ctx.env.TEST_LOGIN) throw noSuchCall();
    return {
      mode: ctx.xMode,
      callbackUrl: callbackUrl(ctx.env.PUBLIC_URL),
      authorizeUrl: ctx.xAuthorizeUrl,
      scopes: [...X_SCOPES],
    };
  }),
];

/** On PUBLIC_URL's own name first: a cookie set on another name would not come back with the answer. */
async function start({ ctx, query, request, reply }: Start): Promise<string> {
  const { PUBLIC_URL, SECURE } = ctx.env;
  const returnTo = ownPath(query.returnTo, PUBLIC_URL);
  if (request.header('host') !== new URL(PUBLIC_URL).host) {
    const again = new URL(contract.startXSignIn.path, PUBLIC_URL);
    if (query.link) again.searchParams.set('link', query.link);
    if (returnTo) again.searchParams.set('returnTo', returnTo);
    return again.href;
  }
  const session = query.link ? await sessionOf(ctx, request) : null;
  if (query.link && !session) return '/login';
  // Another site may not have accounts connected that happen to be signed in at X.
  if (session) assertOwnNavigation(request.header('sec-fetch-site'));
  const begun = { returnTo, linkFor: session?.userId ?? null };
  const known = readCookie(request.header('cookie') ?? '', BROWSER_COOKIE);
  const { location, browser } = await beginXSignIn(ctx, begun, known);
  reply.header('set-cookie', browserCookie(browser, SECURE));
  return location;
}

/** For every way to start, and beyond the end: another tab may be on its way. Alone it opens nothing. */
function browserCookie(value: string, secure: boolean): string {
  const flags = `Path=/api; HttpOnly; SameSite=Lax; Max-Age=${TEN_MINUTES}`;
  return `${BROWSER_COOKIE}=${value}; ${flags}${secure ? '; Secure' : ''}`;
}
