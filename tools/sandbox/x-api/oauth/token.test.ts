import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerConsent } from '../testing/answer-consent.ts';
import {
  authorization,
  basicAuth,
  callback,
  codeForm,
  testSandbox,
  testXApp,
} from '../testing/sandbox.ts';

const sandbox = testSandbox();
const TOKEN = '/2/oauth2/token';
const WRONG_CODE = 'Value passed for the authorization code was invalid.';
const pair = z.object({ access_token: z.string(), refresh_token: z.string() });

async function newCode(changes: Record<string, string> = {}) {
  const { url, verifier } = authorization(sandbox.url, changes);
  const location = new URL(await answerConsent(url, { username: 'kit_ferro' }));
  return { code: location.searchParams.get('code') ?? '', verifier };
}

const refresh = (token: string) =>
  sandbox.tokenCall(TOKEN, { grant_type: 'refresh_token', refresh_token: token });

async function meStatus(accessToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(`${sandbox.url}/2/users/me`, { headers })).status;
}

test('a code with its verifier becomes a pair of tokens for two hours', async () => {
  const { code, verifier } = await newCode();
  const { status, headers, body } = await sandbox.tokenCall(TOKEN, codeForm(code, verifier));
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatchObject({
    token_type: 'bearer',
    expires_in: 7200,
    scope: 'tweet.read tweet.write users.read media.write offline.access',
  });
  const { access_token } = pair.parse(body);
  expect(await meStatus(access_token)).toBe(200);
  sandbox.advance(7_200_000 - 1);
  expect(await meStatus(access_token)).toBe(200);
  sandbox.advance(1);
  expect(await meStatus(access_token)).toBe(401);
});

test('a second use of a code is refused and ends the tokens of the first', async () => {
  const { code, verifier } = await newCode();
  const first = pair.parse((await sandbox.tokenCall(TOKEN, codeForm(code, verifier))).body);
  const second = await sandbox.tokenCall(TOKEN, codeForm(code, verifier));
  expect(second.status).toBe(400);
  expect(second.body).toEqual({ error: 'invalid_request', error_description: WRONG_CODE });
  expect(await meStatus(first.access_token)).toBe(401);
});

test('a code lives for thirty seconds', async () => {
  const { code, verifier } = await newCode();
  sandbox.advance(30_000);
  const { status, body } = await sandbox.tokenCall(TOKEN, codeForm(code, verifier));
  expect([status, body]).toEqual([
    400,
    { error: 'invalid_request', error_description: WRONG_CODE },
  ]);
});

test('a wrong verifier or redirect address is refused, and the code is gone', async () => {
  const wrongs: Record<string, string>[] = [
    { code_verifier: 'v'.repeat(43) },
    { redirect_uri: `${callback}/` },
  ];
  for (const wrong of wrongs) {
    const { code, verifier } = await newCode();
    const right = codeForm(code, verifier);
    expect((await sandbox.tokenCall(TOKEN, { ...right, ...wrong })).status).toBe(400);
    expect((await sandbox.tokenCall(TOKEN, right)).status).toBe(400);
  }
});

test('the app proves itself by header or in the body, and nobody else can', async () => {
  const inBody = { client_id: testXApp.clientId, client_secret: testXApp.clientSecret };
  const one = await newCode();
  const form = codeForm(one.code, one.verifier);
  const refusals = [
    await sandbox.tokenCall(TOKEN, form, {}),
    await sandbox.tokenCall(TOKEN, { ...form, ...inBody, client_secret: 'wrong' }, {}),
    await sandbox.tokenCall(TOKEN, form, basicAuth({ ...testXApp, clientSecret: 'wrong' })),
  ];
  for (const { status, body } of refusals) {
    expect(status).toBe(401);
    expect(body).toEqual({
      error: 'unauthorized_client',
      error_description: 'Missing valid authorization header',
    });
  }
  expect((await sandbox.tokenCall(TOKEN, { ...form, ...inBody }, {})).status).toBe(200);
});

test('without offline.access there is no refresh token', async () => {
  const { code, verifier } = await newCode({ scope: 'tweet.read users.read' });
  const { body } = await sandbox.tokenCall(TOKEN, codeForm(code, verifier));
  expect(body).not.toHaveProperty('refresh_token');
});

test('a refresh token works once; a second use ends every token of its family', async () => {
  const { refreshToken } = await sandbox.signIn('kit_ferro');
  const first = pair.parse((await refresh(refreshToken)).body);
  expect(await meStatus(first.access_token)).toBe(200);
  const replayed = await refresh(refreshToken);
  expect(replayed.status).toBe(400);
  expect(replayed.body).toEqual({
    error: 'invalid_request',
    error_description: 'Value passed for the token was invalid.',
  });
  expect(await meStatus(first.access_token)).toBe(401);
  expect((await refresh(first.refresh_token)).status).toBe(400);
});

test('a family that dies leaves the other consents of the same person alone', async () => {
  const [one, two] = [await sandbox.signIn('kit_ferro'), await sandbox.signIn('kit_ferro')];
  await refresh(one.refreshToken);
  await refresh(one.refreshToken);
  expect(await meStatus(two.accessToken)).toBe(200);
  expect((await refresh(two.refreshToken)).status).toBe(200);
});

test('a refresh token ends after half a year', async () => {
  const { refreshToken } = await sandbox.signIn('kit_ferro');
  sandbox.advance(183 * 86_400_000);
  expect((await refresh(refreshToken)).status).toBe(400);
});

test('revoking an access token ends it alone, revoking a refresh token ends all', async () => {
  const { accessToken, refreshToken } = await sandbox.signIn('kit_ferro');
  const revoke = (token: string) => sandbox.tokenCall('/2/oauth2/revoke', { token });
  expect((await revoke(accessToken)).body).toEqual({ revoked: true });
  expect(await meStatus(accessToken)).toBe(401);
  const next = pair.parse((await refresh(refreshToken)).body);
  await revoke(next.refresh_token);
  expect(await meStatus(next.access_token)).toBe(401);
  expect((await refresh(next.refresh_token)).status).toBe(400);
  expect((await revoke('never seen')).status).toBe(200);
});

test.each([
  ['no grant type', {}, 'invalid_request'],
  ['another grant type', { grant_type: 'password' }, 'unsupported_grant_type'],
  ['a code grant without its code', { grant_type: 'authorization_code' }, 'invalid_request'],
])('a token call with %s is refused', async (_, form, error) => {
  const { status, body } = await sandbox.tokenCall(TOKEN, form);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error });
});

test('a token call in JSON is refused', async () => {
  const json = { ...basicAuth(), 'content-type': 'application/json' };
  expect((await sandbox.tokenCall(TOKEN, { grant_type: 'refresh_token' }, json)).status).toBe(400);
});
