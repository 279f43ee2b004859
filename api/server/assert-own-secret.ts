import { type RawBuilder, sql } from 'kysely';
import { ConfigFault } from '#api/config/config-error.ts';
import type { Env } from '#api/config/env.ts';
import type { Database } from '#api/db/database.ts';
import { knownSecretIds } from '#api/secrets/secret-ids.ts';

/**
 * Throws one sentence when X tokens or our own keys are in the database and not one of them was
 * sealed with a secret that we know. As `troupe_worker`, who sees those of all workspaces.
 */
export async function assertOwnSecret(across: Database, env: Env): Promise<void> {
  const ids = knownSecretIds(env);
  const { rows } = await sql<{ sealed: boolean; opens: boolean }>`
    select exists ${sealedTokens(sql`true`)} as sealed,
      exists ${sealedTokens(sql`split_part(access_token, '.', 2) = any(${ids})`)} as opens`.execute(
    across,
  );
  const { sealed, opens } = rows[0] as { sealed: boolean; opens: boolean };
  if (opens || !sealed) return;
  throw new ConfigFault(
    env.APP_SECRET
      ? 'APP_SECRET is not the one that this database was sealed with. Set APP_SECRET to that one, or APP_SECRET_PREVIOUS if it was changed.'
      : `${env.DATA_DIR}/app-secret is not the secret that this database was sealed with. Put the right one back, or set APP_SECRET_PREVIOUS to it.`,
  );
}

function sealedTokens(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select from social_accounts where access_token like 'v1.%' and ${which})`;
}
