import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnv } from '#api/config/env.ts';
import { freePort } from '#api/db/embedded/free-port.ts';
import { postgresAccount } from '#api/db/embedded/run-as.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

export interface Pooler {
  /** This database behind it. */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Such as `pool_mode`: lines of its file, beside where it listens and whom it lets in. */
export type PoolerSettings = Record<string, string | number>;

/** A real PgBouncer before the Postgres of this address, for all databases on it. */
export async function startPooler(databaseUrl: string, settings: PoolerSettings): Promise<Pooler> {
  ensureProgram();
  const { hostname, port, username, password } = new URL(databaseUrl);
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const lines = {
    listen_addr: '127.0.0.1',
    listen_port: own,
    unix_socket_dir: '',
    auth_type: 'plain',
    auth_file: join(folder, 'users.txt'),
    max_client_conn: 200,
    ...settings,
  };
  const said = Object.entries(lines).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(
    file,
    `[databases]\n* = host=${hostname} port=${port}\n[pgbouncer]\n${said.join('\n')}\n`,
  );
  const [user, secret] = [username, password].map(decodeURIComponent);
  writeFileSync(join(folder, 'users.txt'), `"${user}" "${secret}"\n`);
  const child = spawn(PROGRAM, ['-q', file], {
    ...postgresAccount(),
    cwd: '/',
    env: childEnv({}),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += String(chunk)));
  await listening(own, child, () => complaint);
  return {
    through(url) {
      const address = new URL(url);
      address.hostname = '127.0.0.1';
      address.port = String(own);
      return address.href;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether this version keeps prepared statements in transaction mode: since 1.21. */
export function keepsPrepared(): boolean {
  ensureProgram();
  const [, minor] =
    /PgBouncer 1\.(\d+)/.exec(execFileSync(PROGRAM, ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(minor) >= 21;
}

/** Brings it from Debian's packages where it is missing. Throws one sentence where it cannot. */
function ensureProgram(): void {
  if (existsSync(PROGRAM)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = childEnv({ DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' });
    spawnSync('apt-get', ['update', '-qq'], { env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer'], { env });
  }
  if (existsSync(PROGRAM)) return;
  throw new Error(
    `There is no PgBouncer at ${PROGRAM}. Install the package pgbouncer: these tests run the product behind it.`,
  );
}

async function listening(port: number, child: ChildProcess, complaint: () => string) {
  const { connect } = await import('node:net');
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${complaint()}`);
    const socket = connect(port, '127.0.0.1');
    const event = await Promise.race([
      once(socket, 'connect').then(() => 'connect'),
      once(socket, 'error').then(() => 'error'),
    ]).catch(() => 'error');
    socket.destroy();
    if (event === 'connect') return;
    await wait(20);
  }
}
