import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { z } from 'zod';
import { startXSandbox, type XSandbox, type XSandboxOptions } from '../x-sandbox.ts';
import { answerConsent } from './answer-consent.ts';

export const callback = 'http://127.0.0.1:3000/api/auth/x/callback';
export const testXApp = {
  clientId: 'troupe-client',
  clientSecret: 'troupe-secret',
  callbackUrls: [callback],
};
export const allScopes = 'tweet.read tweet.write users.read media.write offline.access';

export interface Answered {
  status: number;
  headers: Headers;
  body: unknown;
}

const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  scope: z.string(),
});
const created = z.object({ data: z.object({ id: z.string() }) });

/** Somebody who gave the test app access. */
export interface TestUser {
  accessToken: string;
  refreshToken: string;
  /** A form goes out as multipart, anything else as JSON. */
  call(method: string, path: string, body?: unknown): Promise<Answered>;
  /** Posts, expects success and answers the id. */
  post(text: string, more?: object): Promise<string>;
}

/** A sandbox for this test file, with a clock of its own and no fault left over between tests. */
export function testSandbox(options: Partial<XSandboxOptions> = {}) {
  let running: XSandbox;
  let clock = Date.UTC(2026, 10, 20, 12);
  beforeAll(async () => {
    running = await startXSandbox({ port: 0, app: testXApp, now: () => clock, ...options });
  });
  beforeEach(() => running.control.fault({ kind: 'clear' }));
  afterAll(() => running.stop());

  /** A POST to the token or revoke endpoint, as the app unless other headers are given. */
  const tokenCall = (path: string, form: Record<string, string>, headers: object = basicAuth()) =>
    answered(
      fetch(running.url + path, {
        method: 'POST',
        headers: { ...headers },
        body: new URLSearchParams(form),
      }),
    );
  return {
    get url() {
      return running.url;
    },
    get control() {
      return running.control;
    },
    advance(ms: number) {
      clock += ms;
    },
    now: () => clock,
    tokenCall,
    async signIn(username: string, scopes = allScopes) {
      const { url, verifier } = authorization(running.url, { scope: scopes });
      const code = new URL(await answerConsent(url, { username })).searchParams.get('code') ?? '';
      const form = codeForm(code, verifier);
      const { status, body } = await tokenCall('/2/oauth2/token', form);
      expect(status, JSON.stringify(body)).toBe(200);
      const given = tokens.parse(body);
      return user(running.url, given.access_token, given.refresh_token ?? '');
    },
  };
}

export function basicAuth({ clientId, clientSecret } = testXApp): { authorization: string } {
  const encoded = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return { authorization: `Basic ${encoded}` };
}

/** An authorize address as a right client makes it, with what a test changes of it. */
export function authorization(sandboxUrl: string, changes: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = {
    response_type: 'code',
    client_id: testXApp.clientId,
    redirect_uri: callback,
    scope: allScopes,
    state: 'state-of-the-test',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  return { url: `${sandboxUrl}/i/oauth2/authorize?${new URLSearchParams(query)}`, verifier };
}

export function codeForm(code: string, verifier: string): Record<string, string> {
  return {
    grant_type: 'authorization_code',
    code,
    redirect_uri: callback,
    code_verifier: verifier,
  };
}

export async function answered(sent: Promise<Response>): Promise<Answered> {
  const response = await sent;
  return { status: response.status, headers: response.headers, body: await response.json() };
}

function user(url: string, accessToken: string, refreshToken: string): TestUser {
  const call: TestUser['call'] = (method, path, body) => {
    const headers = new Headers({ authorization: `Bearer ${accessToken}` });
    if (body === undefined) return answered(fetch(url + path, { method, headers }));
    if (body instanceof FormData) return answered(fetch(url + path, { method, headers, body }));
    headers.set('content-type', 'application/json');
    return answered(fetch(url + path, { method, headers, body: JSON.stringify(body) }));
  };
  return {
    accessToken,
    refreshToken,
    call,
    async post(text, more = {}) {
      const { status, body } = await call('POST', '/2/tweets', { text, ...more });
      expect(status, JSON.stringify(body)).toBe(201);
      return created.parse(body).data.id;
    },
  };
}
