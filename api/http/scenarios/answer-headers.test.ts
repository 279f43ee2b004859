import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { sendTo } from '#api/testing/contract-calls.ts';
import { type FullWorkspace, fullWorkspace } from '#api/testing/fixtures/full-workspace.ts';
import { validInputs } from '#api/testing/valid-inputs.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';

const app = testApp();
const secure = testApp({
  PUBLIC_URL: 'https://troupe.example',
  ALLOW_SANDBOX: '1',
  TEST_LOGIN: 'on',
});
const reads = Object.entries(endpoints).filter(([, { method }]) => method === 'GET');
let shared: Promise<FullWorkspace> | undefined;
const workspace = () => {
  shared ??= fullWorkspace(app);
  return shared;
};

/** May be cached by the browser of its owner alone: its address changes with its bytes. */
const PRIVATELY_CACHED = ['getPersonaImage', 'getMedia'];

function expectApiHeaders({ headers }: Response, isCached = false): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull();
  if (isCached) expect(headers.get('cache-control')).toMatch(/^(private|no-store)/);
  else expect(headers.get('cache-control')).toBe('no-store');
}

describe.each(reads)('%s', (name, endpoint) => {
  it('answers with every header of an API answer, refusals too', async () => {
    const { user, ...owner } = await workspace();
    const input = validInputs({ user, ...owner })[name];
    const answers = [
      await sendTo(user, endpoint, input),
      await sendTo(app.stranger, endpoint, input),
      await sendTo(user, endpoint, { ...input, query: { query: '', from: 'x', username: "'" } }),
    ];
    for (const [at, response] of answers.entries()) {
      await response.body?.cancel();
      expect(response.status).toBeLessThan(500);
      expectApiHeaders(response, response.ok && at !== 1 && PRIVATELY_CACHED.includes(name));
      if (response.status >= 400) {
        expect(response.headers.get('content-type')).toBe('application/json');
      }
    }
    if (endpoint.status !== 302) {
      expect(answers[0]?.headers.get('content-type')).toMatch(/^(application|text|image)\//);
    }
  });
});

it('sets them on what is no call, whatever the method and the path', async () => {
  for (const [method, path] of [
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['PUT', '/api/personas'],
    ['PATCH', '/api/health'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/personas/%00'],
    ['GET', '/api/%'],
    ['DELETE', '/api/personas/%ff'],
  ] as const) {
    const response = await app.stranger.fetch(path, { method });
    await response.body?.cancel();
    expect(response.status, path).toBeLessThan(500);
    expectApiHeaders(response);
  }
});

it.each([
  '/a/../api/health',
  '/%2E%2e/./api/health',
  '/%61pi/he%61lth',
  'http://127.0.0.1/api/health',
])('sets them on a call that is spelled %s, and logs it', async (path) => {
  const { port } = app.running;
  // `fetch` would tidy the address up.
  const [answer] = (await once(get({ port, path }), 'response')) as [IncomingMessage];
  expect(JSON.parse(await text(answer))).toMatchObject({ status: 'ok' });
  const headers = new Headers(answer.headers as Record<string, string>);
  expectApiHeaders({ headers } as Response);
  const id = headers.get('x-request-id') as string;
  await expect.poll(() => app.logged.filter((line) => line.includes(id))).toHaveLength(1);
});

it('sets the policy of the console on pages, assets and what is not there', async () => {
  for (const path of [
    '/',
    '/login',
    '/personas/x',
    '/nothing.js',
    '/assets/nothing.js',
    '/%',
    '/api',
  ]) {
    const response = await app.stranger.fetch(path);
    await response.body?.cancel();
    const { headers } = response;
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy, path).toContain(rule);
    }
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  }
});

it('asks for https for a year, and for __Host- cookies, where its address is https', async () => {
  for (const path of ['/api/health', '/login', '/api/nothing']) {
    const response = await secure.stranger.fetch(path);
    await response.body?.cancel();
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  }
  const response = await secure.stranger.fetch('/api/auth/test-login');
  await response.body?.cancel();
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/,
  );
});

it('gives every cookie the prefix that only https may set', async () => {
  for (const path of ['/api/auth/test-login', '/api/auth/x?moved=1', '/api/auth/logout']) {
    const response = await secure.stranger.fetch(path, { redirect: 'manual' });
    await response.body?.cancel();
    const cookies = response.headers.getSetCookie();
    expect(cookies, path).not.toEqual([]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-[\w-]+=.*; Path=\/; HttpOnly; SameSite=Lax; .*; Secure$/);
    }
  }
});
