import pg, { type Pool, type PoolClient } from 'pg';
import type { Answer, NamedStatementClient, Statement, Tenant } from './named-statements.ts';

/** Carries the statements out in one transaction, in one trip to the database. */
export async function runPipelined(
  pool: Pool,
  statements: readonly Statement[],
  tenant?: Tenant,
): Promise<Answer[]> {
  const client = (await pool.connect()) as PoolClient & NamedStatementClient;
  let broken: Error | undefined;
  try {
    return await client.runTransaction(statements, tenant);
  } catch (error) {
    // What Postgres refuses is undone; of anything else nobody knows what the connection is worth.
    if (!(error instanceof pg.DatabaseError)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}
