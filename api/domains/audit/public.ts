import { sql } from 'kysely';
import type { Context } from '#api/context.ts';
import type { Database, Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { inTransaction } from '#api/db/transaction.ts';
import type { GiveWay } from '#api/queue/yield-to-publisher.ts';
import type { auditTargets } from '#shared/contracts/audit.ts';
import { findHead } from './chain/links.ts';
import { holds, sealWorkspace, writeHead } from './chain/seal-events.ts';

type Kind = (typeof auditTargets)[number];

/** Writes down that the member takes a file with them; of the whole workspace where no id is named. */
export async function noteDownload(db: Database, owner: string, kind: Kind, id?: string) {
  await withWorkspace(db, owner, (tx) => noteDownloadIn(tx, kind, id));
}

const noteDownloadIn = (tx: Db, kind: Kind, id: string | undefined) =>
  sql`select write_download(${kind}, ${id ?? null}::uuid)`.execute(tx);

const BATCH = 1_000;

type Tools = Pick<Context, 'across' | 'sealer' | 'log'>;

/** Takes away what is a year old from the beginning of each chain, which then begins behind it. */
export async function purgeEvents(
  tools: Tools,
  signal: AbortSignal,
  giveWay?: GiveWay,
): Promise<void> {
  const { rows } = await sql<{ owner: string }>`
    select distinct workspace_id as owner from audit_events
    where at < now() - interval '1 year'`.execute(tools.across);
  for (const { owner } of rows) {
    await sealWorkspace(tools, owner);
    for (let isAll = false; !isAll && !signal.aborted; ) {
      await giveWay?.();
      isAll = (await purgeBatch(tools, owner)) < BATCH;
    }
  }
}

function purgeBatch({ across, sealer }: Tools, owner: string): Promise<number> {
  return inTransaction(across, {}, async (tx) => {
    const head = await findHead(tx, owner, 'update');
    if (!head) return 0;
    // A chain that was changed stays for who looks into it; what it says of people does not.
    if (!(await holds(tx, sealer, owner, head))) {
      const { numAffectedRows = 0n } = await sql`
        delete from audit_events where ctid = any(array(select ctid from audit_events
          where workspace_id = ${owner} and at < now() - interval '1 year'
          limit ${BATCH}))`.execute(tx);
      return Number(numAffectedRows);
    }
    const { rows } = await sql<{ seq: number; hash: Buffer }>`
      select seq::float8 as seq, hash from audit_events
      where workspace_id = ${owner} and seq is not null and seq < coalesce((
        select min(seq) from audit_events
        where workspace_id = ${owner} and seq is not null and at >= now() - interval '1 year'),
        ${head.seq + 1})
      order by seq limit ${BATCH}`.execute(tx);
    const last = rows.at(-1);
    if (!last) return 0;
    await sql`delete from audit_events
      where workspace_id = ${owner} and seq <= ${last.seq}`.execute(tx);
    await writeHead(tx, sealer, owner, { ...head, firstSeq: last.seq, firstHash: last.hash });
    return rows.length;
  });
}
