import { ConfigFault } from '#api/config/config-error.ts';
import type { DatabaseAddresses } from './addresses.ts';
import { databaseError, FORGETS } from './database-error.ts';
import { type Found, probeDatabase } from './pooler.ts';

const OLDEST = 15;

/**
 * Looks at what stands at these addresses. Throws what keeps us from there, or one sentence when
 * Troupe cannot work with it: too old, or a pooler that loses what it must keep.
 */
export async function openPostgres(url: string, direct: string): Promise<DatabaseAddresses> {
  const found = await probe('DATABASE_URL', url);
  assertNewEnough(found.version);
  const behind = direct === url ? found : await probe('DATABASE_DIRECT_URL', direct);
  if (behind.handsOn) {
    throw new ConfigFault(
      direct === url
        ? 'DATABASE_URL leads to a connection pooler in transaction mode, where notifications and locks are lost. Set DATABASE_DIRECT_URL to the Postgres behind it, or the pooler to session mode.'
        : 'DATABASE_DIRECT_URL leads to a connection pooler in transaction mode. Set it to the Postgres behind it.',
    );
  }
  if (!found.keepsStatements) throw new ConfigFault(FORGETS);
  if (behind.database !== found.database) {
    throw new ConfigFault(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Set both to the same one.',
    );
  }
  return { url, direct, owner: direct, login: found.login };
}

async function probe(variable: string, url: string): Promise<Found> {
  try {
    return await probeDatabase(url);
  } catch (error) {
    const sentence = databaseError(error as Error, url, variable);
    throw sentence === null ? error : new ConfigFault(sentence);
  }
}

/** By Postgres' own number, such as 150004. */
export function assertNewEnough(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST) return;
  throw new ConfigFault(
    `DATABASE_URL leads to Postgres ${major}. Set it to Postgres ${OLDEST} or newer.`,
  );
}
