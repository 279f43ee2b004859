import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import { signOut } from '#shared/contracts/auth.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { createExtensionKey, revokeExtensionKey } from '#shared/contracts/extension-keys.ts';
import { verifyToken } from '#shared/contracts/sign-in.ts';

interface Line {
  event?: string;
  status: number;
  user?: string;
}

const app = testApp();

/** What the log says of so many events while something is done. */
async function eventsOf(count: number, work: () => Promise<unknown>): Promise<Line[]> {
  const from = app.logged.length;
  await work();
  const lines = () =>
    app.logged
      .slice(from)
      .map((line) => JSON.parse(line) as Line)
      .filter(({ event }) => event);
  // A line is written once its answer is on its way.
  await expect.poll(() => lines().length).toBe(count);
  return lines().map(({ event, status, user }) => ({ event, status, user }) as Line);
}

describe('the log names', () => {
  it('every call that only a session may make to change something, and all of signing in', () => {
    const silent = Object.values(endpoints).filter(
      ({ access, method, limit, path, event }) =>
        event === undefined &&
        ((access === 'session' && method !== 'GET') || limit === 'auth' || /logout/.test(path)),
    );
    expect(silent.map(({ path }) => path)).toEqual([
      '/api/login',
      '/api/auth/x',
      '/api/auth/twitter',
      // Looks, and changes nothing.
      '/api/local-servers/check',
      '/api/embedded-models/measure',
      // A question, which no address in a log should hold.
      '/api/push/check',
      '/api/review-links/preview',
    ]);
  });

  it('who signed in, made and revoked a key, and left', async () => {
    const [signedIn] = await eventsOf(1, () => app.signIn('audited'));
    expect(signedIn).toEqual({
      event: 'sign_in',
      status: 200,
      user: expect.stringMatching(/^[\da-f]{12}$/),
    });
    const user = await app.signIn('audited');
    const { user: who } = signedIn as Line;
    const events = await eventsOf(3, async () => {
      const { id } = await user.call(createExtensionKey, { body: { name: 'Panel' } });
      await user.call(revokeExtensionKey, { params: { id } });
      await user.call(signOut);
    });
    expect(events).toEqual([
      { event: 'key_created', status: 201, user: who },
      { event: 'key_revoked', status: 204, user: who },
      { event: 'sign_out', status: 204, user: who },
    ]);
  });

  it('a sign-in with X that worked, and one that did not', async () => {
    const person = new XAccountFixture(app);
    expect(await eventsOf(1, () => person.signIn('audited_on_x'))).toEqual([
      { event: 'sign_in', status: 302, user: expect.any(String) },
    ]);
    const refused = new XAccountFixture(app);
    const callback = await refused.consent('cancel');
    expect(await eventsOf(1, () => refused.go(callback))).toEqual([
      { event: 'sign_in', status: 302 },
    ]);
  });

  it('what was tried and refused', async () => {
    expect(
      await eventsOf(1, () => app.stranger.refused(createExtensionKey, { body: { name: 'Mine' } })),
    ).toEqual([{ event: 'key_created', status: 401 }]);
    expect(
      await eventsOf(1, () => app.stranger.call(verifyToken, { query: { token: 'x'.repeat(43) } })),
    ).toEqual([{ event: 'sign_in', status: 200 }]);
  });
});
