import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { databaseError } from '#api/db/client/database-error.ts';
import { assertNewEnough } from '#api/db/client/open-postgres.ts';
import { openDatabase, start } from '#api/server/start.ts';
import { startupError } from '#api/server/startup-error.ts';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { serverProcess } from '#api/testing/server-process.ts';
import { readEnv } from '../env.ts';

const LIMIT_MS = 240_000;
const secret = () => randomBytes(32).toString('base64');
const live = { NODE_ENV: 'production', X_CLIENT_ID: 'id', X_CLIENT_SECRET: 'secret' };

describe('a variable that cannot be used', () => {
  it.each<[string, string]>([
    ['NODE_ENV', 'prod'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['HOST', '  '],
    ['PUBLIC_URL', 'troupe.example'],
    ['PUBLIC_URL', 'https://troupe.example/app'],
    ['DATABASE_URL', 'mysql://localhost/troupe'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', ' '],
    ['DATA_DIR', ' '],
    ['APP_SECRET', 'hunter2'],
    ['APP_SECRET_PREVIOUS', `${secret()}, hunter2`],
    ['ROLE', 'both'],
    ['X_API_URL', 'api.x.com'],
    ['X_AUTHORIZE_URL', 'javascript:alert(1)'],
    ['X_SANDBOX_PORT', '-1'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'with a space in it, long'],
    ['WORKER_METRICS_PORT', '70000'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '127.0.0.1, proxy.example'],
    ['RATE_LIMITS', 'yes'],
    ['TEST_LOGIN', 'maybe'],
    ['ALLOW_SANDBOX', '2'],
    ['LOG_LEVEL', 'loud'],
    ['OPENAI_BASE_URL', 'ftp://x'],
    ['GEMINI_BASE_URL', '//x'],
    ['XAI_BASE_URL', 'x'],
    ['LOCAL_AI_BASE_URL', 'localhost:11434'],
    ['LOCAL_AI_DETECT', 'never'],
    ['MARKET', 'real'],
    ['COINGECKO_URL', 'coingecko'],
    ['FEAR_GREED_URL', 'none'],
    ['NEWS_FEEDS', 'https://a.example/rss, nonsense'],
    ['SMTP_URL', 'mail.example:587'],
    ['MAIL_FROM', ' '],
    ['MAIL_FROM', 'Troupe'],
    ['MAIL_FROM', '"Troupe <troupe@troupe.example>"'],
    ['TROUPE_FAILPOINT', 'anywhere'],
  ])('%s=%s is told in one sentence that begins with its name', (name, value) => {
    const message = complaintOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must be [^\\n]*[."]$`));
    expect(message).not.toContain('Invalid');
  });

  it('is never repeated, as it may hold a password', () => {
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'APP_SECRET', 'METRICS_TOKEN']) {
      expect(complaintOf({ [name]: 'x:hunter2@' })).not.toContain('hunter2');
    }
  });
});

it.each<[string, Record<string, string>, string]>([
  ['half an X app', { X_CLIENT_SECRET: 's' }, 'X_CLIENT_SECRET is set and X_CLIENT_ID is not.'],
  [
    'the other half',
    { NODE_ENV: 'production', X_CLIENT_ID: 'i' },
    'X_CLIENT_ID is set and X_CLIENT_SECRET is not.',
  ],
  ['a worker on the sandbox', { ROLE: 'worker' }, 'ROLE=worker needs X_CLIENT_ID'],
  ['production over http', { ...live, PUBLIC_URL: 'http://troupe.example' }, 'PUBLIC_URL is http'],
  [
    'a database elsewhere without TLS',
    { ...live, DATABASE_URL: 'postgres://u:hunter2@db.example:5432/troupe' },
    'Add ?sslmode=verify-full to it, or ?sslmode=disable where that network is yours alone.',
  ],
  ['production on the sandbox', { NODE_ENV: 'production' }, 'Set X_CLIENT_ID and X_CLIENT_SECRET'],
])('%s is told with what to set', (_, variables, sentence) => {
  expect(complaintOf(variables)).toContain(sentence);
});

it('production over http is fine on one machine, and for a demonstration', () => {
  readEnv({ ...live, PUBLIC_URL: 'http://127.0.0.1:3000' });
  readEnv({ ...live, PUBLIC_URL: 'http://demo.example', ALLOW_SANDBOX: '1' });
});

it.each([
  'postgres://u:p@localhost/troupe',
  'postgres://u:p@127.0.0.1:5433/troupe',
  'postgres://u:p@[::1]/troupe',
  'postgres:///troupe',
  'postgres:///troupe?host=/var/run/postgresql',
  'socket:///var/run/postgresql?db=troupe',
  'postgres://u:p@db.example/troupe?sslmode=verify-full',
  'postgres://u:p@postgres:5432/troupe?sslmode=disable',
])(
  'production takes a database on this machine, or one whose TLS somebody has chosen: %s',
  (url) => {
    readEnv({ ...live, DATABASE_URL: url });
  },
);

it('a database elsewhere is fine without TLS where nothing is at stake', () => {
  const DATABASE_URL = 'postgres://u:p@db.example/troupe';
  readEnv({ DATABASE_URL });
  readEnv({ ...live, DATABASE_URL, ALLOW_SANDBOX: '1' });
});

it.each([
  [140_012, 'DATABASE_URL leads to Postgres 14. Set it to Postgres 15 or newer.'],
  [90_624, 'DATABASE_URL leads to Postgres 9. Set it to Postgres 15 or newer.'],
])('a Postgres of version %i is told to be too old', (version, sentence) => {
  expect(() => assertNewEnough(version)).toThrow(sentence);
  assertNewEnough(150_000);
});

it.each([
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND db.example', 'host name that is not found'],
  ['ETIMEDOUT', 'connect ETIMEDOUT', 'does not answer'],
  ['', 'timeout expired', 'does not answer'],
  ['28000', 'no pg_hba.conf entry', 'pg_hba.conf'],
  ['42501', 'permission denied to create role', 'may create roles'],
  ['', 'The server does not support SSL connections', 'sslmode'],
  ['53100', 'could not extend file "base/1/2": No space left on device', 'has no space left'],
])('a database that fails with %s (%s) is told in one sentence', (code, message, sentence) => {
  const fault = databaseError(
    Object.assign(new Error(message), { code }),
    'postgres://u:hunter2@db.example/t',
  );
  expect(fault).toMatch(/^The database at db\.example [^\n]*\.$/);
  expect(fault).toContain(sentence);
  expect(fault).not.toContain('hunter2');
});

it.each([
  [
    'a write',
    Object.assign(new Error('ENOSPC: no space left, write'), { code: 'ENOSPC' }),
    '.data',
  ],
  [
    'a folder',
    Object.assign(new Error('ENOSPC: mkdir'), { code: 'ENOSPC', path: '/full/data' }),
    '/full/data',
  ],
  ['Postgres', new Error('initdb -D failed: could not write: No space left on device'), '.data'],
])('a full disk under %s is told as that, with where', (_, error, place) => {
  const cause = new Error('It did not start', { cause: error });
  expect(startupError(cause, readEnv({}))).toBe(
    `No space is left on the disk of ${place}. Free some, or set DATA_DIR to a folder on another disk.`,
  );
});

describe('a start', () => {
  let folder: string;
  let database: TestDatabase;
  let free: number;
  let taken: Server;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'troupe-config-'));
    database = await cloneDatabase();
    taken = await listening();
    const gone = await listening();
    free = portOf(gone);
    gone.close();
    await once(gone, 'close');
  });
  afterAll(async () => {
    taken.close();
    await once(taken, 'close');
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const at = (change: (url: URL) => void) => {
    const url = new URL(inject('adminUrl'));
    change(url);
    return { DATABASE_URL: url.href, APP_SECRET: secret() };
  };
  const given = () => ({
    NODE_ENV: 'test',
    LOCAL_AI_DETECT: 'off',
    ROLE: 'web',
    DATABASE_URL: database.url,
    APP_SECRET: secret(),
    X_SANDBOX_PORT: '0',
  });

  /** As the program does it, without a process of its own. */
  async function sentenceOf(variables: Record<string, string>): Promise<string> {
    const env = readEnv({ DATA_DIR: folder, ...variables });
    try {
      const { url } = await openDatabase(env, () => {});
      await (await start(env, pino({ level: 'silent' }), url)).stop();
    } catch (error) {
      const sentence = startupError(error, env) ?? `${(error as Error).stack}`;
      expect(sentence).toMatch(/^[A-Z/][^\n]*[."]$/);
      return sentence;
    }
    throw new Error('It started.');
  }

  it('says that its database refuses its password, or is not there', async () => {
    const password = await sentenceOf(at((url) => (url.password = 'hunter2')));
    expect(password).toContain('refuses the password of user');
    expect(password).not.toContain('hunter2');
    const missing = await sentenceOf(at((url) => (url.pathname = '/no_such_database')));
    expect(missing).toContain('has no database "no_such_database"');
  });

  it('says that its folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await sentenceOf({ DATA_DIR: join(file, 'data') })).toContain('Set DATA_DIR to');
  });

  it('says which of its ports is in use', async () => {
    const port = String(portOf(taken));
    expect(await sentenceOf({ ...given(), PORT: port })).toBe(
      `Port ${port} is in use. Set PORT to another one.`,
    );
    const sandbox = await sentenceOf({ ...given(), PORT: '0', X_SANDBOX_PORT: port });
    expect(sandbox).toBe(`Port ${port} is in use. Set X_SANDBOX_PORT to another one.`);
    const worker = { ...given(), ROLE: 'worker', X_CLIENT_ID: 'id', MARKET: 'live' };
    expect(await sentenceOf({ ...worker, WORKER_METRICS_PORT: port })).toBe(
      `Port ${port} is in use. Set WORKER_METRICS_PORT to another one.`,
    );
  });

  it('says that its address is not one of this machine', async () => {
    const variables = { ...given(), PORT: '0', HOST: '203.0.113.77' };
    expect(await sentenceOf(variables)).toContain('Set HOST to 127.0.0.1');
  });

  it('says that its secret is missing, or not the one of the database', async () => {
    expect(await sentenceOf({ ...given(), APP_SECRET: '' })).toContain('APP_SECRET is needed');
    await database.asOwner(`with w as (insert into workspaces (name) values ('w') returning id)
      insert into social_accounts (workspace_id, platform, external_id, username, access_token,
        token_expires_at) select id, 'twitter', '1', 'a', 'v1.0badc0de.a.b.c', now() from w`);
    const sentence = await sentenceOf({ ...given(), PORT: '0' });
    expect(sentence).toContain('APP_SECRET is not the one that this database was sealed with');
  });

  it(
    'prints its sentence alone, without a stack, and ends with exit code 1',
    async () => {
      const off = at((url) => (url.port = String(free)));
      const [environment, noDatabase] = await Promise.all([
        serverProcess({ PORT: 'many' }).ended,
        serverProcess(off).ended,
      ]);
      expect(environment).toEqual({
        code: 1,
        said: '',
        complaint: 'PORT must be a port from 0 to 65535.\n',
      });
      expect(noDatabase).toEqual({
        code: 1,
        said: '',
        complaint: `The database at 127.0.0.1:${free} does not run: nothing listens there. Start it, or set DATABASE_URL to another.\n`,
      });
    },
    LIMIT_MS,
  );
});

async function listening(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function complaintOf(variables: Record<string, string>): string {
  try {
    readEnv(variables);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It was taken.');
}
