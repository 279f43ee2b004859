import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { type CommentRows, takeComments } from '#api/domains/comments/public.ts';
import { takeLinks } from '#api/domains/review-links/public.ts';
import type { Sealer } from '#api/secrets/sealer.ts';

type Row = Record<string, unknown>;

/** Posts as they were, with what a deletion takes along. */
export interface Snapshot {
  /** By the database's clock. */
  takenAt: string;
  isDeletion: boolean;
  posts: Row[];
  parts: Row[];
  attempts: Row[];
  /** An older process takes none, nor any links. */
  comments?: CommentRows;
  links?: Row[];
}

const place = (workspaceId: string) => ({
  table: 'scheduled_posts',
  workspaceId,
  field: 'undo',
});

/** What a client can send back within a body of its size; a larger change is not taken back. */
const MOST_CHARACTERS = 4_500_000;

/** Sealed for the client to keep: nobody reads or changes it there, and it opens in no other workspace. */
export function sealSnapshot(sealer: Sealer, owner: string, snapshot: Snapshot): string | null {
  const text = JSON.stringify(snapshot);
  return text.length > MOST_CHARACTERS ? null : sealer.seal(text, place(owner));
}

/** Null where it is no snapshot of this workspace. */
export function openSnapshot(sealer: Sealer, owner: string, sealed: string): Snapshot | null {
  try {
    return JSON.parse(sealer.open(sealed, place(owner))) as Snapshot;
  } catch {
    return null;
  }
}

/** The rows of these posts, locked by the caller. */
export async function takeSnapshot(
  tx: Db,
  owner: string,
  ids: string[],
  isDeletion: boolean,
): Promise<Snapshot> {
  const rows = async (
    table: 'scheduled_posts' | 'post_parts' | 'publish_attempts',
    key: string,
  ) => {
    const found = await sql<{ row: Row }>`
      select to_jsonb(given) as row from ${sql.table(table)} given
      where given.workspace_id = ${owner} and given.${sql.ref(key)} = any(${ids}::uuid[])`.execute(
      tx,
    );
    return found.rows.map(({ row }) => row);
  };
  const [clock, posts, parts, attempts, comments, links] = await Promise.all([
    sql<{ now: string }>`select clock_timestamp() as now`.execute(tx),
    rows('scheduled_posts', 'id'),
    isDeletion ? rows('post_parts', 'post_id') : [],
    isDeletion ? rows('publish_attempts', 'post_id') : [],
    isDeletion ? takeComments(tx, owner, ids) : { comments: [], mentions: [] },
    isDeletion ? takeLinks(tx, owner, ids) : [],
  ]);
  const takenAt = clock.rows[0]?.now ?? '';
  return { takenAt, isDeletion, posts, parts, attempts, comments, links };
}
