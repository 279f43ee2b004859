import { get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { sandboxFault, XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { getXDebug, verifyToken } from '#shared/contracts/sign-in.ts';

const app = testApp();
const fault = (body: object) => sandboxFault(app, body);
const signedIn = (person: XAccountFixture) => person.session !== undefined;

describe('signing in with X', () => {
  it('makes the user, the workspace and the connected account, all from what X says', async () => {
    const person = new XAccountFixture(app);
    expect(await person.signIn('newcomer')).toMatch(/^\/auth-success\?token=[\w-]{43}$/);
    const user = await person.get<CurrentUser>('/api/auth/user');
    expect(user).toMatchObject({ username: 'newcomer', twitterUsername: 'newcomer' });
    expect(user.connectedPlatforms).toEqual(['twitter']);
    const [account] = await person.get<SocialAccount[]>('/api/social-accounts');
    expect(account).toMatchObject({ username: 'newcomer', isActive: true, needsReconnect: false });
    expect(account?.followers).toBe(account?.followerCount);
    const activities = await person.get<{ type: string }[]>('/api/activities');
    expect(activities).toMatchObject([{ type: 'account_connected' }]);
  });

  it('finds the same user and account the second time', async () => {
    const first = new XAccountFixture(app);
    const second = new XAccountFixture(app);
    await first.signIn('regular');
    await second.signIn('regular');
    const user = await first.get<CurrentUser>('/api/auth/user');
    expect(await second.get('/api/auth/user')).toEqual(user);
    expect(await second.get('/api/social-accounts')).toHaveLength(1);
  });

  it.each(['/api/login', '/api/auth/twitter'])('also starts at %s', async (path) => {
    const person = new XAccountFixture(app);
    expect(await person.go(await person.consent({ username: 'alias' }, path))).toContain('token=');
  });

  it('starts at /x-auth too, and moves to its public name when reached by another', async () => {
    const person = new XAccountFixture(app);
    expect(await person.go('/x-auth')).toBe('/api/auth/x');
    expect(await person.go('/x-auth?returnTo=/extension')).toBe('/api/auth/x?returnTo=/extension');
    const other = app.url.replace('localhost', '127.0.0.1');
    const moved = await fetch(`${other}/api/auth/x?returnTo=/personas`, { redirect: 'manual' });
    expect(moved.headers.get('location')).toBe(`${app.url}/api/auth/x?returnTo=%2Fpersonas`);
    expect(moved.headers.getSetCookie()).toEqual([]);
  });

  it('keeps tokens out of the answers, the log and, unsealed, the database', async () => {
    const person = new XAccountFixture(app);
    const { code } = Object.fromEntries(
      new URL(await person.consent({ username: 'private' })).searchParams,
    );
    const again = new XAccountFixture(app);
    await again.signIn('private');
    const rows = await app.asOwner('select access_token, refresh_token from social_accounts');
    expect(JSON.stringify(rows)).toMatch(/"v1\.[0-9a-f]{8}\./);
    expect(
      rows.every((row) => Object.values(row as object).every((v) => v.startsWith('v1.'))),
    ).toBe(true);
    expect(app.logged.join('')).not.toContain(code);
  });

  it('comes back to the page it was started from, if that is one of ours', async () => {
    const person = new XAccountFixture(app);
    const back = await person.consent({ username: 'returner' }, '/api/login?returnTo=/extension');
    expect(await person.go(back)).toMatch(/&returnTo=%2Fextension$/);
    const lured = new XAccountFixture(app);
    const away = await lured.consent({ username: 'lured' }, '/api/login?returnTo=//evil.example');
    expect(await lured.go(away)).not.toContain('evil');
  });
});

describe('two sign-ins at once in one browser', () => {
  it('both succeed, whichever comes back first', async () => {
    const person = new XAccountFixture(app);
    const first = await person.consent({ username: 'tab_one' });
    const second = await person.consent({ username: 'tab_two' });
    expect(await person.go(second)).toContain('/auth-success');
    expect(await person.get('/api/auth/user')).toMatchObject({ username: 'tab_two' });
    expect(await person.go(first)).toContain('/auth-success');
    expect(await person.get('/api/auth/user')).toMatchObject({ username: 'tab_one' });
  });

  it('of somebody new make one user with one account', async () => {
    const person = new XAccountFixture(app);
    const tabs = [
      await person.consent({ username: 'both_tabs' }),
      await person.consent({ username: 'both_tabs' }),
    ];
    const ends = await Promise.all(tabs.map((tab) => person.go(tab)));
    expect(ends).toEqual([
      expect.stringContaining('/auth-success'),
      expect.stringContaining('/auth-success'),
    ]);
    expect(await person.get('/api/social-accounts')).toHaveLength(1);
    const users = await app.asOwner("select 1 from users where username = 'both_tabs'");
    expect(users).toHaveLength(1);
  });

  it('have a secret each, made for it alone, whatever the browser brings', async () => {
    const attacker = new XAccountFixture(app);
    await attacker.go('/api/auth/x');
    const person = new XAccountFixture(app);
    for (const [name, value] of attacker.cookies) person.cookies.set(name, value);
    person.cookies.set('x-sign-in', 'p'.repeat(43));
    const before = new Set(person.cookies.values());
    const secrets = [];
    for (const start of ['/api/auth/x', '/api/login', '/api/auth/twitter']) {
      const response = await fetch(app.url + start, {
        redirect: 'manual',
        headers: { cookie: person.cookie },
      });
      const lines = response.headers.getSetCookie();
      expect(lines).toEqual([
        expect.stringMatching(
          /^x-sign-in-\d+-[\w-]{12}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
        ),
      ]);
      secrets.push(lines[0]?.split(/[=;]/)[1] ?? '');
    }
    expect(new Set([...secrets, ...before]).size).toBe(3 + before.size);
  });

  it('are a few at most in one browser: the oldest gives way', async () => {
    const person = new XAccountFixture(app);
    for (let tab = 0; tab < 12; tab += 1) await person.go('/api/auth/x');
    expect([...person.cookies.values()].filter((value) => value !== '').length).toBeLessThan(9);
  });

  it('are told apart from what another program on this machine has added', async () => {
    const person = new XAccountFixture(app);
    const back = await person.consent({ username: 'crowded' });
    const [[name = '', value = ''] = []] = person.cookies;
    const twice = [`${name}=${'p'.repeat(43)}`, `${name}=nothing`, `${name}=${value}`].join('; ');
    const response = await fetch(back, { redirect: 'manual', headers: { cookie: twice } });
    expect(response.headers.get('location')).toContain('/auth-success');
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(`^${name}=; `));
  });
});

describe('a session cookie', () => {
  it('that was planted is never the one that a sign-in gives', async () => {
    const person = new XAccountFixture(app);
    const planted = 's'.repeat(43);
    person.cookies.set(person.sessionName, planted);
    expect(await person.signIn('fixated')).toContain('/auth-success');
    expect(person.session).toMatch(/^[\w-]{43}$/);
    expect(person.session).not.toBe(planted);
    const thief = await fetch(`${app.url}/api/auth/user`, {
      headers: { cookie: `${person.sessionName}=${planted}` },
    });
    expect(thief.status).toBe(401);
  });

  it('beside another of its name counts, unless that could be a session too', async () => {
    const person = new XAccountFixture(app);
    await person.signIn('doubled_cookie');
    const { session: own, sessionName: name } = person;
    const status = async (cookie: string) =>
      (await fetch(`${app.url}/api/auth/user`, { headers: { cookie } })).status;
    expect(await status(`${name}=of-another-program; ${name}=${own}`)).toBe(200);
    expect(await status(`${name}=${own}; ${name}=${own}`)).toBe(200);
    expect(await status(`${name}=${'s'.repeat(43)}; ${name}=${own}`)).toBe(401);
    expect(await status(`${name}=${own}; ${name}=${'s'.repeat(43)}`)).toBe(401);
  });
});

describe('behind a proxy', () => {
  const start = (host: string, path = '/api/auth/x') =>
    new Promise<string>((resolve, reject) => {
      const { port } = app.running;
      get({ port, path, headers: { host } }, (response) => {
        response.resume();
        resolve(response.headers.location ?? `status ${response.statusCode}`);
      }).on('error', reject);
    });

  it('that hands on the host without its port, a sign-in goes straight to X', async () => {
    expect(await start('localhost')).toContain('/i/oauth2/authorize');
    await expect
      .poll(() => app.logged.filter((line) => line.includes('without the port')))
      .toHaveLength(1);
  });

  it('that hands on its own host, it moves to PUBLIC_URL once, and not for ever', async () => {
    const { env } = app.running.ctx;
    const { PUBLIC_URL } = env;
    env.PUBLIC_URL = 'http://localhost:8080';
    const moved = await start(`127.0.0.1:${app.running.port}`, '/api/login?returnTo=/personas');
    expect(moved).toBe('http://localhost:8080/api/auth/x?returnTo=%2Fpersonas&moved=1');
    const { pathname, search } = new URL(moved);
    expect(await start(`127.0.0.1:${app.running.port}`, pathname + search)).toContain('authorize');
    env.PUBLIC_URL = PUBLIC_URL;
  });
});

describe('a sign-in that must not succeed', () => {
  it.each(['/api/auth/x/callback?state=', '/api/auth/x?returnTo=', '/api/login?returnTo='])(
    'shows a page to whoever navigates to %s, which says why, and JSON to a program',
    async (path) => {
      const address = `${app.url}${path}${'x'.repeat(501)}`;
      const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
      const shown = await fetch(address, { redirect: 'manual', headers: { accept } });
      expect(shown.status).toBe(302);
      expect(shown.headers.get('location')).toBe('/login-failed?code=bad_request');
      const told = await fetch(address, { redirect: 'manual' });
      expect(told.status).toBe(400);
      expect(await told.json()).toMatchObject({ code: 'bad_request' });
    },
  );

  it('ends at /login-failed when the person says no', async () => {
    const person = new XAccountFixture(app);
    const back = await person.consent('cancel');
    expect(await person.go(back)).toBe('/login-failed');
    expect(signedIn(person)).toBe(false);
    const state = new URL(back).searchParams.get('state');
    const allowed = new URL(await person.consent({ username: 'decliner' }));
    allowed.searchParams.set('state', state ?? '');
    expect(await person.go(allowed.href)).toBe('/login-failed');
  });

  it('works once: the same answer of X again is refused', async () => {
    const person = new XAccountFixture(app);
    const back = await person.consent({ username: 'replayed' });
    expect(await person.go(back)).toContain('/auth-success');
    const thief = new XAccountFixture(app);
    for (const [name, value] of person.cookies) thief.cookies.set(name, value);
    thief.cookies.delete(thief.sessionName);
    expect(await thief.go(back)).toBe('/login-failed');
    expect(signedIn(thief)).toBe(false);
  });

  it('belongs to one browser: in another one it is refused, and used up', async () => {
    const victim = new XAccountFixture(app);
    const attacker = new XAccountFixture(app);
    const back = await attacker.consent({ username: 'attacker' });
    await victim.consent({ username: 'victim' });
    expect(await victim.go(back)).toBe('/login-failed');
    expect(signedIn(victim)).toBe(false);
    expect(await attacker.go(back)).toBe('/login-failed');
  });

  it('is refused when the same answer of X comes twice at once: one of them is in', async () => {
    const person = new XAccountFixture(app);
    const back = await person.consent({ username: 'doubled' });
    const ends = await Promise.all([person.go(back), person.go(back)]);
    expect(ends.filter((end) => end.startsWith('/auth-success'))).toHaveLength(1);
    expect(ends).toContain('/login-failed');
  });

  it('is refused with the state of another tab: its verifier does not fit the code', async () => {
    const person = new XAccountFixture(app);
    const one = new URL(await person.consent({ username: 'swapped' }));
    const other = new URL(await person.consent({ username: 'swapped' }));
    one.searchParams.set('state', other.searchParams.get('state') ?? '');
    expect(await person.go(one.href)).toBe('/login-failed');
    expect(signedIn(person)).toBe(false);
  });

  it('is refused with a code that was used before, under a state of its own', async () => {
    const person = new XAccountFixture(app);
    const used = new URL(await person.consent({ username: 'reused' }));
    expect(await person.go(used.href)).toContain('/auth-success');
    const thief = new XAccountFixture(app);
    const fresh = new URL(await thief.consent({ username: 'thief' }));
    fresh.searchParams.set('code', used.searchParams.get('code') ?? '');
    expect(await thief.go(fresh.href)).toBe('/login-failed');
    expect(signedIn(thief)).toBe(false);
  });

  it('is refused when our own address changed on the way: X compares it to the letter', async () => {
    const person = new XAccountFixture(app);
    const back = await person.consent({ username: 'mover' });
    const { PUBLIC_URL } = app.running.ctx.env;
    app.running.ctx.env.PUBLIC_URL = PUBLIC_URL.replace('localhost', '127.0.0.1');
    expect(await person.go(back)).toBe('/login-failed');
    app.running.ctx.env.PUBLIC_URL = PUBLIC_URL;
    expect(signedIn(person)).toBe(false);
  });

  it('is refused with a state that nobody began, without one, and when it took too long', async () => {
    const person = new XAccountFixture(app);
    const back = new URL(await person.consent({ username: 'forger' }));
    const forged = `${back.pathname}?code=x&state=${'a'.repeat(43)}`;
    expect(await person.go(forged)).toBe('/login-failed');
    expect(await person.go(`${back.pathname}?code=x`)).toBe('/login-failed');
    const late = new XAccountFixture(app);
    const lateBack = await late.consent({ username: 'late' });
    await app.asOwner("update oauth_transactions set expires_at = now() - interval '1 second'");
    expect(await late.go(lateBack)).toBe('/login-failed');
  });

  it.each([
    { kind: 'server_error', endpoint: 'token' },
    { kind: 'cut_body', endpoint: 'token' },
    { kind: 'rate_limited', endpoint: 'me' },
    { kind: 'reset_before', endpoint: 'me' },
  ])('leaves no user and no session behind when X fails: %o', async (trouble) => {
    const person = new XAccountFixture(app);
    const back = await person.consent({ username: `unlucky_${trouble.endpoint}` });
    await fault(trouble);
    expect(await person.go(back)).toBe('/login-failed');
    await fault({ kind: 'clear' });
    expect(signedIn(person)).toBe(false);
    const users = await app.asOwner(
      `select 1 from users where username like 'unlucky_${trouble.endpoint}'`,
    );
    expect(users).toEqual([]);
  });
});

describe('the token of the completion page', () => {
  it('is good once', async () => {
    const person = new XAccountFixture(app);
    const token =
      new URL(await person.signIn('completer'), app.url).searchParams.get('token') ?? '';
    expect(await app.stranger.call(verifyToken, { query: { token } })).toEqual({ success: true });
    expect(await app.stranger.call(verifyToken, { query: { token } })).toEqual({ success: false });
    expect(await app.stranger.call(verifyToken, { query: {} })).toEqual({ success: false });
  });

  it('is good for a minute', async () => {
    const person = new XAccountFixture(app);
    const token = new URL(await person.signIn('dawdler'), app.url).searchParams.get('token') ?? '';
    await app.asOwner("update sign_in_tokens set expires_at = now() - interval '1 second'");
    expect(await app.stranger.call(verifyToken, { query: { token } })).toEqual({ success: false });
  });
});

it('tells how it is set up, without a secret, only while the test login is on', async () => {
  const debug = await app.stranger.call(getXDebug);
  expect(debug).toMatchObject({ mode: 'sandbox', callbackUrl: `${app.url}/api/auth/x/callback` });
  app.running.ctx.env.TEST_LOGIN = false;
  const refused = await app.stranger.refused(getXDebug);
  app.running.ctx.env.TEST_LOGIN = true;
  expect(refused).toMatchObject({ status: 404 });
});

describe('signing out by an address', () => {
  const leave = (person: XAccountFixture, site: string) =>
    fetch(`${app.url}/api/auth/logout`, {
      redirect: 'manual',
      headers: { cookie: person.cookie, 'sec-fetch-site': site },
    });

  it('works from our own pages and when typed, never from another site', async () => {
    const person = new XAccountFixture(app);
    await person.signIn('leaving');
    expect((await leave(person, 'cross-site')).status).toBe(403);
    expect(await person.get('/api/auth/user')).toMatchObject({ username: 'leaving' });
    expect((await leave(person, 'none')).headers.get('location')).toBe('/login');
    expect(await person.get('/api/auth/user')).toMatchObject({ code: 'unauthorized' });
  });
});
