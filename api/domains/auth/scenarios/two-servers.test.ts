import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { getCurrentUser, signOut } from '#shared/contracts/auth.ts';

const [one, other] = [testApp(), testApp()];
const https = testApp({
  PUBLIC_URL: 'https://troupe.example',
  ALLOW_SANDBOX: '1',
  TEST_LOGIN: 'on',
});

/** A browser: to its cookies all ports of a host are one. */
class Jar {
  readonly cookies = new Map<string, string>();

  async get(app: typeof one, path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(app.url + path, {
      ...init,
      redirect: 'manual',
      headers: { cookie: this.header, origin: app.url, ...(init.headers as object) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async whoAt(app: typeof one): Promise<string | number> {
    const response = await this.get(app, getCurrentUser.path);
    return response.status === 200 ? (await response.json()).username : response.status;
  }
}

describe('two servers on two ports of one machine, in one browser', () => {
  it('each keep their own session, and sign out alone', async () => {
    const jar = new Jar();
    await jar.get(one, '/api/auth/test-login?username=on_one');
    await jar.get(other, '/api/auth/test-login?username=on_other');
    expect([await jar.whoAt(one), await jar.whoAt(other)]).toEqual(['on_one', 'on_other']);
    await jar.get(one, signOut.path, { method: 'POST' });
    expect([await jar.whoAt(one), await jar.whoAt(other)]).toEqual([401, 'on_other']);
  });

  it('take away no cookie of the other’s sign-ins under way', async () => {
    const jar = new Jar();
    await jar.get(one, '/api/auth/x');
    const [first] = jar.cookies.keys();
    for (let begun = 0; begun < 9; begun++) await jar.get(other, '/api/auth/x');
    expect([...jar.cookies.keys()]).toContain(first);
    expect(jar.cookies.size).toBe(9);
  });
});

describe('a session from before the name of its cookie held the port', () => {
  it('goes on, and gets the new name once it rolls', async () => {
    const jar = new Jar();
    await jar.get(one, '/api/auth/test-login?username=former');
    const [[name, token] = ['', '']] = jar.cookies;
    jar.cookies.clear();
    jar.cookies.set('sid', token);
    expect(await jar.whoAt(one)).toBe('former');
    await one.asOwner(`update sessions set last_seen_at = now() - interval '2 hours'`);
    await jar.get(one, getCurrentUser.path);
    expect(jar.cookies.get(name)).toBe(token);
    // What another server puts in the place of the old one is no matter any more.
    jar.cookies.set('sid', 'o'.repeat(43));
    expect(await jar.whoAt(one)).toBe('former');
  });

  it('counts as none where two differ', async () => {
    const jar = new Jar();
    await jar.get(one, '/api/auth/test-login?username=doubtful');
    const [[, token] = ['', '']] = jar.cookies;
    const headers = { cookie: `sid=${token}; sid=${'o'.repeat(43)}` };
    expect((await fetch(one.url + getCurrentUser.path, { headers })).status).toBe(401);
  });
});

it('over https the name is what it was, and no other one opens anything', async () => {
  const response = await fetch(`${https.url}/api/auth/test-login?username=secured`);
  const [cookie = ''] = response.headers.getSetCookie();
  const [, token] = /^__Host-sid=([\w-]{43});/.exec(cookie) ?? [];
  const status = async (name: string) =>
    (await fetch(https.url + getCurrentUser.path, { headers: { cookie: `${name}=${token}` } }))
      .status;
  expect(await status('__Host-sid')).toBe(200);
  expect(await status('sid')).toBe(401);
  expect(await status('sid_443')).toBe(401);
});
