import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigFault } from '#api/config/config-error.ts';
import { type RunAs, reaches } from './run-as.ts';

/** The major version of the embedded database: another one does not open its files. */
export const MAJOR = 18;

/** A folder with the programs of Postgres. */
interface Programs {
  folder: string;
  major: number;
  minor: number;
}

/** Where Debian, Red Hat, Alpine and Homebrew keep them. */
const PLACES = [
  `/usr/lib/postgresql/${MAJOR}/bin`,
  `/usr/pgsql-${MAJOR}/bin`,
  `/usr/libexec/postgresql${MAJOR}`,
  `/opt/homebrew/opt/postgresql@${MAJOR}/bin`,
  `/usr/local/opt/postgresql@${MAJOR}/bin`,
];

/**
 * The programs in the folder that the operator names. Throws one sentence when they are not there, are
 * of another major version, or cannot be run by the account of Postgres.
 */
export function namedPrograms(folder: string, account: RunAs): Programs {
  const found = programsIn(folder);
  if (found === null) {
    throw new ConfigFault(
      `POSTGRES_BIN_DIR has no initdb, pg_ctl and postgres that run. Set it to the folder of the programs of a Postgres ${MAJOR}, or unset it.`,
    );
  }
  if (found.major !== MAJOR) {
    throw new ConfigFault(
      `POSTGRES_BIN_DIR leads to Postgres ${found.major}, and the embedded database is of Postgres ${MAJOR}. Set it to programs of ${MAJOR}, or unset it.`,
    );
  }
  if (!reaches(account, programIn(folder, 'postgres'))) {
    throw new ConfigFault(
      'POSTGRES_BIN_DIR cannot be read by the account that runs Postgres. Set it to a folder that it can read, or unset it.',
    );
  }
  return found;
}

/** The newest of the same major version that this system has, where it is newer than that minor one. */
export function newerPrograms(
  than: number,
  account: RunAs,
  places: string[] = PLACES,
): Programs | null {
  const found = places
    .map(programsIn)
    .filter((programs) => programs !== null)
    .filter(({ major, minor }) => major === MAJOR && minor > than)
    .filter(({ folder }) => reaches(account, programIn(folder, 'postgres')));
  return found.toSorted((one, other) => other.minor - one.minor)[0] ?? null;
}

export function programIn(folder: string, name: string): string {
  return join(folder, process.platform === 'win32' ? `${name}.exe` : name);
}

function programsIn(folder: string): Programs | null {
  if (!['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(programIn(folder, name)))) {
    return null;
  }
  const { stdout } = spawnSync(programIn(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /\(PostgreSQL\) (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return major && minor ? { folder, major: Number(major), minor: Number(minor) } : null;
}
