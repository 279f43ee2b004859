import type { Hono } from 'hono';
import { usernamePattern } from '../accounts/account-book.ts';
import type { Bindings, Call } from '../http/answering.ts';
import type { World } from '../world.ts';
import {
  type AuthorizationRequest,
  readAuthorizationRequest,
  redirectBack,
} from './authorization-request.ts';
import { consentPage, refusalPage } from './consent-page.ts';
import { OneTime } from './one-time.ts';

const NONCE_MS = 10 * 60_000;
const CODE_MS = 30_000;

/** A consent that was given, waiting for the app to fetch its tokens. */
export interface Grant {
  accountId: string;
  request: AuthorizationRequest;
}

// No form-action: browsers hold it against the way back to the app as well.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** Mounts the authorize page; answers the book of codes that it gives out. */
export function mountAuthorize(app: Hono<Bindings>, world: World): OneTime<Grant> {
  // The nonce is the defence against forged forms: another site cannot read it out of the page.
  const open = new OneTime<AuthorizationRequest>(world.now, NONCE_MS);
  const codes = new OneTime<Grant>(world.now, CODE_MS);

  const ask = (call: Call, request: AuthorizationRequest, wrongName: string | null) =>
    call.html(
      consentPage({
        request,
        nonce: open.issue(request),
        accounts: world.accounts.offered(),
        wrongName,
      }),
    );

  app.use('/i/oauth2/authorize', async (call, next) => {
    await next();
    call.header('content-security-policy', POLICY);
    call.header('cache-control', 'no-store');
    call.header('referrer-policy', 'no-referrer');
    call.header('x-content-type-options', 'nosniff');
  });

  app.get('/i/oauth2/authorize', (call) => {
    const request = readAuthorizationRequest(world, call.req.query());
    if (typeof request === 'string') return call.html(refusalPage(request), 400);
    return ask(call, request, null);
  });

  app.post('/i/oauth2/authorize', async (call) => {
    const form = new URLSearchParams(await call.req.text());
    const request = open.take(form.get('nonce') ?? '');
    if (!request)
      return call.html(
        refusalPage('This page was open for too long, or was answered before.'),
        400,
      );
    if (form.get('choice') !== 'approve') {
      return call.redirect(redirectBack(request, { error: 'access_denied' }));
    }
    const typed = (form.get('username') ?? '').trim().replace(/^@/, '');
    const username = typed || (form.get('account') ?? '');
    if (!usernamePattern.test(username)) return ask(call, request, typed);
    const account = world.accounts.named(username);
    world.changed();
    const code = codes.issue({ accountId: account.id, request });
    return call.redirect(redirectBack(request, { code }));
  });

  return codes;
}
