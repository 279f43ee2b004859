import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { getCurrentUser, signOut } from '#shared/contracts/auth.ts';
import {
  createExtensionKey,
  listExtensionKeys,
  revokeExtensionKey,
} from '#shared/contracts/extension-keys.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { endAllSessions, listSessions } from '#shared/contracts/sessions.ts';
import { noteSetUp } from '#shared/contracts/set-up.ts';
import { testLogin } from '#shared/contracts/sign-in.ts';

const app = testApp();

describe('test login', () => {
  it('signs in testuser when no name is given', async () => {
    const { user } = await app.stranger.call(testLogin, { query: {} });
    expect(user.username).toBe('testuser');
  });

  it('finds the same user again, whatever the case of the name', async () => {
    const first = await (await app.signIn('Satoshi')).call(getCurrentUser);
    const again = await (await app.signIn('satoshi')).call(getCurrentUser);
    expect(again).toEqual(first);
  });

  it('makes one user of ten first sign-ins at the same time', async () => {
    const callers = await Promise.all(Array.from({ length: 10 }, () => app.signIn('racer')));
    const users = await Promise.all(callers.map((caller) => caller.call(getCurrentUser)));
    expect(new Set(users.map((user) => user.id)).size).toBe(1);
  });

  it('refuses odd names and requests that another site started', async () => {
    for (const username of ['', 'a b', 'x'.repeat(16), "'--"]) {
      const refused = await app.stranger.refused(testLogin, { query: { username } });
      expect(refused).toMatchObject({ status: 400, issues: [{ path: 'username' }] });
    }
    const foreign = await app.stranger.fetch('/api/auth/test-login', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
  });
});

it('notes what of the set-up is done, once, for its person on every device', async () => {
  const user = await app.signIn('setting_up');
  const other = await app.signIn('set_up_other');
  for (const mark of ['draft', 'dismissed', 'draft'] as const) {
    await user.call(noteSetUp, { body: { mark } });
  }
  const again = await app.signIn('setting_up');
  expect((await again.call(getCurrentUser)).setUp).toEqual(['draft', 'dismissed']);
  expect((await other.call(getCurrentUser)).setUp).toEqual([]);
});

describe('sessions', () => {
  it('come in a cookie that scripts cannot read, and only as a hash into the database', async () => {
    const response = await app.stranger.fetch('/api/auth/test-login?username=cookie');
    const cookie = response.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^sid_\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
    const token = cookie.split(/[=;]/)[1];
    const rows = await app.asOwner('select * from sessions');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('are new at every sign-in, which ends the one that the browser came with', async () => {
    const before = await app.signIn('again');
    const elsewhere = await app.signIn('again');
    const response = await before.fetch('/api/auth/test-login?username=again');
    expect(response.headers.getSetCookie()[0]).toMatch(/^sid_\d+=[\w-]{43};/);
    expect(await before.refused(getCurrentUser)).toMatchObject({ status: 401 });
    expect(await elsewhere.call(listSessions)).toHaveLength(2);
  });

  it('end at once when signing out, and only that one', async () => {
    const here = await app.signIn('leaver');
    const there = await app.signIn('leaver');
    await here.call(signOut);
    expect(await here.refused(getCurrentUser)).toMatchObject({ status: 401 });
    expect((await there.call(getCurrentUser)).username).toBe('leaver');
  });

  it('do not outlive their 30 days', async () => {
    const user = await app.signIn('sleeper');
    await user.call(listPersonas);
    await app.asOwner(
      "update sessions set expires_at = now() - interval '1 second' where user_id = (select id from users where username = 'sleeper')",
    );
    expect(await user.refused(listPersonas)).toMatchObject({ status: 401 });
    expect(await user.refused(getCurrentUser)).toMatchObject({ status: 401 });
  });

  it('that have ended are gone from the database with their person’s next sign-in', async () => {
    const whose = `user_id = (select id from users where username = 'returner')`;
    await app.signIn('returner');
    await app.signIn('returner');
    await app.asOwner(`update sessions set expires_at = now() - interval '1 day' where ${whose}`);
    await app.signIn('returner');
    expect(await app.asOwner(`select 1 from sessions where ${whose}`)).toHaveLength(1);
  });

  it('are two hundred at most: the one used longest ago gives way', async () => {
    const [oldest, busy] = [await app.signIn('hoarder'), await app.signIn('hoarder')];
    const whose = `user_id = (select id from users where username = 'hoarder')`;
    await app.asOwner(`
      update sessions set last_seen_at = now() - interval '2 days', created_at = now() - interval '9 days'
        where ${whose};
      update sessions set last_seen_at = now()
        where ctid = (select ctid from sessions where ${whose} order by expires_at desc limit 1);
      insert into sessions (token_hash, user_id, workspace_id, last_seen_at, expires_at)
        select sha256(('hoarder' || n)::bytea), user_id, workspace_id, now() - interval '1 day', expires_at
        from sessions, generate_series(1, 198) n
        where ${whose} and last_seen_at < now() - interval '1 day'`);
    const here = await app.signIn('hoarder');
    expect(await here.call(listSessions)).toHaveLength(200);
    expect((await busy.call(getCurrentUser)).username).toBe('hoarder');
    expect(await oldest.refused(getCurrentUser)).toMatchObject({ status: 401 });
  });

  it.each([
    ['roll on when used after an hour', 'roller', 1, 30],
    ['end 180 days after the sign-in, however busy', 'resident', 178, 2],
  ])('%s', async (_, username, age, daysLeft) => {
    const user = await app.signIn(username);
    const whose = `user_id = (select id from users where username = '${username}')`;
    await app.asOwner(
      `update sessions set last_seen_at = now() - interval '2 hours',
        expires_at = now() + interval '1 day', created_at = now() - interval '${age} days'
      where ${whose}`,
    );
    const response = await user.fetch('/api/personas');
    expect(response.headers.getSetCookie()[0]).toContain('Max-Age=2592000');
    const left = `select round(extract(epoch from expires_at - now()) / 86400)::int as days
      from sessions where ${whose}`;
    await expect.poll(() => app.asOwner(left)).toEqual([{ days: daysLeft }]);
  });

  it('are listed, the asking one marked, and end everywhere at once', async () => {
    const here = await app.signIn('everywhere');
    const there = await app.signIn('everywhere');
    const other = await app.signIn('elsewhere');
    const sessions = await here.call(listSessions);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session) => session.current)).toHaveLength(1);
    await here.call(endAllSessions);
    expect(await here.refused(getCurrentUser)).toMatchObject({ status: 401 });
    expect(await there.refused(getCurrentUser)).toMatchObject({ status: 401 });
    expect((await other.call(getCurrentUser)).username).toBe('elsewhere');
  });

  it('count as signed out when the cookie is mangled', async () => {
    const name = `sid_${app.running.port}`;
    for (const value of ['', 'short', 'x'.repeat(43), '%00', '1; other=1']) {
      const cookie = `${name}=${value}`;
      const response = await app.stranger.fetch('/api/auth/user', { headers: { cookie } });
      expect(response.status).toBe(401);
    }
  });
});

