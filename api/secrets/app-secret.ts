import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertSecret } from '#api/config/assert-secret.ts';
import { ConfigFault } from '#api/config/config-error.ts';
import type { Env } from '#api/config/env.ts';
import { createSealer, type Sealer } from './sealer.ts';

/**
 * The sealer of this installation: APP_SECRET, else one generated beside the embedded database.
 * Throws one sentence when a database of one's own comes without APP_SECRET, or a secret is weak.
 */
export function openSealer(env: Env): Sealer {
  const secret = env.APP_SECRET ?? generated(env);
  assertSecret('APP_SECRET', secret);
  return createSealer(secret, env.APP_SECRET_PREVIOUS);
}

function generated(env: Env): string {
  if (env.DATABASE_URL) {
    throw new ConfigFault(
      `APP_SECRET is needed with DATABASE_URL: it encrypts X tokens and provider keys. Make one: node -p "crypto.randomBytes(32).toString('base64')"`,
    );
  }
  mkdirSync(env.DATA_DIR, { recursive: true });
  const file = join(env.DATA_DIR, 'app-secret');
  try {
    // `wx`: of two first starts one writes, the other reads what it wrote.
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
