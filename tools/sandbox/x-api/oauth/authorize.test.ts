import { expect, test } from 'vitest';
import { answerConsent } from '../testing/answer-consent.ts';
import { authorization, callback, testSandbox } from '../testing/sandbox.ts';

const sandbox = testSandbox();

async function page(changes: Record<string, string> = {}) {
  const response = await fetch(authorization(sandbox.url, changes).url, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function submit(form: Record<string, string>): Promise<Response> {
  const url = `${sandbox.url}/i/oauth2/authorize`;
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
}

const nonceIn = (text: string) => /name="nonce" value="([^"]+)"/.exec(text)?.[1] ?? '';

test('the page says that nothing leaves this machine, and lists accounts and scopes', async () => {
  const { status, text, headers } = await page();
  expect(status).toBe(200);
  expect(text).toContain('X sandbox: nothing leaves this machine');
  expect(text).toContain('@kit_ferro');
  expect(text).toContain('Post and delete posts as this account');
  expect(text).not.toContain('<script');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('an approval goes back with a code and the very same state', async () => {
  const state = 'a b&c=d%20"<ü';
  const { url } = authorization(sandbox.url, { state });
  const location = new URL(await answerConsent(url, { username: 'kit_ferro' }));
  expect(location.origin + location.pathname).toBe(callback);
  expect(location.searchParams.get('state')).toBe(state);
  expect(location.searchParams.get('code')).toMatch(/^[\w-]{43}$/);
});

test('a cancel goes back with access_denied and no code', async () => {
  const { url } = authorization(sandbox.url);
  const location = new URL(await answerConsent(url, 'cancel'));
  expect(location.searchParams.get('error')).toBe('access_denied');
  expect(location.searchParams.get('state')).toBe('state-of-the-test');
  expect(location.searchParams.has('code')).toBe(false);
});

test.each([
  ['another client', { client_id: 'somebody' }],
  ['a redirect with a slash more', { redirect_uri: `${callback}/` }],
  ['a redirect by another name', { redirect_uri: callback.replace('127.0.0.1', 'localhost') }],
  ['a redirect with a query', { redirect_uri: `${callback}?next=1` }],
  ['no state', { state: '' }],
  ['a state of 501 characters', { state: 's'.repeat(501) }],
  ['another response type', { response_type: 'token' }],
  ['an unknown scope', { scope: 'tweet.read everything' }],
  ['a scope named like a property of objects', { scope: 'constructor' }],
  ['no challenge', { code_challenge: '' }],
  ['another challenge method', { code_challenge_method: 'S512' }],
])('a request with %s ends on a page and is never sent back', async (_, changes) => {
  const { status, headers, text } = await page(changes);
  expect(status).toBe(400);
  expect(headers.get('location')).toBeNull();
  expect(text).toContain('Something went wrong');
});

test('a form without the nonce of a page, or with a used one, is refused', async () => {
  const nonce = nonceIn((await page()).text);
  const form = { choice: 'approve', username: 'kit_ferro' };
  expect((await submit(form)).status).toBe(400);
  expect((await submit({ ...form, nonce: 'guessed' })).status).toBe(400);
  expect((await submit({ ...form, nonce })).status).toBe(302);
  expect((await submit({ ...form, nonce })).status).toBe(400);
});

test('a page that was open for ten minutes is refused', async () => {
  const nonce = nonceIn((await page()).text);
  sandbox.advance(10 * 60_000);
  expect((await submit({ nonce, choice: 'approve', account: 'kit_ferro' })).status).toBe(400);
});

test('two tabs at once each get a code of their own', async () => {
  const [one, two] = [nonceIn((await page()).text), nonceIn((await page()).text)];
  const form = { choice: 'approve', account: 'kit_ferro' };
  const second = await submit({ ...form, nonce: two });
  const first = await submit({ ...form, nonce: one });
  const codes = [first, second].map((response) => {
    expect(response.status).toBe(302);
    return new URL(response.headers.get('location') ?? '').searchParams.get('code');
  });
  expect(new Set(codes).size).toBe(2);
});

test('a name that is no username comes back escaped, with the request still open', async () => {
  const nonce = nonceIn((await page()).text);
  const again = await submit({ nonce, choice: 'approve', username: '<b>"no name' });
  const text = await again.text();
  expect(again.status).toBe(200);
  expect(text).toContain('&lt;b&gt;&quot;no name');
  expect(text).toContain('aria-invalid="true"');
  const accepted = await submit({ nonce: nonceIn(text), choice: 'approve', username: '@New_one1' });
  expect(accepted.status).toBe(302);
});

test('a name that every object has makes an account like any other', async () => {
  const { call } = await sandbox.signIn('constructor');
  const { body } = await call('GET', '/2/users/me?user.fields=subscription_type');
  expect(body).toMatchObject({ data: { username: 'constructor', subscription_type: 'None' } });
});

test('only loopback names are answered', async () => {
  const { request } = await import('node:http');
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request(sandbox.url, { headers: { host: 'evil.example' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(421);
});