describe('extension keys', () => {
  it('are shown once, work as a bearer, and are stored as a hash', async () => {
    const user = await app.signIn('keyed');
    const made = await user.call(createExtensionKey, { body: { name: 'Laptop' } });
    expect(made.key).toMatch(/^trp_[\w-]{43}[0-9a-f]{8}$/);
    const listed = await user.call(listExtensionKeys);
    expect(listed).toMatchObject([{ id: made.id, name: 'Laptop', lastFour: made.key.slice(-4) }]);
    expect(JSON.stringify(listed)).not.toContain(made.key);
    expect((await app.withKey(made.key).call(getCurrentUser)).username).toBe('keyed');
    expect(await app.withKey(made.key).call(listPersonas)).toEqual([]);
    const rows = await app.asOwner('select * from extension_keys');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(made.key);
  });

  it('are a hundred at most, and one that is revoked makes room', async () => {
    const user = await app.signIn('collector');
    const { id } = await user.call(createExtensionKey, { body: { name: 'First' } });
    await app.asOwner(`insert into extension_keys (workspace_id, user_id, name, key_hash, last_four)
      select workspace_id, user_id, name, sha256(n::text::bytea), 'abcd'
      from extension_keys, generate_series(2, 100) n where id = '${id}'`);
    expect(await user.refused(createExtensionKey, { body: { name: 'One more' } })).toMatchObject({
      status: 409,
      message: 'You can have at most 100 extension keys. Revoke one that you do not use.',
    });
    await user.call(revokeExtensionKey, { params: { id } });
    const more = { body: JSON.stringify({ name: 'One more' }), method: 'POST' };
    const headers = { 'content-type': 'application/json' };
    const atOnce = Array.from({ length: 5 }, () =>
      user.fetch(createExtensionKey.path, { ...more, headers }),
    );
    const statuses = (await Promise.all(atOnce)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await user.call(listExtensionKeys)).toHaveLength(100);
  });

  it('stop working the moment they are revoked', async () => {
    const user = await app.signIn('revoker');
    const { id, key } = await user.call(createExtensionKey, { body: { name: 'Old' } });
    await user.call(revokeExtensionKey, { params: { id } });
    expect(await app.withKey(key).refused(getCurrentUser)).toMatchObject({ status: 401 });
    expect(await user.refused(revokeExtensionKey, { params: { id } })).toMatchObject({
      status: 404,
    });
  });

  it('cannot manage keys, and cannot be revoked by somebody else', async () => {
    const user = await app.signIn('holder');
    const { id, key } = await user.call(createExtensionKey, { body: { name: 'Phone' } });
    expect(await app.withKey(key).refused(listExtensionKeys)).toMatchObject({ status: 403 });
    const other = await app.signIn('envious');
    expect(await other.refused(revokeExtensionKey, { params: { id } })).toMatchObject({
      status: 404,
    });
    expect(await app.withKey(key).call(listPersonas)).toEqual([]);
  });

  it('with a typo cost no query', async () => {
    const user = await app.signIn('typist');
    const { key } = await user.call(createExtensionKey, { body: { name: 'Desk' } });
    const typo = key.slice(0, 10) + (key[10] === 'A' ? 'B' : 'A') + key.slice(11);
    const pool = app.running.ctx.pool;
    const busy = () => pool.totalCount - pool.idleCount;
    let asked = 0;
    pool.on('acquire', () => asked++);
    expect(await app.withKey(typo).refused(listPersonas)).toMatchObject({ status: 401 });
    expect(await app.stranger.refused(listPersonas)).toMatchObject({ status: 401 });
    expect({ asked, busy: busy() }).toEqual({ asked: 0, busy: 0 });
  });
});

describe('writes with a cookie', () => {
  it('need our own origin; a key needs none', async () => {
    const user = await app.signIn('guarded');
    const headers = { 'content-type': 'application/json' };
    const post = (more: Record<string, string>) =>
      user.fetch('/api/extension-keys', {
        method: 'POST',
        body: '{"name":"k"}',
        headers: { ...headers, ...more },
      });
    expect((await post({ origin: 'https://x.com' })).status).toBe(403);
    expect((await post({ origin: 'null' })).status).toBe(403);
    expect((await post({ origin: '' })).status).toBe(403);
    expect((await post({ origin: app.url.replace('http:', 'https:') })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ origin: app.url.replace('localhost', '127.0.0.1') })).status).toBe(201);
    expect(await user.call(listExtensionKeys)).toHaveLength(1);
  });
});

it('knows no test login when it is switched off', async () => {
  const { TEST_LOGIN } = app.running.ctx.env;
  app.running.ctx.env.TEST_LOGIN = false;
  const refused = await app.stranger.refused(testLogin, { query: {} });
  app.running.ctx.env.TEST_LOGIN = TEST_LOGIN;
  expect(refused).toMatchObject({ status: 404 });
});
