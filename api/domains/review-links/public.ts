import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';

type Row = Record<string, unknown>;

/** The links to these posts, as rows: they go with them. */
export async function takeLinks(tx: Db, owner: string, postIds: string[]): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(l) as row from review_links l
    where l.workspace_id = ${owner} and l.post_id = any(${postIds}::uuid[])
      and l.revoked_at is null`.execute(tx);
  return rows.map(({ row }) => row);
}

/**
 * Brings them back once their posts are there again, but for those of a member who has left and those
 * that were revoked since `takenAt`, when their post had been put back once before.
 */
export async function putBackLinks(
  tx: Db,
  owner: string,
  links: Row[],
  takenAt: string,
): Promise<void> {
  if (links.length === 0) return;
  await sql`
    insert into review_links select old.* from
      jsonb_populate_recordset(null::review_links, ${JSON.stringify(links)}::jsonb) old
    join workspace_members m on m.workspace_id = old.workspace_id and m.user_id = old.created_by
    where old.workspace_id = ${owner} and not exists (
      select from audit_events e
      where e.workspace_id = old.workspace_id and e.target_kind = 'review_link'
        and e.target_id = old.id and e.at > ${takenAt}::timestamptz
        and e.action = 'changed' and e.changes ? 'revoked_at')
    on conflict do nothing`.execute(tx);
}

/** The links of a member who leaves end for good, also where that member comes back. */
export async function revokeLinksOf(tx: Db, owner: string, userId: string): Promise<void> {
  await tx
    .updateTable('review_links')
    .set({ revoked_at: sql<string>`clock_timestamp()` })
    .where('workspace_id', '=', owner)
    .where('created_by', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}
