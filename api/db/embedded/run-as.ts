import { spawnSync } from 'node:child_process';
import { ConfigFault } from '#api/config/config-error.ts';

/** The account Postgres runs under. Empty: our own, because we are not root. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** Postgres refuses to run as root: then `postgres`, else `nobody`. Throws when neither exists. */
export function postgresAccount(): RunAs {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = readId('-u', name);
    const gid = readId('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new ConfigFault(
    'Postgres does not run as root, and this machine has no user "postgres" or "nobody". Create one, start Troupe as another user, or set DATABASE_URL.',
  );
}

function readId(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
}

/** Whether that account gets as far as this file or folder: a home folder is often 0700. */
export function reaches(account: RunAs, path: string): boolean {
  if (account.uid === undefined) return true;
  return spawnSync('test', ['-x', path], account).status === 0;
}
