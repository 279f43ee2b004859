import { sql } from 'kysely';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import type { GiveWay } from '#api/queue/yield-to-publisher.ts';

interface File {
  owner: string;
  id: string;
}

const LOOKED_AT = 1_000;
/** Each of up to 50 MB. */
const DELETED_AT_ONCE = 10;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Pictures and videos that no post and no draft has a month after they came. The composer keeps its
 * files' ids in the browser until its draft is saved.
 */
export async function purgeMedia(
  { across, db }: Pick<Context, 'across' | 'db'>,
  signal: AbortSignal,
  giveWay?: GiveWay,
): Promise<void> {
  let last: File | undefined = { owner: NOBODY, id: NOBODY };
  while (last && !signal.aborted) {
    await giveWay?.();
    const { unnamed, next } = await lookFrom(across, last);
    for (const files of stretchesOf(unnamed)) {
      const [{ owner }] = files as [File];
      await withWorkspace(db, owner, (tx) =>
        deleteUnnamed(
          tx,
          owner,
          files.map(({ id }) => id),
        ),
      );
    }
    last = next;
  }
}

/** The old files among the next ones that no post has, and where to go on; nowhere behind the last. */
export async function lookFrom(
  across: Db,
  { owner, id }: File,
): Promise<{ unnamed: File[]; next: File | undefined }> {
  const { rows } = await sql<File & { isNamed: boolean }>`
    select m.workspace_id as owner, m.id,
      m.created_at > now() - interval '30 days' or exists (
        select from post_parts p
        where p.media_ids <> '{}' and p.media_ids @> array[m.id])
      or exists (
        select from post_drafts d
        where d.workspace_id = m.workspace_id and m.id = any(d.media_ids)) as "isNamed"
    from media m
    where (m.workspace_id, m.id) > (${owner}, ${id})
    order by m.workspace_id, m.id limit ${LOOKED_AT}`.execute(across);
  return {
    unnamed: rows.filter(({ isNamed }) => !isNamed),
    next: rows.length < LOOKED_AT ? undefined : rows.at(-1),
  };
}

/** A few each, all of one workspace; files of one come one after the other. */
function stretchesOf(files: File[]): File[][] {
  const stretches: File[][] = [];
  for (const file of files) {
    const last = stretches.at(-1);
    const isNext = last?.[0]?.owner === file.owner && last.length < DELETED_AT_ONCE;
    if (isNext) last.push(file);
    else stretches.push([file]);
  }
  return stretches;
}

/**
 * Held first and looked at again: who schedules a post holds its files until the post is there, and
 * what was held a moment ago may have a post now.
 */
export async function deleteUnnamed(tx: Db, owner: string, ids: string[]): Promise<void> {
  const held = await tx
    .selectFrom('media')
    .select('id')
    .where('workspace_id', '=', owner)
    .where('id', 'in', ids)
    .forUpdate()
    .skipLocked()
    .execute();
  await sql`
    delete from media m
    where m.workspace_id = ${owner} and m.id = any(${held.map(({ id }) => id)}::uuid[])
      and not exists (
        select from post_parts p where p.workspace_id = ${owner} and m.id = any(p.media_ids))
      and not exists (
        select from post_drafts d
        where d.workspace_id = ${owner} and m.id = any(d.media_ids))`.execute(tx);
}
