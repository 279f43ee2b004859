import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv } from '#api/config/env.ts';
import { freePort } from '#api/db/embedded/free-port.ts';
import { postgresAccount } from '#api/db/embedded/run-as.ts';
import { runProgram } from '#api/db/embedded/run-program.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';

const PLACE = '/usr/lib/postgresql';

export interface SystemPostgres {
  /** Where psql, pg_dump and pg_restore of the same version are. */
  bin: string;
  /** Who may everything on it. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** A server of the system's own Postgres, which brings pg_dump and pg_restore: the embedded one has none. */
export async function startSystemPostgres(): Promise<SystemPostgres> {
  const bin = ensurePrograms();
  const account = postgresAccount();
  const folder = temporaryFolder();
  const home = join(folder, 'home');
  mkdirSync(home);
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(home, account.uid, account.gid);
  }
  const dataDir = join(home, 'data');
  const port = await freePort();
  const initial = ['-D', dataDir, '-U', 'admin', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await runProgram(join(bin, 'initdb'), [...initial, '--no-sync'], account);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  const control = (...args: string[]) =>
    runProgram(join(bin, 'pg_ctl'), [...args, '-D', dataDir, '-w'], account);
  await control('start', '-l', join(home, 'server.log'), '-o', settings);
  return {
    bin,
    url: (database) => `postgres://admin@127.0.0.1:${port}/${database}`,
    async stop() {
      await control('stop', '-m', 'immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Brings them from Debian's packages where they are missing. Throws one sentence where it cannot. */
function ensurePrograms(): string {
  const known = programs();
  if (known) return known;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = childEnv({ DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' });
    spawnSync('apt-get', ['update', '-qq'], { env });
    const flags = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'];
    spawnSync('apt-get', flags, { env });
  }
  const installed = programs();
  if (installed) return installed;
  throw new Error(
    `There is no Postgres with pg_dump in ${PLACE}. Install the package postgresql: these tests restore its dumps.`,
  );
}

function programs(): string | undefined {
  const versions = existsSync(PLACE) ? readdirSync(PLACE).map(Number).filter(Boolean) : [];
  return versions
    .toSorted((one, other) => other - one)
    .map((version) => join(PLACE, String(version), 'bin'))
    .find((bin) => ['initdb', 'psql', 'pg_restore'].every((name) => existsSync(join(bin, name))));
}
