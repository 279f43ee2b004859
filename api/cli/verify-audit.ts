import { connect } from '#api/db/database.ts';
import { inTransaction } from '#api/db/transaction.ts';
import { type Break, verifyChain } from '#api/domains/audit/chain/verify-chain.ts';
import { openSealer } from '#api/secrets/app-secret.ts';
import { assertSetUp } from './assert-database.ts';
import { runCommand } from './run-command.ts';

const found: Record<Break['kind'], (seq: number | null) => string> = {
  missing: (seq) => `row ${seq} is missing`,
  changed: (seq) => `row ${seq} was changed, or the one before it is missing`,
  inserted: (seq) => `a row was inserted as number ${seq}`,
  reordered: (seq) => `row ${seq} was moved there from another place`,
  truncated: (seq) => `the end is missing, from row ${seq} on`,
  head: () => 'the record of its ends was changed or is missing',
};

/**
 * `npm run audit:verify [-- --workspace ID]`: whether each audit log holds; fails at the first break of
 * one. Servers may run. The hash of the last row is worth noting elsewhere: it proves a later one.
 */
await runCommand(async (env, say, open) => {
  const asked = process.argv.indexOf('--workspace');
  const id = asked < 0 ? null : process.argv[asked + 1];
  if (id !== null && !/^[0-9a-f-]{36}$/.test(id ?? '')) {
    throw new Error('--workspace needs the id of a workspace.');
  }
  const sealer = openSealer(env);
  const database = await open();
  const { db: across, close } = connect(database.url, 'worker', (error) => say(error.message));
  try {
    await assertSetUp(database.owner);
    const workspaces = await across
      .selectFrom('workspaces')
      .select(['id', 'name'])
      .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
      .orderBy('id')
      .execute();
    if (id !== null && workspaces.length === 0) throw new Error(`There is no workspace ${id}.`);
    let broken = 0;
    for (const workspace of workspaces) {
      const log = await inTransaction(across, {}, (tx) => verifyChain(tx, sealer, workspace.id));
      const waiting = log.unsealed > 0 ? `, ${log.unsealed} not chained yet` : '';
      if (log.broken) {
        broken += 1;
        const row = log.broken.id ? ` (${log.broken.id})` : '';
        say(`${workspace.id} BROKEN: ${found[log.broken.kind](log.broken.seq)}${row}`);
      } else {
        const last = log.head
          ? `, the last is ${log.head.seq} ${log.head.hash.toString('hex')}`
          : '';
        say(`${workspace.id} ok: ${log.rows} rows${waiting}${last}`);
      }
    }
    if (broken > 0) throw new Error(`${broken} of ${workspaces.length} audit logs do not hold.`);
  } finally {
    await close();
  }
});
