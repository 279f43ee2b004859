import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answerConsent } from '#tools/sandbox/x-api/testing/answer-consent.ts';
import {
  allScopes,
  authorization,
  callback,
  testSandbox,
  testXApp,
} from '#tools/sandbox/x-api/testing/sandbox.ts';
import { createXClient } from './x-client.ts';
import { XError } from './x-error.ts';

const sandbox = testSandbox();

function client(changes: { apiUrl?: string; clientSecret?: string; timeLimitMs?: number } = {}) {
  return createXClient({
    apiUrl: sandbox.url,
    authorizeUrl: `${sandbox.url}/i/oauth2/authorize`,
    ...testXApp,
    ...changes,
  });
}

async function newCode(username = 'kit_ferro') {
  const { url, verifier } = authorization(sandbox.url);
  const { searchParams } = new URL(url);
  const ask = {
    state: 'the state & more',
    challenge: searchParams.get('code_challenge') ?? '',
    redirectUri: callback,
    scopes: allScopes.split(' '),
  };
  const back = new URL(await answerConsent(client().authorizeUrl(ask), { username }));
  expect(back.searchParams.get('state')).toBe(ask.state);
  return { code: back.searchParams.get('code') ?? '', verifier, redirectUri: callback };
}

async function errorOf(call: Promise<unknown>): Promise<XError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(XError);
  return error as XError;
}

test('signs in: address, code, tokens, and who it is', async () => {
  const tokens = await client().exchangeCode(await newCode());
  expect(tokens).toMatchObject({ expiresInSeconds: 7200, scopes: allScopes.split(' ') });
  const user = await client().me(tokens.accessToken);
  expect(user).toMatchObject({
    username: 'kit_ferro',
    name: 'Kit Ferro',
    posts: 0,
    subscriptionType: 'None',
  });
  expect(user.id).toMatch(/^\d+$/);
  expect(user.followers).toBeGreaterThan(0);
  expect(user.profileImageUrl).toMatch(/^data:image\/svg/);
});

test('the authorize address separates scopes by %20', () => {
  const ask = { state: 's', challenge: 'c', redirectUri: callback, scopes: ['tweet.read', 'a b'] };
  const address = client().authorizeUrl(ask);
  expect(address).toContain('&scope=tweet.read%20a%20b&');
  expect(address).toContain('code_challenge_method=S256');
});

test('the same username is the same X user at every sign-in', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => {
      const { accessToken } = await client().exchangeCode(await newCode('somebody_new'));
      return (await client().me(accessToken)).id;
    }),
  );
  expect(ids[0]).toBe(ids[1]);
});

test('reads the newer names of fields as well', async () => {
  const user = await sandbox.signIn('post_counter');
  await user.post('one');
  const older = await client().me(user.accessToken);
  sandbox.control.fault({ kind: 'naming', names: 'post' });
  expect(await client().me(user.accessToken)).toEqual(older);
  expect(older.posts).toBe(1);
});

test('a refresh gives a new pair', async () => {
  const { refreshToken, accessToken } = await sandbox.signIn('kit_ferro');
  const next = await client().refresh(refreshToken);
  expect(next.refreshToken).not.toBe(refreshToken);
  expect(next.accessToken).not.toBe(accessToken);
  expect((await client().me(next.accessToken)).username).toBe('kit_ferro');
});

test('a dead refresh token means: reconnect', async () => {
  const { refreshToken } = await sandbox.signIn('kit_ferro');
  sandbox.control.fault({ kind: 'dead_refresh_token', username: 'kit_ferro' });
  const error = await errorOf(client().refresh(refreshToken));
  expect(error).toMatchObject({ kind: 'reconnect', status: 400 });
});

test('a revoked access means: reconnect, for both tokens', async () => {
  const { refreshToken, accessToken } = await sandbox.signIn('kit_ferro');
  await client().revoke(refreshToken);
  expect((await errorOf(client().refresh(refreshToken))).kind).toBe('reconnect');
  expect((await errorOf(client().me(accessToken))).kind).toBe('reconnect');
});

