import { expect, test } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';

const sandbox = testSandbox();

test('a window of 15 minutes opens with its first call, and each user has their own', async () => {
  const user = await sandbox.signIn('busy_one');
  const me = () => user.call('GET', '/2/users/me');
  const reset = String(sandbox.now() / 1000 + 900);
  for (let left = 74; left >= 0; left -= 1) {
    const { status, headers } = await me();
    expect([status, headers.get('x-rate-limit-remaining')]).toEqual([200, String(left)]);
  }
  sandbox.advance(899_000);
  const over = await me();
  expect(over).toMatchObject({
    status: 429,
    body: { title: 'Too Many Requests', type: 'about:blank', status: 429 },
  });
  expect(over.headers.get('x-rate-limit-limit')).toBe('75');
  expect(over.headers.get('x-rate-limit-reset')).toBe(reset);
  const other = await sandbox.signIn('calm_one');
  expect((await other.call('GET', '/2/users/me')).status).toBe(200);
  sandbox.advance(1_000);
  expect((await me()).status).toBe(200);
});

test('the hundred-and-first post of a window is refused, and limits can be switched off', async () => {
  const user = await sandbox.signIn('post_machine');
  for (let number = 1; number <= 100; number += 1) await user.post(`post ${number}`);
  expect((await user.call('POST', '/2/tweets', { text: 'post 101' })).status).toBe(429);
  sandbox.control.fault({ kind: 'rate_limits', on: false });
  await user.post('post 101');
});

test('a call without a good token is a 401 and counts for nobody', async () => {
  for (const authorization of ['', 'Bearer nonsense', 'Basic abc']) {
    const answer = await fetch(`${sandbox.url}/2/users/me`, { headers: { authorization } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('x-rate-limit-limit')).toBeNull();
    expect(await answer.json()).toEqual({
      title: 'Unauthorized',
      type: 'about:blank',
      status: 401,
      detail: 'Unauthorized',
    });
  }
});

test('an unknown path under /2 is a problem, not a page', async () => {
  const answer = await fetch(`${sandbox.url}/2/nothing/here`);
  expect([answer.status, await answer.json()]).toMatchObject([404, { title: 'Not Found' }]);
});
