import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { Tables } from '#api/db/schema/tables.ts';

/** Rows of a table that have had their time, and how many of them go in one statement. */
interface Ended {
  table: keyof Tables;
  /** Indexed: the oldest go first. */
  age: string;
  /** By the database's clock. */
  before: string;
  /** Of those only these. */
  and?: string;
  /** 1,000 unless said otherwise. */
  most?: number;
  /** A person may be changing one just now: that one is for the next time. */
  isChanged?: boolean;
}

/** `docs/operators.md` says the same. */
export const ended: Ended[] = [
  { table: 'sessions', age: 'expires_at', before: 'now()' },
  { table: 'extension_keys', age: 'expires_at', before: `now() - interval '90 days'` },
  // Each with up to 50 MB.
  { table: 'media_uploads', age: 'created_at', before: `now() - interval '1 day'`, most: 10 },
  { table: 'idempotency_keys', age: 'created_at', before: `now() - interval '1 day'` },
  { table: 'workspace_invitations', age: 'expires_at', before: `now() - interval '90 days'` },
  { table: 'review_links', age: 'expires_at', before: `now() - interval '90 days'` },
  // Each with a whole persona.
  { table: 'deleted_items', age: 'deleted_at', before: `now() - interval '30 days'`, most: 10 },
  { table: 'activities', age: 'created_at', before: `now() - interval '1 year'` },
  {
    table: 'notifications',
    age: 'triggered_at',
    before: `now() - interval '1 year'`,
    isChanged: true,
  },
  {
    table: 'notifications',
    age: 'triggered_at',
    before: `now() - interval '90 days'`,
    and: 'is_read',
    isChanged: true,
  },
  {
    table: 'mail_limits',
    age: 'changed_at',
    before: `now() - interval '2 days'`,
    // Who wants no invitations wants none for good.
    and: 'stopped_at is null',
    isChanged: true,
  },
  // Totals stand in post_metrics for ever, and a post is read for 30 days only.
  { table: 'metric_snapshots', age: 'taken_at', before: `now() - interval '90 days'` },
];

/** Some of them, of all workspaces, in far less than a statement may take; whether it was all. */
export async function deleteExpiredRows(
  across: Database,
  { table, age, before, and = 'true', most = 1_000, isChanged = false }: Ended,
): Promise<{ isAll: boolean }> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)}
      where ${sql.ref(age)} < ${sql.raw(before)} and ${sql.raw(and)}
      order by ${sql.ref(age)} limit ${most}
      ${sql.raw(isChanged ? 'for update skip locked' : '')}))`.execute(across);
  return { isAll: numAffectedRows < most };
}
