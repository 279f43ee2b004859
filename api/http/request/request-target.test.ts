import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { errorBody } from '#shared/contracts/errors.ts';
import { readTarget } from './request-target.ts';

const app = testApp();

/** What `fetch` would tidy up goes out as it is written. */
function send(path: string, method = 'GET') {
  const { port } = app.running;
  return new Promise<{ status: number; headers: Headers; body: string }>((resolve, reject) => {
    const outgoing = request({ port, path, method, agent: false });
    outgoing.on('error', reject);
    outgoing.on('response', async (incoming) => {
      const headers = new Headers(incoming.headers as Record<string, string>);
      const isStream = /event-stream/.test(headers.get('content-type') ?? '');
      const body = isStream ? '' : await text(incoming);
      incoming.destroy();
      resolve({ status: incoming.statusCode ?? 0, headers, body });
    });
    outgoing.end();
  });
}

const ids = (path: string) => path.replace(/\{\w+\}/g, '7b4b1c1e-0000-4000-8000-000000000000');
const escaped = (text: string, at: number) =>
  `${text.slice(0, at)}%${text.charCodeAt(at).toString(16)}${text.slice(at + 1)}`;

/** Every way to write an address that somebody could take for the one of the contract. */
const spellings: Record<string, (path: string) => string> = {
  'an escaped letter': (path) => escaped(path, 1),
  'an escaped letter, upper case': (path) =>
    escaped(path, 2).replace(/%.*?(?=\/|$)/, (x) => x.toUpperCase()),
  'every letter escaped': (path) =>
    path.replace(/[a-z]/g, (one) => `%${one.charCodeAt(0).toString(16)}`),
  'an escaped letter of the name': (path) => escaped(path, 6),
  'an escape escaped': (path) => path.replace('/a', '/%2561'),
  'an escape escaped many times': (path) => path.replace('/a', '/%25252525252561'),
  'an escaped slash': (path) => path.replace('/api/', '/api%2f'),
  'an escaped slash, upper case': (path) => path.replace('/api/', '/api%2F'),
  'an escaped slash before it': (path) => `/%2f${path.slice(1)}`,
  'two slashes': (path) => `/${path}`,
  'two slashes within': (path) => path.replace('/api/', '/api//'),
  'a dot': (path) => `/.${path}`,
  'a dot within': (path) => path.replace('/api/', '/api/./'),
  'two dots': (path) => `/x/..${path}`,
  'two dots above the root': (path) => `/../..${path}`,
  'escaped dots': (path) => `/x/%2e%2E${path}`,
  'dots behind an escaped slash': (path) => `/x%2f..${path}`,
  'a backslash': (path) => path.replace('/api/', '/api\\'),
  'a backslash before it': (path) => `\\${path.slice(1)}`,
  'an escaped backslash': (path) => path.replace('/api/', '/api%5C'),
  'upper case': (path) => path.toUpperCase(),
  'one letter in upper case': (path) => path.replace('/api', '/aPi'),
  'an escaped letter in upper case': (path) => path.replace('/api', '/%41pi'),
  'a trailing slash': (path) => `${path}/`,
  'a broken escape': (path) => `${path}%zz`,
  'a broken escape before it': (path) => `/%zz/..${path}`,
  'half an escape': (path) => `${path}%4`,
  'no UTF-8': (path) => `${path}%ff`,
  NUL: (path) => `${path}%00`,
  'a fragment': (path) => `${path}#x`,
  'an absolute address': (path) => `http://localhost${escaped(path, 1)}`,
};

const paths = [...new Set(Object.values(endpoints).map(({ path }) => path))];

describe.each(Object.entries(spellings))('an address of the API written with %s', (_, spell) => {
  it('is answered under the rules of the API, whichever it is', async () => {
    const answers = await Promise.all(
      paths.map(async (path) => ({ path, ...(await send(spell(ids(path)))) })),
    );
    for (const { path, status, headers, body } of answers) {
      const policy = headers.get('content-security-policy');
      expect(policy, path).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
      expect(headers.get('cache-control'), path).toMatch(/no-store/);
      expect(status, path).toBeLessThan(500);
      if (status >= 400) {
        const { requestId } = errorBody.parse(JSON.parse(body));
        expect(headers.get('x-request-id')).toBe(requestId);
      }
    }
    const requestIds = answers.map(({ headers }) => headers.get('x-request-id') ?? '');
    await expect
      .poll(() => {
        const lines = app.logged.join('');
        return requestIds.filter((id) => !lines.includes(id));
      })
      .toEqual([]);
  });
});

describe('a target', () => {
  it.each([
    ['/api/health', '/api/health'],
    ['/%61pi/%68ealth?x=%61', '/api/health'],
    ['/a/../api/./health', '/api/health'],
    ['/..', '/'],
    ['/api/..', '/'],
    ['/api/x/%E2%82%BF', '/api/x/%E2%82%BF'],
    ['/api/x/%e2%82%bf%20%2a', '/api/x/%E2%82%BF%20%2A'.replace('%E2%82%BF', '%e2%82%bf')],
    ['http://localhost:3000', '/'],
    ['http://localhost:3000?x', '/'],
    ['/assets/index-B_1.x.js', '/assets/index-B_1.x.js'],
  ])('%s is read as %s', (url, path) => {
    expect(readTarget(url)).toMatchObject({ path, refusal: null });
  });

  it('keeps its query as it came', () => {
    expect(readTarget('/%61pi/health?x=%61&y=../').query).toBe('?x=%61&y=../');
  });

  it.each(['*', '', 'localhost:3000', 'ftp://localhost/api/health', '/\u00e9', '/a b'])(
    'that is no address is refused: %j',
    (url) => {
      expect(readTarget(url).refusal).toMatchObject({ code: 'bad_request' });
    },
  );

  it('of a request without a path is answered in the form of all refusals', async () => {
    const { status, body } = await send('*', 'OPTIONS');
    expect(status).toBe(400);
    errorBody.parse(JSON.parse(body));
  });
});

it('is counted like any other request, however its address is written', async () => {
  const unknown = async () => {
    const text = await app.running.ctx.metrics.text();
    const [, count = '0'] =
      /request_seconds_count\{route="unknown",method="any",status="4xx"\} (\d+)/.exec(text) ?? [];
    return Number(count);
  };
  const before = await unknown();
  for (const path of ['/API/health', '/api//health', '/api%2fhealth', '/%2561pi/health/%zz']) {
    await send(path);
  }
  await expect.poll(unknown).toBe(before + 4);
});
