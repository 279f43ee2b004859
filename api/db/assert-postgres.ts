import pg from 'pg';
import { ConfigFault } from '#api/config-fault.ts';

const OLDEST = 15;

/** Throws what keeps us from this database, or one sentence when it is too old. */
export async function assertPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query('show server_version_num');
    assertNewEnough(Number(rows[0].server_version_num));
  } finally {
    await client.end();
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
