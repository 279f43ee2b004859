import type { Db } from '#api/db/database.ts';
import { findAccounts } from '../queries.ts';

/** Whether more than one person has an account on this server. */
export async function isSharedServer(across: Db): Promise<boolean> {
  const accounts = await findAccounts(across).execute();
  return accounts.length > 1;
}
