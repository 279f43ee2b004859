import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';

/** Whether the database answers now. */
export async function isUp(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
