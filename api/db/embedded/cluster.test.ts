import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { ensureDatabase, startCluster } from './cluster.ts';

// Only ends what hangs: a start alone takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = temporaryFolder();
  dataDir = join(folder, 'postgres');
});

afterEach(async () => {
  await (await launch()).stop();
  rmSync(folder, { recursive: true, force: true });
});

const launch = () => startCluster({ dataDir, durable: true, say: () => {} });
const postmaster = () =>
  Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

it('ends two first starts at once on one server', async () => {
  const [one, two] = await Promise.all([launch(), launch()]);
  expect(one.url('postgres')).toBe(two.url('postgres'));
  const urls = await Promise.all([ensureDatabase(one, 'troupe'), ensureDatabase(two, 'troupe')]);
  expect(urls[0]).toBe(urls[1]);
  expect(readdirSync(folder)).toEqual(['postgres']);
});

it('attaches to the server that a killed start has left behind', async () => {
  const left = await launch();
  const pid = postmaster();
  const found = await launch();
  expect(found.url('postgres')).toBe(left.url('postgres'));
  expect(postmaster()).toBe(pid);
});

it('comes back after kill -9 with every acknowledged row', async () => {
  const before = await launch();
  const url = await ensureDatabase(before, 'troupe');
  await ask(url, 'create table kept as select generate_series(1, 1000) as n');
  process.kill(postmaster(), 'SIGKILL');
  const after = await launch();
  expect(await ask(after.url('troupe'), 'select count(*)::int as n from kept')).toEqual([
    { n: 1000 },
  ]);
});

it('goes on running while another program uses it, and stops when nobody does', async () => {
  const cluster = await launch();
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  await cluster.stop();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await cluster.stop();
  await expect(ask(cluster.url('postgres'), 'select 1')).rejects.toThrow(/ECONNREFUSED/);
});

it('stops when its last two users leave at the same moment', async () => {
  const [one, two] = await Promise.all([launch(), launch()]);
  await Promise.all([one.stop(), two.stop()]);
  await expect(ask(one.url('postgres'), 'select 1')).rejects.toThrow(/ECONNREFUSED/);
});

it('lets nobody in without its password, and listens on loopback only', async () => {
  const cluster = await launch();
  const guessed = cluster.url('postgres').replace(/troupe:\w+@/, 'troupe:guess@');
  await expect(ask(guessed, 'select 1')).rejects.toThrow(/password/);
  expect(await ask(cluster.url('postgres'), 'show listen_addresses')).toEqual([
    { listen_addresses: '127.0.0.1' },
  ]);
});

it('keeps its data where the Postgres account can reach it, and says so when that is elsewhere', async () => {
  chmodSync(folder, 0o700);
  const said: string[] = [];
  const cluster = await startCluster({ dataDir, durable: false, say: (line) => said.push(line) });
  const root = process.getuid?.() === 0;
  expect(cluster.dataDir === dataDir).toBe(!root);
  expect(said.some((line) => line.includes(cluster.dataDir))).toBe(root);
  await cluster.stop();
  rmSync(cluster.dataDir, { recursive: true });
  chmodSync(folder, 0o755);
});
