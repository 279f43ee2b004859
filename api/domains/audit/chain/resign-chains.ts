import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { inTransaction } from '#api/db/transaction.ts';
import { findHead, linkOf, readRows } from './links.ts';
import { writeHead, writeLinks } from './seal-events.ts';
import { verifyChain } from './verify-chain.ts';

const PAGE = 1_000;

type Tools = Pick<Context, 'across' | 'sealer'>;

/**
 * Chains every log anew with the present secret, so that an older one can be forgotten. One that does
 * not hold stays as it is: its break must not be signed. Answers whose those are.
 */
export async function resignChains(tools: Tools): Promise<{ broken: string[] }> {
  const owners = await tools.across
    .selectFrom('audit_heads')
    .select('workspace_id as id')
    .orderBy('workspace_id')
    .execute();
  const broken: string[] = [];
  for (const { id } of owners) {
    const isSigned = await inTransaction(tools.across, {}, (tx) => resign(tx, tools, id));
    if (!isSigned) broken.push(id);
  }
  return { broken };
}

async function resign(tx: Db, { sealer }: Tools, owner: string): Promise<boolean> {
  const head = await findHead(tx, owner, 'wait');
  if (!head) return true;
  if ((await verifyChain(tx, sealer, owner)).broken) return false;
  let hash = head.firstHash;
  for (let behind = -1; ; ) {
    const page = await readRows(tx, owner, { behind }, PAGE);
    const links = page.map(({ id, seq, text }) => {
      hash = sealer.sign(linkOf(hash, text));
      return { id, seq: seq ?? 0, hash };
    });
    await writeLinks(tx, owner, links);
    if (page.length < PAGE) break;
    behind = page.at(-1)?.seq ?? behind;
  }
  await writeHead(tx, sealer, owner, { ...head, hash });
  return true;
}
