import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';

export interface Head {
  seq: number;
  hash: Buffer;
  firstSeq: number;
  firstHash: Buffer;
  mac: Buffer;
}

export interface ChainedRow {
  id: string;
  seq: number | null;
  hash: Buffer | null;
  /** Everything that the row says, the same on every server. */
  text: string;
}

/** What of a row its hash is made of. */
const rowText = sql<string>`jsonb_build_array(e.workspace_id, e.id,
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.actor_id, e.actor_name,
  e.actor_role, e.via, e.request_id, e.address, e.action, e.target_kind, e.target_id,
  e.changes)::text`;

/** Rows of a workspace's log: those of the chain behind a number in its order, or those not in it yet. */
export async function readRows(
  db: Db,
  owner: string,
  part: { behind: number } | 'unsealed',
  most: number,
): Promise<ChainedRow[]> {
  const rows = await db
    .selectFrom('audit_events as e')
    .select(['e.id', sql<number | null>`e.seq::float8`.as('seq'), 'e.hash', rowText.as('text')])
    .where('e.workspace_id', '=', owner)
    .$call((query) =>
      part === 'unsealed'
        ? query.where('e.seq', 'is', null).orderBy('e.at')
        : query.where('e.seq', '>', String(part.behind)).orderBy('e.seq'),
    )
    .orderBy('e.id')
    .limit(most)
    .execute();
  return rows;
}

/** The ends of a workspace's chain. Who changes them leaves those that are in use to the next time. */
export function findHead(db: Db, owner: string, lock: 'wait' | 'update' | 'share') {
  return db
    .selectFrom('audit_heads')
    .select([
      sql<number>`seq::float8`.as('seq'),
      'hash',
      sql<number>`first_seq::float8`.as('firstSeq'),
      'first_hash as firstHash',
      'mac',
    ])
    .where('workspace_id', '=', owner)
    .$if(lock === 'update', (query) => query.forUpdate().skipLocked())
    .$if(lock === 'wait', (query) => query.forUpdate())
    .$if(lock === 'share', (query) => query.forShare())
    .executeTakeFirst();
}

/** What is signed of a row: itself, and the hash of the one before. */
export function linkOf(before: Buffer, text: string): Buffer {
  return Buffer.concat([Buffer.from('row\n'), before, Buffer.from(text)]);
}

/** What is signed of the ends of a chain. */
export function endsOf(owner: string, head: Omit<Head, 'mac'>): Buffer {
  const { seq, hash, firstSeq, firstHash } = head;
  const parts = [owner, seq, hash.toString('hex'), firstSeq, firstHash.toString('hex')];
  return Buffer.from(`head\n${parts.join('\n')}`);
}
