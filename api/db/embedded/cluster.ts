import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ConfigFault } from '#api/config/config-error.ts';
import { withClient } from '#api/db/client/with-client.ts';
import { LEAST_BYTES } from '#api/db/full-disk.ts';
import { type Binaries, embeddedBinaries, SYSTEM_DIR } from './binaries.ts';
import { freePort } from './free-port.ts';
import { answers, hasOtherClients, postmasterPort } from './postmaster.ts';
import { postgresAccount, type RunAs, reaches } from './run-as.ts';
import { runProgram } from './run-program.ts';
import { MAJOR } from './system-binaries.ts';

export interface ClusterOptions {
  /** The folder that holds the database files. */
  dataDir: string;
  /** False in tests only: no fsync, so a power cut may lose everything. */
  durable: boolean;
  say(line: string): void;
  /** A folder with the programs to run it with, in place of those that are found. */
  binDir?: string | undefined;
}

export interface Cluster {
  /** Where the files really are: elsewhere when the Postgres account cannot reach the wish. */
  dataDir: string;
  url(database: string): string;
  /** Stops the server unless another program still uses it. */
  stop(): Promise<void>;
}

/** A data folder, and what runs a server on it. */
interface Home extends Pick<ClusterOptions, 'dataDir' | 'durable'> {
  binaries: Binaries;
  account: RunAs;
}

const START_LIMIT_MS = 60_000;
const PASSWORD_FILE = 'troupe-password';

/**
 * Starts the embedded Postgres on its data folder, or attaches to the one that runs there already
 * (a start that was killed leaves its server behind). Two starts at once end on one server.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { durable, say, binDir } = options;
  const account = postgresAccount();
  const dataDir = place(resolve(options.dataDir), account, say);
  assertMajor(dataDir);
  const binaries = embeddedBinaries(account, say, binDir);
  const home = { dataDir, binaries, account, durable };
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await initialise(home);

  const password = passwordIn(dataDir);
  const port = await attachOrStart(home, password);
  const url = (database: string) => address(port, password, database);
  return {
    dataDir,
    url,
    stop: () => stopUnused(home, url('postgres')),
  };
}

/** Stops the server of a data folder, which a killed start has left behind, unless a program uses it. */
export async function stopAbandoned(options: ClusterOptions): Promise<void> {
  const { durable, say, binDir } = options;
  const account = postgresAccount();
  const dataDir = place(resolve(options.dataDir), account, say);
  const port = postmasterPort(dataDir);
  if (port === undefined) return;
  const binaries = embeddedBinaries(account, say, binDir);
  const url = address(port, passwordIn(dataDir), 'postgres');
  if (await answers(url)) await stopUnused({ dataDir, binaries, account, durable }, url);
}

async function stopUnused({ dataDir, binaries, account }: Home, url: string): Promise<void> {
  try {
    if (await hasOtherClients(url)) return;
    await runProgram(binaries.pgCtl, ['stop', '-D', dataDir, '-m', 'fast', '-w'], account);
  } catch (error) {
    // Whoever left at the same moment may have stopped it first.
    if (await answers(url)) throw error;
  }
}

/** Throws one sentence before programs of another major version touch the files. */
function assertMajor(dataDir: string): void {
  const file = join(dataDir, 'PG_VERSION');
  if (!existsSync(file)) return;
  const major = readFileSync(file, 'utf8').trim();
  if (major === String(MAJOR)) return;
  throw new ConfigFault(
    `The database in ${dataDir} is of Postgres ${major}, and this Troupe runs ${MAJOR}. Set DATA_DIR to an empty folder, and restore a backup there that the Troupe of before takes.`,
  );
}

/** Where a server does not start, that is the likeliest reason; its own log alone names it. */
function assertSpace(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize >= LEAST_BYTES) return;
  throw new ConfigFault(
    `No space is left on the disk of ${dataDir}. Free some, or set DATA_DIR to a folder on another disk.`,
  );
}

function passwordIn(dataDir: string): string {
  return readFileSync(join(dataDir, PASSWORD_FILE), 'utf8').trim();
}

/** Creates the database if it is not there yet and gives its address. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<string> {
  await withClient({ connectionString: cluster.url('postgres') }, async (client) => {
    try {
      await client.query(`create database ${client.escapeIdentifier(name)}`);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== '42P04' && code !== '23505') throw error;
    }
  });
  return cluster.url(name);
}

function address(port: number, password: string, database: string): string {
  return `postgres://troupe:${password}@127.0.0.1:${port}/${database}`;
}

function place(dataDir: string, account: RunAs, say: (line: string) => void): string {
  if (account.uid === undefined) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return dataDir;
  }
  const parent = resolve(dataDir, '..');
  mkdirSync(parent, { recursive: true });
  if (reaches(account, parent)) return dataDir;
  const moved = join(SYSTEM_DIR, 'data', dataDir.replaceAll('/', '-').slice(1));
  mkdirSync(resolve(moved, '..'), { recursive: true, mode: 0o755 });
  say(`The database lives in ${moved}: the Postgres account cannot read ${dataDir}.`);
  return moved;
}

/** Built beside its place and renamed, so that a start killed half-way leaves no half cluster. */
async function initialise({ dataDir, binaries, account, durable }: Home): Promise<void> {
  const scratch = mkdtempSync(`${dataDir}.`);
  const passwordFile = join(scratch, PASSWORD_FILE);
  const unfinished = join(scratch, 'data');
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(scratch, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'];
  options.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (!durable) options.push('--no-sync');
  await runProgram(
    binaries.initdb,
    ['-D', unfinished, '-U', 'troupe', `--pwfile=${passwordFile}`, ...options],
    account,
  );
  renameSync(passwordFile, join(unfinished, PASSWORD_FILE));
  chmodSync(unfinished, 0o700);
  try {
    if (existsSync(dataDir)) rmSync(dataDir, { recursive: false, force: true });
  } catch {
    // Another start has put its cluster there: rename below then fails and that one is used.
  }
  try {
    renameSync(unfinished, dataDir);
  } catch (error) {
    if (!existsSync(join(dataDir, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function attachOrStart(home: Home, password: string): Promise<number> {
  const giveUp = Date.now() + START_LIMIT_MS;
  for (;;) {
    const running = postmasterPort(home.dataDir);
    if (running && (await answers(address(running, password, 'postgres')))) return running;
    try {
      const port = await freePort();
      await startServer(home, port);
      if (await answers(address(port, password, 'postgres'))) return port;
    } catch (error) {
      assertSpace(home.dataDir);
      // Another start holds the folder, or a killed server's children still do for about 2 s.
      if (Date.now() > giveUp) throw error;
    }
    await wait(250);
  }
}

async function startServer(
  { dataDir, binaries, account, durable }: Home,
  port: number,
): Promise<void> {
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c timezone=UTC',
    '-c log_timezone=UTC',
  ];
  if (!durable) settings.push('-c fsync=off -c synchronous_commit=off -c full_page_writes=off');
  const log = join(dataDir, 'server.log');
  const flags = ['-w', '-t', '60', '-l', log, '-o', settings.join(' ')];
  await runProgram(binaries.pgCtl, ['start', '-D', dataDir, ...flags], account);
}