test('an expired access token means: reconnect, and a refresh mends it', async () => {
  const { refreshToken, accessToken } = await sandbox.signIn('kit_ferro');
  sandbox.control.fault({ kind: 'expired_token' });
  expect(await errorOf(client().me(accessToken))).toMatchObject({ kind: 'reconnect', status: 401 });
  const { accessToken: next } = await client().refresh(refreshToken);
  expect((await client().me(next)).username).toBe('kit_ferro');
});

test('a wrong app secret is refused and is nobody else being disconnected', async () => {
  const { refreshToken } = await sandbox.signIn('kit_ferro');
  const wrong = client({ clientSecret: 'wrong' });
  const error = await errorOf(wrong.refresh(refreshToken));
  expect(error).toMatchObject({ kind: 'refused', status: 401 });
  expect((await client().refresh(refreshToken)).refreshToken).not.toBeNull();
});

test('a false code is refused without a word of the code in it', async () => {
  const { code, verifier, redirectUri } = await newCode();
  const given = { code, verifier: 'x'.repeat(43), redirectUri };
  const error = await errorOf(client().exchangeCode(given));
  expect(error.kind).toBe('refused');
  expect(JSON.stringify([error, error.message, error.stack])).not.toContain(code);
  expect((await errorOf(client().exchangeCode({ ...given, verifier }))).kind).toBe('refused');
});

test.each([500, 502, 503, 504])('a %i is temporary', async (status) => {
  const { refreshToken } = await sandbox.signIn('kit_ferro');
  sandbox.control.fault({ kind: 'server_error', endpoint: 'token', status });
  expect(await errorOf(client().refresh(refreshToken))).toMatchObject({
    kind: 'temporary',
    status,
  });
  expect((await client().refresh(refreshToken)).refreshToken).not.toBeNull();
});

test.each(['hang_before', 'reset_before'] as const)(
  'a %s is temporary, and the refresh token still works',
  async (kind) => {
    const { refreshToken } = await sandbox.signIn('kit_ferro');
    sandbox.control.fault({ kind, endpoint: 'token' });
    const error = await errorOf(client({ timeLimitMs: 300 }).refresh(refreshToken));
    expect(error).toMatchObject({ kind: 'temporary', status: null });
    expect((await client().refresh(refreshToken)).refreshToken).not.toBeNull();
  },
);

test.each(['hang_after', 'reset_after', 'cut_body'] as const)(
  'a %s is temporary, though X has spent the refresh token',
  async (kind) => {
    const { refreshToken } = await sandbox.signIn('kit_ferro');
    sandbox.control.fault({ kind, endpoint: 'token' });
    const error = await errorOf(client({ timeLimitMs: 300 }).refresh(refreshToken));
    expect(error).toMatchObject({ kind: 'temporary', status: null });
    expect((await errorOf(client().refresh(refreshToken))).kind).toBe('reconnect');
  },
);

test('a slow answer within the limit is an answer', async () => {
  const { accessToken } = await sandbox.signIn('kit_ferro');
  sandbox.control.fault({ kind: 'slow', endpoint: 'me', delayMs: 50 });
  expect((await client().me(accessToken)).username).toBe('kit_ferro');
});

test.each(['problem', 'legacy'] as const)('a 429 (%s) says when to try again', async (shape) => {
  const { accessToken } = await sandbox.signIn('kit_ferro');
  sandbox.control.fault({ kind: 'rate_limited', endpoint: 'me', resetSeconds: 90, shape });
  const error = await errorOf(client().me(accessToken));
  expect(error).toMatchObject({ kind: 'rate_limited', status: 429 });
  expect(error.retryAt?.getTime()).toBe(Math.ceil(sandbox.now() / 1000 + 90) * 1000);
  expect(error.detail).toBe(shape === 'legacy' ? 'Rate limit exceeded' : 'Too Many Requests');
});

test.each([
  ['usage_capped', 429, 'Usage cap exceeded: Monthly product cap'],
  ['no_credit', 402, 'credits depleted'],
  ['web_page', 403, 'X gave no reason.'],
] as const)('%s is final and says why', async (kind, status, detail) => {
  const { accessToken } = await sandbox.signIn('kit_ferro');
  sandbox.control.fault({ kind, endpoint: 'me' });
  expect(await errorOf(client().me(accessToken))).toMatchObject({
    kind: 'refused',
    status,
    detail,
  });
});

