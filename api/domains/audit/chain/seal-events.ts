import { sql } from 'kysely';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { inTransaction } from '#api/db/transaction.ts';
import type { Sealer } from '#api/secrets/sealer.ts';
import { endsOf, findHead, type Head, linkOf, readRows } from './links.ts';

const BATCH = 1_000;
const WORKSPACES = 500;

type Tools = Pick<Context, 'across' | 'sealer' | 'log'>;

/** Chains what was written since, of all workspaces. One whose head does not hold is left as it is. */
export async function sealEvents(tools: Tools): Promise<void> {
  const { rows } = await sql<{ owner: string }>`
    select distinct workspace_id as owner from audit_events where seq is null
    limit ${WORKSPACES}`.execute(tools.across);
  for (const { owner } of rows) await sealWorkspace(tools, owner);
}

export async function sealWorkspace(tools: Tools, owner: string): Promise<void> {
  for (let sealed = BATCH; sealed === BATCH; ) {
    // The log is only added to by who serves: a worker's rights are needed, not the workspace's.
    sealed = await inTransaction(tools.across, {}, (tx) => sealBatch(tx, tools, owner));
  }
}

async function sealBatch(tx: Db, { sealer, log }: Tools, owner: string): Promise<number> {
  const begun = await sql<{ id: string }>`
    insert into audit_heads (workspace_id)
    select id from workspaces w where id = ${owner} and not exists (
      select from audit_events where workspace_id = w.id and seq is not null)
    on conflict do nothing returning workspace_id as id`.execute(tx);
  const head = await findHead(tx, owner, 'update');
  if (!head) return 0;
  if (begun.rows.length > 0) {
    await writeHead(tx, sealer, owner, head);
  } else if (!(await holds(tx, sealer, owner, head))) {
    log.error({ workspaceId: owner }, 'the audit log was changed: run audit:verify');
    return 0;
  }
  const rows = await readRows(tx, owner, 'unsealed', BATCH);
  if (rows.length === 0) return 0;
  let { seq, hash } = head;
  const links = rows.map(({ id, text }) => {
    seq += 1;
    hash = sealer.sign(linkOf(hash, text));
    return { id, seq, hash };
  });
  await writeLinks(tx, owner, links);
  await writeHead(tx, sealer, owner, { ...head, seq, hash });
  return rows.length;
}

/** Whether the head is what we wrote, and the end of the chain is there: nothing is built on another one. */
export async function holds(
  tx: Db,
  sealer: Sealer,
  owner: string,
  { mac, ...head }: Head,
): Promise<boolean> {
  if (sealer.signedWith(endsOf(owner, head), mac) === null) return false;
  if (head.seq === head.firstSeq) return true;
  const { rows } = await sql<{ hash: Buffer | null }>`
    select hash from audit_events
    where workspace_id = ${owner} and seq >= ${head.seq}`.execute(tx);
  return rows.length === 1 && rows[0]?.hash?.equals(head.hash) === true;
}

export async function writeLinks(
  tx: Db,
  owner: string,
  links: readonly { id: string; seq: number; hash: Buffer }[],
): Promise<void> {
  await sql`
    update audit_events e set seq = l.seq, hash = decode(l.hash, 'hex')
    from unnest(${links.map(({ id }) => id)}::uuid[], ${links.map(({ seq }) => seq)}::bigint[],
      ${links.map(({ hash }) => hash.toString('hex'))}::text[]) as l (id, seq, hash)
    where e.workspace_id = ${owner} and e.id = l.id`.execute(tx);
}

export async function writeHead(
  tx: Db,
  sealer: Sealer,
  owner: string,
  head: Omit<Head, 'mac'>,
): Promise<void> {
  await tx
    .updateTable('audit_heads')
    .set({
      seq: String(head.seq),
      hash: head.hash,
      first_seq: String(head.firstSeq),
      first_hash: head.firstHash,
      mac: sealer.sign(endsOf(owner, head)),
    })
    .where('workspace_id', '=', owner)
    .execute();
}
