import { expect, test } from 'vitest';
import { testSandbox } from './testing/sandbox.ts';

const sandbox = testSandbox();

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

test('another program switches faults on, for as many calls as it says', async () => {
  const user = await sandbox.signIn('kit_ferro');
  const status = async () => (await user.call('GET', '/2/users/me')).status;
  const faults = [
    { kind: 'server_error', endpoint: 'me', status: 502, times: 2 },
    { kind: 'no_credit', endpoint: 'any' },
  ];
  expect((await post(faults)).status).toBe(204);
  expect([await status(), await status(), await status(), await status()]).toEqual([
    502, 502, 402, 200,
  ]);
  await post({ kind: 'unauthorized', times: 'always' });
  expect([await status(), await status()]).toEqual([401, 401]);
  await post({ kind: 'clear' });
  expect(await status()).toBe(200);
});

test('a fault waits for its own endpoint', async () => {
  const user = await sandbox.signIn('kit_ferro');
  sandbox.control.fault({ kind: 'server_error', endpoint: 'create' });
  expect((await user.call('GET', '/2/users/me')).status).toBe(200);
  expect((await user.call('POST', '/2/tweets', { text: 'hi' })).status).toBe(503);
});

test('an unknown fault is refused with a reason', async () => {
  const answer = await post({ kind: 'earthquake' });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('[0].kind');
});

test('a web page of another site may neither switch nor read', async () => {
  expect((await post({ kind: 'clear' }, { 'content-type': 'text/plain' })).status).toBe(400);
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  expect((await post({ kind: 'clear' }, crossSite)).status).toBe(403);
  const truth = await fetch(`${sandbox.url}/sandbox/truth`, { headers: crossSite });
  expect(truth.status).toBe(403);
});

test('the truth lists posts that were deleted or never confirmed, and counts calls', async () => {
  const user = await sandbox.signIn('truthful');
  const id = await user.post('soon gone');
  await user.call('DELETE', `/2/tweets/${id}`);
  sandbox.control.fault({ kind: 'cut_body', endpoint: 'create' });
  await expect(user.call('POST', '/2/tweets', { text: 'unconfirmed' })).rejects.toThrow();
  const truth = await (await fetch(`${sandbox.url}/sandbox/truth`)).json();
  expect(truth).toMatchObject({
    posts: expect.arrayContaining([
      expect.objectContaining({ id, text: 'soon gone', deletedAt: expect.any(String) }),
      expect.objectContaining({ text: 'unconfirmed', username: 'truthful', deletedAt: null }),
    ]),
    calls: expect.objectContaining({ delete: 1 }),
  });
});
