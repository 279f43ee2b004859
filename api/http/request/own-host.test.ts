import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { errorBody } from '#shared/contracts/errors.ts';

const local = testApp();
const hosted = testApp({
  PUBLIC_URL: 'https://troupe.example',
  ALLOW_SANDBOX: '1',
  METRICS_TOKEN: 'sixteen-characters',
});
type App = typeof local;

/** The very bytes, as no client would send them; `PORT` stands for the port. */
async function raw({ running }: App, head: string[]) {
  const socket = connect(running.port ?? 0, '127.0.0.1');
  const lines = [...head, 'Connection: close', '', ''].join('\r\n');
  socket.write(lines.replaceAll('PORT', String(running.port)));
  const answer = await text(socket);
  const [top = '', body = ''] = answer.split(/\r\n\r\n([\s\S]*)/);
  return { status: Number(top.split(' ')[1]), top, body };
}

const status = async (app: App, host: string, path = '/api/auth/user') =>
  (await raw(app, [`GET ${path} HTTP/1.1`, `Host: ${host}`])).status;

describe('on one machine', () => {
  it.each([
    'localhost:PORT',
    '127.0.0.1:PORT',
    '[::1]:PORT',
    'LOCALHOST:PORT',
    'localhost.:PORT',
    'localhost',
    '127.8.8.8:PORT',
  ])('a request for %s is ours', async (host) => {
    expect(await status(local, host)).toBe(401);
  });

  it.each([
    'evil.example',
    'evil.example:PORT',
    'localhost.evil.example:PORT',
    '127.0.0.1.evil.example:PORT',
    'localhost:1',
    '192.168.1.5:PORT',
    '127.1:PORT',
    '2130706433:PORT',
    'localhost:PORT@evil.example',
    'evil.example#localhost:PORT',
    'localhost, evil.example',
    '[::1',
    '',
  ])('one for %j is not, whatever it asks for', async (host) => {
    for (const path of [
      '/api/auth/user',
      '/api/health',
      '/api/metrics',
      '/',
      '/login',
      '/assets/x.js',
    ]) {
      const answer = await raw(local, [`GET ${path} HTTP/1.1`, `Host: ${host}`]);
      expect(answer.status, path).toBe(421);
      expect(errorBody.parse(JSON.parse(answer.body))).toMatchObject({ code: 'misdirected' });
      expect(answer.top).toContain("content-security-policy: default-src 'none'");
    }
  });

  it('does nothing for a page that has had its name resolve to this machine', async () => {
    const before = await local.asOwner('select count(*) from users');
    const head = ['GET /api/auth/test-login?username=rebound HTTP/1.1', 'Host: evil.example:PORT'];
    const answer = await raw(local, head);
    expect(answer.top).not.toMatch(/set-cookie/i);
    expect(await local.asOwner('select count(*) from users')).toEqual(before);
  });
});

describe('with an address that people see', () => {
  it.each([
    'troupe.example',
    'troupe.example:443',
    'Troupe.Example',
    'troupe.example.',
    'localhost:PORT',
    '127.0.0.1',
  ])(
    'a request for %s is ours: by that name, or from a probe or a proxy on this machine',
    async (host) => {
      expect(await status(hosted, host)).toBe(401);
    },
  );

  it.each([
    'evil.example',
    'www.troupe.example',
    'troupe.example.evil',
    'troupe.example:8443',
    '203.0.113.5',
  ])('one for %s is not', async (host) => {
    expect(await status(hosted, host)).toBe(421);
  });

  it('metrics are read under any name by whoever has the token, and by nobody else', async () => {
    const head = ['GET /api/metrics HTTP/1.1', 'Host: web:3000'];
    expect((await raw(hosted, head)).status).toBe(421);
    const token = 'Authorization: Bearer sixteen-characters';
    expect((await raw(hosted, [...head, token])).status).toBe(200);
    expect((await raw(hosted, [...head, `${token}x`])).status).toBe(421);
  });
});

describe('an odd request', () => {
  it.each<[string, string[], number]>([
    ['HTTP/1.1 without a Host', ['GET /api/auth/user HTTP/1.1'], 400],
    [
      'two Hosts',
      ['GET /api/auth/user HTTP/1.1', 'Host: localhost:PORT', 'Host: localhost:PORT'],
      400,
    ],
    ['two that differ', ['GET / HTTP/1.1', 'Host: localhost:PORT', 'host: evil.example'], 400],
    ['HTTP/1.0 without a Host', ['GET /api/auth/user HTTP/1.0'], 421],
    ['HTTP/1.0 without a Host, of a probe', ['GET /api/health HTTP/1.0'], 200],
    ['HTTP/1.0 with one', ['GET /api/auth/user HTTP/1.0', 'Host: localhost:PORT'], 401],
    [
      'an absolute address of ours',
      ['GET http://localhost:PORT/api/auth/user HTTP/1.1', 'Host: localhost:PORT'],
      401,
    ],
    [
      'an absolute address of others',
      ['GET http://evil.example/api/auth/user HTTP/1.1', 'Host: localhost:PORT'],
      421,
    ],
    [
      'one of ours under a Host of others',
      ['GET http://localhost:PORT/api/auth/user HTTP/1.1', 'Host: evil.example'],
      401,
    ],
    [
      'one with a password',
      ['GET http://a:b@localhost:PORT/ HTTP/1.1', 'Host: localhost:PORT'],
      421,
    ],
    ['no HTTP', ['HELO there'], 400],
  ])('is answered in the form of all: %s', async (_, head, expected) => {
    const answer = await raw(local, head);
    expect(answer.status).toBe(expected);
    expect(answer.top).toContain('x-content-type-options: nosniff');
    if (expected >= 400) errorBody.parse(JSON.parse(answer.body));
  });
});

it('tells the log of hosts that are not ours, of few of them', async () => {
  for (let at = 0; at < 12; at += 1) await status(local, `h${at}.example`);
  const told = local.logged.filter((line) => line.includes('refused with 421'));
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(6);
});
