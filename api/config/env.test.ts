import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSealer } from '#api/secrets/app-secret.ts';
import { currentSecretId, knownSecretIds } from '#api/secrets/secret-ids.ts';
import { readEnv } from './env.ts';

const live = { NODE_ENV: 'production', X_CLIENT_ID: 'id', X_CLIENT_SECRET: 'secret' };

describe('the environment', () => {
  it('needs nothing, and counts an empty variable as unset', () => {
    const env = readEnv({ PORT: '', DATABASE_URL: '' });
    expect(env.DATABASE_URL).toBeUndefined();
    expect(env).toMatchObject({
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      SECURE: false,
      TEST_LOGIN: true,
    });
  });

  it('names each wrong variable in a sentence', () => {
    const wrong = { PORT: 'many', OPENAI_BASE_URL: 'ftp://x', TEST_LOGIN: 'perhaps' };
    expect(() => readEnv(wrong)).toThrow(
      'PORT must be a port from 0 to 65535.\nTEST_LOGIN must be on or off.\nOPENAI_BASE_URL must be an address that begins with http:// or https://.',
    );
  });

  it.each([' ', '1e3', '0x50', '-1', '3000.5', '65536'])('takes no %j for a port', (PORT) => {
    expect(() => readEnv({ PORT })).toThrow('PORT must be a port from 0 to 65535.');
  });

  it('has no test login with a real X app, and secure cookies under https', () => {
    expect(readEnv({ X_CLIENT_ID: 'id' }).TEST_LOGIN).toBe(false);
    const APP_SECRET = randomBytes(32).toString('base64');
    const PUBLIC_URL = 'https://troupe.example/';
    expect(readEnv({ ...live, APP_SECRET, PUBLIC_URL })).toMatchObject({
      PUBLIC_URL: 'https://troupe.example',
      SECURE: true,
    });
  });

  it('refuses the sandbox and the test login in production, unless it is a demonstration', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('X sandbox');
    expect(() => readEnv({ ...live, TEST_LOGIN: 'on' })).toThrow('TEST_LOGIN');
    expect(readEnv(live).TEST_LOGIN).toBe(false);
    readEnv({ NODE_ENV: 'production', ALLOW_SANDBOX: '1', TEST_LOGIN: 'on' });
  });
});

describe.each(['', 'development', 'test'])(
  'an address that others can reach, NODE_ENV=%s',
  (NODE_ENV) => {
    const app = { X_CLIENT_ID: 'id', X_CLIENT_SECRET: 'secret' };
    const APP_SECRET = randomBytes(32).toString('base64');
    const at = { NODE_ENV, PUBLIC_URL: 'https://troupe.example', APP_SECRET };

    it('is production: no sandbox, no test login, no half of an app, no test settings', () => {
      expect(() => readEnv(at)).toThrow(
        'X sandbox, which is not for a PUBLIC_URL that others can reach',
      );
      expect(() => readEnv({ ...at, ...app, TEST_LOGIN: 'on' })).toThrow('TEST_LOGIN');
      expect(() => readEnv({ ...at, X_CLIENT_ID: 'id' })).toThrow('X_CLIENT_SECRET is not');
      expect(() => readEnv({ ...at, ...app, MARKET: 'sandbox' })).toThrow('MARKET=sandbox');
      expect(() => readEnv({ ...at, ...app, PUBLISHING_LIMITS: '{}' })).toThrow('for tests');
      expect(readEnv({ ...at, ...app, MARKET: 'live' })).toMatchObject({
        PRODUCTION: true,
        TEST_LOGIN: false,
        LOG_LEVEL: 'info',
      });
    });

    it('wants a secret of its own, TLS, and a private way to its database', () => {
      const live = { ...at, ...app, MARKET: 'live' };
      expect(() => readEnv({ ...live, APP_SECRET: '' })).toThrow('APP_SECRET is needed');
      expect(() => readEnv({ ...live, PUBLIC_URL: 'http://192.168.1.5:3000' })).toThrow('is http');
      const DATABASE_URL = 'postgres://u:p@db.example/troupe';
      expect(() => readEnv({ ...live, DATABASE_URL })).toThrow('sslmode');
    });

    it.each([
      'http://0.0.0.0:3000',
      'http://localhost.example',
      'http://[::]:3000',
      'http://localhost.:3000',
    ])('is also %s', (PUBLIC_URL) => {
      expect(() => readEnv({ NODE_ENV, PUBLIC_URL })).toThrow('X sandbox');
    });

    it('may be that of a demonstration, which has a test login only when it is told to', () => {
      const shown = { NODE_ENV, PUBLIC_URL: 'http://demo.example', ALLOW_SANDBOX: '1' };
      expect(readEnv(shown)).toMatchObject({ PRODUCTION: true, TEST_LOGIN: false });
      expect(readEnv({ ...shown, TEST_LOGIN: 'on' }).TEST_LOGIN).toBe(true);
    });
  },
);

it.each([
  'http://localhost:3000',
  'http://127.0.0.1:8080',
  'http://[::1]:3000',
  'https://localhost',
  '',
])('an address of this machine alone is no production: %s', (PUBLIC_URL) => {
  expect(readEnv({ PUBLIC_URL })).toMatchObject({ PRODUCTION: false, TEST_LOGIN: true });
});

