import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { embeddedBinaries } from './binaries.ts';
import { startCluster } from './cluster.ts';
import { postgresAccount } from './run-as.ts';
import { newerPrograms } from './system-binaries.ts';

// Only ends what hangs: a start alone takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
const account = postgresAccount();
const packaged = () => embeddedBinaries(account, () => {}).pgCtl.replace(/pg_ctl$/, '');

beforeAll(() => {
  folder = temporaryFolder();
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Programs that say that they are of this version, and are those of our package. */
function programs(version: string): string {
  const bin = join(folder, version, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    const real = `exec ${packaged()}${name} "$@"`;
    const said = `[ "$1" = --version ] && echo "postgres (PostgreSQL) ${version} (Debian)" && exit`;
    writeFileSync(join(bin, name), `#!/bin/sh\n${name === 'postgres' ? said : ''}\n${real}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return bin;
}

it('takes the newest programs of the same major version that the system has', () => {
  const [older, newer, newest] = ['18.1', '18.6', '18.9'].map(programs) as [string, string, string];
  const places = [
    older,
    newer,
    join(folder, 'nothing'),
    newest,
    programs('19.1'),
    programs('17.99'),
  ];
  expect(newerPrograms(4, account, places)).toEqual({ folder: newest, major: 18, minor: 9 });
  expect(newerPrograms(4, account, [older])).toBeNull();
  expect(newerPrograms(9, account, places)).toBeNull();
});

it('runs the embedded database with the programs that the operator names, and says so', async () => {
  const said: string[] = [];
  const binDir = programs('18.8');
  const dataDir = join(folder, 'postgres');
  const cluster = await startCluster({
    dataDir,
    durable: false,
    binDir,
    say: (line) => said.push(line),
  });
  expect(said).toContain(
    `The embedded database runs with the programs of Postgres 18.8 in ${binDir}.`,
  );
  expect(readFileSync(join(cluster.dataDir, 'postmaster.opts'), 'utf8')).toContain('postgres');
  await cluster.stop();
});

it.each([
  ['another major version', () => programs('15.18'), 'POSTGRES_BIN_DIR leads to Postgres 15'],
  ['nothing that runs', () => join(folder, 'nothing'), 'POSTGRES_BIN_DIR has no initdb'],
])('refuses a folder with %s, and touches no data', async (_, binDir, sentence) => {
  const dataDir = join(folder, 'untouched', 'postgres');
  const start = startCluster({ dataDir, durable: false, binDir: binDir(), say: () => {} });
  await expect(start).rejects.toThrow(sentence);
  expect(existsSync(join(dataDir, 'PG_VERSION'))).toBe(false);
});

it('never opens files of another major version', async () => {
  const dataDir = join(folder, 'seventeen');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'PG_VERSION'), '17\n');
  const start = startCluster({ dataDir, durable: false, say: () => {} });
  await expect(start).rejects.toThrow('is of Postgres 17, and this Troupe runs 18');
});
