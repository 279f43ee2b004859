import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { getOutside } from './get-outside.ts';
import { hostileServer } from './testing/hostile-server.ts';

const server = hostileServer();
const victim = hostileServer();

const get = (url = `${server.url}/`, more = {}) =>
  getOutside({
    url,
    from: 'A feed',
    headers: {},
    limitMs: 5_000,
    mostBytes: 100_000,
    mostRedirects: 3,
    ...more,
  });

afterEach(() => {
  expect(victim.asked).toEqual([]);
});

describe('an address of a private network', () => {
  it.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fe80::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://167772161/',
    'http://0x0a000001/',
    'http://012.0.0.1/',
    'http://100.64.0.1/',
    'http://0/',
  ])('is not called when it is configured: %s', async (url) => {
    await expect(get(url)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it.each([
    ['127.0.0.1', () => victim.url],
    ['[::1]', (port: string) => `http://[::1]:${port}`],
    ['a decimal number', (port: string) => `http://2130706433:${port}`],
    ['a hexadecimal number', (port: string) => `http://0x7f.1:${port}`],
    ['an octal number', (port: string) => `http://0177.0.0.1:${port}`],
    ['IPv4 in IPv6', (port: string) => `http://[::ffff:127.0.0.1]:${port}`],
    ['0.0.0.0', (port: string) => `http://0.0.0.0:${port}`],
    ['a name that resolves to it', (port: string) => `http://localhost:${port}`],
    ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
    ['another protocol', () => 'file:///etc/passwd'],
    ['a name and password', (port: string) => `http://a:b@127.0.0.1:${port}`],
  ] as const)('is not followed to: %s', async (_, target) => {
    const location = target(new URL(victim.url).port);
    server.answer = (_request, response) => void response.writeHead(302, { location }).end();
    const refused = await get().catch((error) => error);
    expect(['forbidden', 'refused']).toContain(refused.kind);
  });

  it('is not reached by the second hop either, not even when the first address is trusted', async () => {
    server.answer = (request, response) => {
      const location = request.url === '/' ? '/next' : `${victim.url}/secret`;
      response.writeHead(307, { location }).end();
    };
    await expect(get(undefined, { isTrusted: true })).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

it('follows three redirects of its own and no fourth', async () => {
  let left = 3;
  server.answer = (_request, response) => {
    if (left === 0) return void response.end('here');
    left -= 1;
    response.writeHead(301, { location: `/hop-${left}` }).end();
  };
  const { body, url } = await get();
  expect([body.toString(), url.pathname]).toEqual(['here', '/hop-0']);
  left = 4;
  await expect(get()).rejects.toMatchObject({ kind: 'refused' });
});

it('cuts off a body that does not end', async () => {
  let sent = 0;
  server.answer = (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000))) sent += 10_000;
    };
    response.on('drain', more);
    more();
  };
  await expect(get()).rejects.toMatchObject({ kind: 'unreadable' });
  expect(sent).toBeLessThan(10_000_000);
});

it('counts what a packed body unpacks to', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  server.answer = (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  };
  await expect(get()).rejects.toMatchObject({ kind: 'unreadable' });
  server.answer = (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('fine'));
  };
  expect((await get()).body.toString()).toBe('fine');
});

it('ends at its deadline however little comes, and however often', async () => {
  server.answer = (_request, response) => {
    const drip = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(drip));
  };
  await expect(get(undefined, { limitMs: 300 })).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining('within 0.3 seconds'),
  });
  // Each redirect on its own would be in time.
  server.answer = (_request, response) => {
    setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 150);
  };
  await expect(get(undefined, { limitMs: 300 })).rejects.toMatchObject({ kind: 'unavailable' });
});

it('tells a body that breaks off, and packing that is none', async () => {
  server.answer = (_request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half', () => response.destroy());
  };
  await expect(get()).rejects.toMatchObject({ kind: 'unavailable' });
  server.answer = (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed');
  };
  await expect(get()).rejects.toMatchObject({ kind: 'unavailable' });
});

it('tells a server that is not there', async () => {
  await expect(get('http://127.0.0.1:1/')).rejects.toMatchObject({ kind: 'unavailable' });
});