describe('the market', () => {
  it('is real where X is or in production, and the sandbox elsewhere', () => {
    expect(readEnv({}).MARKET).toBe('sandbox');
    expect(readEnv({ X_CLIENT_ID: 'id' }).MARKET).toBe('live');
    expect(readEnv(live).MARKET).toBe('live');
    expect(readEnv({ ...live, NODE_ENV: 'test' }).MARKET).toBe('sandbox');
    expect(readEnv({ MARKET: 'live' }).MARKET).toBe('live');
    expect(readEnv({ COINGECKO_URL: 'http://127.0.0.1:1/api/v3' }).MARKET).toBe('live');
    expect(readEnv({ NEWS_FEEDS: 'https://a.example/rss' }).MARKET).toBe('live');
    const copied = { COINGECKO_URL: 'https://api.coingecko.com/api/v3/', COINGECKO_API_KEY: '' };
    expect(readEnv(copied).MARKET).toBe('sandbox');
  });

  it('is never invented in production, unless it is a demonstration', () => {
    const invented = { ...live, MARKET: 'sandbox' };
    expect(() => readEnv(invented)).toThrow('MARKET=sandbox');
    expect(readEnv({ ...invented, ALLOW_SANDBOX: '1' }).MARKET).toBe('sandbox');
  });

  it('takes feeds by their addresses, each once', () => {
    expect(readEnv({}).NEWS_FEEDS).toHaveLength(3);
    const NEWS_FEEDS = ' https://a.example/rss ,https://b.example/,,https://a.example/rss';
    expect(readEnv({ NEWS_FEEDS }).NEWS_FEEDS).toEqual([
      'https://a.example/rss',
      'https://b.example/',
    ]);
    for (const wrong of ['file:///etc/passwd', 'a.example', 'javascript:alert(1)']) {
      expect(() => readEnv({ NEWS_FEEDS: wrong })).toThrow('NEWS_FEEDS');
    }
  });
});

describe('a worker', () => {
  const app = { X_CLIENT_ID: 'id', X_CLIENT_SECRET: 'secret' };

  it('needs the X app of the other servers: the sandbox lives inside one of them', () => {
    expect(() => readEnv({ ROLE: 'worker' })).toThrow('X_CLIENT_ID');
    expect(readEnv({ ROLE: 'worker', ...app }).ROLE).toBe('worker');
  });

  it('publishes within the usual times unless a test shortens them', () => {
    expect(readEnv({}).PUBLISHING_LIMITS).toMatchObject({ callMs: 10_000, settleMs: 70_000 });
    const limits = '{"callMs":300}';
    expect(readEnv({ PUBLISHING_LIMITS: limits }).PUBLISHING_LIMITS.callMs).toBe(300);
    expect(() => readEnv({ PUBLISHING_LIMITS: 'soon' })).toThrow('PUBLISHING_LIMITS');
  });

  it.each([
    ['TROUPE_FAILPOINT', 'intent'],
    ['PUBLISHING_LIMITS', '{}'],
  ])('does not start in production with %s, which is for tests', (name, value) => {
    const production = { NODE_ENV: 'production', ...app };
    expect(() => readEnv({ ...production, [name]: value })).toThrow(`${name} is for tests`);
  });
});

describe('the secret of an installation', () => {
  const place = { table: 't', workspaceId: 'w', field: 'f' };

  it('is made once beside the embedded database, for its owner only', () => {
    const folder = mkdtempSync(join(tmpdir(), 'troupe-secret-'));
    const env = readEnv({ DATA_DIR: folder });
    const sealed = openSealer(env).seal('token', place);
    expect(openSealer(env).open(sealed, place)).toBe('token');
    const file = join(folder, 'app-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(32);
    rmSync(folder, { recursive: true });
  });

  it('must be given with a database of one’s own, and be strong', () => {
    const DATABASE_URL = 'postgres://localhost/troupe';
    expect(() => openSealer(readEnv({ DATABASE_URL }))).toThrow('APP_SECRET is needed');
    expect(() => openSealer(readEnv({ DATABASE_URL, APP_SECRET: 'hunter2' }))).toThrow('32 random');
    const APP_SECRET = randomBytes(32).toString('base64');
    openSealer(readEnv({ DATABASE_URL, APP_SECRET }));
    const weakOld = { DATABASE_URL, APP_SECRET, APP_SECRET_PREVIOUS: 'old' };
    expect(() => openSealer(readEnv(weakOld))).toThrow('APP_SECRET_PREVIOUS');
  });

  it('opens what older ones sealed, however their list is written', () => {
    const [first, second, now] = [0, 1, 2].map(() => randomBytes(32).toString('base64'));
    const sealerOf = (APP_SECRET = '', APP_SECRET_PREVIOUS = '') =>
      openSealer(readEnv({ APP_SECRET, APP_SECRET_PREVIOUS }));
    const sealed = [first, second].map((secret) => sealerOf(secret).seal('token', place));
    const sealer = sealerOf(now, `${first}, ${second},`);
    expect(sealed.map((one) => sealer.open(one, place))).toEqual(['token', 'token']);
    expect(
      knownSecretIds(readEnv({ APP_SECRET: now ?? '', APP_SECRET_PREVIOUS: `${first},` })),
    ).toEqual([now, first].map((secret) => currentSecretId(readEnv({ APP_SECRET: secret ?? '' }))));
  });
});
