import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import { startCluster } from '#api/db/embedded/cluster.ts';
import { openSealer } from '#api/secrets/app-secret.ts';
import { type ServerProcess, serverProcess } from '#api/testing/server-process.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';

const LIMIT_MS = 180_000;
const running: ServerProcess[] = [];
let folder: string;
let saved: string;
let cookie: string;
let file: string;

const first = () => join(folder, 'first');
const second = () => join(folder, 'second');
const server = (dataDir: string) => {
  const started = serverProcess({ DATA_DIR: dataDir, ROLE: 'web', MARKET: 'sandbox' });
  running.push(started);
  return started;
};
const command = (name: string, dataDir: string, ...rest: string[]) =>
  serverProcess({ DATA_DIR: dataDir }, ['--import', 'tsx', `api/cli/${name}.ts`, ...rest]).ended;

/** As a browser has it that knows the server at this address: on one machine the name holds the port. */
const cookieAt = (url: string) => cookie.replace(/^sid_\d+/, `sid_${new URL(url).port}`);

async function stop({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
}

beforeAll(async () => {
  folder = temporaryFolder();
  file = join(folder, 'a.gz');
  const started = server(first());
  const url = await started.url;
  const signedIn = await fetch(`${url}/api/auth/test-login?username=owner`);
  cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const settings = await (await fetch(`${url}/api/settings`, { headers: { cookie } })).json();
  const whole = settings as { api: object };
  const changed = await fetch(`${url}/api/settings`, {
    method: 'PUT',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...whole,
      api: { ...whole.api, openaiApiKey: 'sk-kept-through-it-all' },
    }),
  });
  saved = await changed.text();
  expect(changed.status, saved).toBe(200);
  const backedUp = await command('backup', first(), file);
  expect(backedUp, backedUp.complaint).toMatchObject({ code: 0 });
  expect(backedUp.said).toContain('secret that opens X tokens and provider keys is in it');
  await stop(started);
}, LIMIT_MS);

afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const name of [first(), second()]) {
    await (await launch(name)).stop();
  }
  rmSync(folder, { recursive: true });
}, LIMIT_MS);

const launch = (dataDir: string) =>
  startCluster({ dataDir: join(dataDir, 'postgres'), durable: true, say: () => {} });

it(
  'a backup of a running server, restored elsewhere, lets its people in and opens their keys',
  async () => {
    const restored = await command('restore', second(), file);
    expect(restored, restored.complaint).toMatchObject({ code: 0 });
    expect(restored.said).toContain('looked up on X before they are sent');

    const started = server(second());
    const url = await started.url;
    const who = await fetch(`${url}/api/auth/user`, { headers: { cookie: cookieAt(url) } });
    expect(await who.json()).toMatchObject({ username: 'owner' });
    const settings = await fetch(`${url}/api/settings`, { headers: { cookie: cookieAt(url) } });
    expect(await settings.json()).toEqual(JSON.parse(saved));

    const cluster = await launch(second());
    const client = new pg.Client({ connectionString: cluster.url('troupe') });
    await client.connect();
    const { rows } = await client.query('select workspace_id, secrets from settings');
    await client.end();
    const { workspace_id: workspaceId, secrets } = rows[0];
    const [field, sealed] = Object.entries(secrets)[0] as [string, string];
    const place = { table: 'settings', workspaceId, field };
    const sealer = openSealer(readEnv({ DATA_DIR: second() }));
    expect(sealer.open(sealed, place)).toBe('sk-kept-through-it-all');
    await stop(started);
  },
  LIMIT_MS,
);

it(
  'a restore says which file it wants, and touches nothing',
  async () => {
    expect(await command('restore', first())).toMatchObject({
      code: 1,
      said: '',
      complaint: 'Name the file to restore, such as troupe-backup-20261122-101500.gz.\n',
    });
  },
  LIMIT_MS,
);

it(
  'a reset changes nothing while a server uses the database',
  async () => {
    const started = server(second());
    const url = await started.url;
    expect(await command('reset', second(), '--yes')).toMatchObject({
      code: 1,
      complaint: 'Something still uses this database. Stop Troupe first.\n',
    });
    const who = await fetch(`${url}/api/auth/user`, { headers: { cookie: cookieAt(url) } });
    expect(await who.json()).toMatchObject({ username: 'owner' });
    await stop(started);
  },
  LIMIT_MS,
);

it(
  'a reset leaves an empty database, and no work that waits',
  async () => {
    const asked = async (statement: string) => {
      const cluster = await launch(second());
      const client = new pg.Client({ connectionString: cluster.url('troupe') });
      await client.connect();
      const { rows } = await client.query(statement);
      await client.end();
      return rows;
    };
    await asked(`insert into pgboss.job (name, data) values ('learn-voice', '{}')`);
    const emptied = await command('reset', second(), '--yes');
    expect(emptied, emptied.complaint).toMatchObject({ code: 0 });
    expect(await asked('select 1 from pgboss.job')).toEqual([]);
    expect(await asked('select 1 from users')).toEqual([]);
  },
  LIMIT_MS,
);

it.each(['backup', 'rotate-secrets'])(
  '%s says so where Troupe has never run',
  async (name) => {
    const { code, complaint } = await command(name, join(folder, name), join(folder, 'none.gz'));
    expect(code, complaint).toBe(1);
    expect(complaint).toMatch(
      /^Troupe has never run on this database\. Set DATABASE_URL or DATA_DIR[^\n]*\n$/,
    );
  },
  LIMIT_MS,
);
