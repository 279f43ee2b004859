import pg from 'pg';

/** Throws one sentence where Troupe has never run on this database: another one was meant. */
export async function assertSetUp(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`select to_regclass('public.kysely_migration') as found`);
    if (rows[0].found !== null) return;
  } finally {
    await client.end();
  }
  throw new Error(
    'Troupe has never run on this database. Set DATABASE_URL or DATA_DIR as they are for the server.',
  );
}