test('a scope that was not given is refused', async () => {
  const { accessToken } = await sandbox.signIn('kit_ferro', 'tweet.read');
  expect(await errorOf(client().me(accessToken))).toMatchObject({ kind: 'refused', status: 403 });
});

test('nobody listening is temporary', async () => {
  const elsewhere = client({ apiUrl: 'http://127.0.0.1:1' });
  expect(await errorOf(elsewhere.me('a-token'))).toMatchObject({ kind: 'temporary', status: null });
});

let other: Server | undefined;
afterEach(() => void other?.close());

/** An X that answers everything in this one way. */
async function answering(answer: (response: ServerResponse) => void) {
  other = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => other?.listen(0, '127.0.0.1', resolve));
  return client({ apiUrl: `http://127.0.0.1:${(other.address() as AddressInfo).port}` });
}

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('a token that X repeats in its error never gets into ours', async () => {
  const echo = { error: 'invalid_request', error_description: 'no such token s3cret-token here' };
  const error = await errorOf((await answering(json(400, echo))).refresh('s3cret-token'));
  expect(error.detail).toBe('no such token [removed] here');
  expect(error.message + error.stack).not.toContain('s3cret-token');
});

test('invalid_grant means reconnect on a refresh, and a plain refusal on a code', async () => {
  const dead = await answering(json(400, { error: 'invalid_grant' }));
  expect((await errorOf(dead.refresh('a-token'))).kind).toBe('reconnect');
  const given = { code: 'c', verifier: 'v', redirectUri: callback };
  expect((await errorOf(dead.exchangeCode(given))).kind).toBe('refused');
});

test.each([
  { expires_in: '7200', scope: null },
  { expires_in: null },
  { expires_in: -1, scope: ['tweet.read'] },
  { expires_in: 1e15 },
])('tokens are kept whatever stands beside them: %j', async (beside) => {
  const answer = { access_token: 'next', refresh_token: 'spare', ...beside };
  const tokens = await (await answering(json(200, answer))).refresh('a-token');
  expect(tokens).toMatchObject({ accessToken: 'next', refreshToken: 'spare' });
  expect(tokens.expiresInSeconds).toBe(7200);
});

test.each<[string, Record<string, string>]>([
  ['in milliseconds', { 'x-rate-limit-reset': '1795000000000' }],
  ['beyond all calendars', { 'x-rate-limit-reset': '9'.repeat(40) }],
  ['in a hundred years', { 'retry-after': '3153600000' }],
])('a 429 with a reset %s is waited for no longer than a day', async (_, headers) => {
  const limited = await answering((response) => response.writeHead(429, headers).end('{}'));
  const { more, retryAt } = await errorOf(limited.me('a-token'));
  expect(more.waitSeconds).toBe(86_400);
  expect(retryAt?.getTime()).toBeLessThan(Date.now() + 90_000_000);
});

test('a 200 that holds only errors is refused with what it says', async () => {
  const errors = [{ title: 'Forbidden', detail: 'User has been suspended: [1].' }];
  const error = await errorOf((await answering(json(200, { errors }))).me('a-token'));
  expect(error).toMatchObject({ kind: 'refused', detail: 'User has been suspended: [1].' });
  const echo = [{ detail: `${testXApp.clientSecret} may not read a-token.` }];
  const echoed = await errorOf((await answering(json(200, { errors: echo }))).me('a-token'));
  expect(echoed.detail).toBe('[removed] may not read [removed].');
});

test('a redirect is not followed: it would carry the token along', async () => {
  let visits = 0;
  const moved = await answering((response) => {
    visits += 1;
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect((await errorOf(moved.refresh('a-token'))).kind).toBe('refused');
  expect(visits).toBe(1);
});

test('an answer without end is given up', async () => {
  const flood = await answering((response) => {
    response.on('error', () => {});
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  expect((await errorOf(flood.me('a-token'))).kind).toBe('temporary');
});

test('an answer of another form is temporary', async () => {
  const odd = await answering(json(200, { data: { id: 5 } }));
  expect((await errorOf(odd.me('a-token'))).kind).toBe('temporary');
});
