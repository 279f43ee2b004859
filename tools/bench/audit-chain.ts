import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { connect } from '#api/db/database.ts';
import { sealWorkspace } from '#api/domains/audit/chain/seal-events.ts';
import { createSealer } from '#api/secrets/sealer.ts';
import { benchCluster } from './harness/bench-cluster.ts';
import { machine, quantile, say } from './harness/say.ts';

const WRITERS = 50;
const SECONDS = 5;
/** What else a transaction does after the change that is written down. */
const REST_MS = 5;

const modes = ['no chain', 'a job chains', 'the transaction chains'] as const;

/**
 * `node --import tsx tools/bench/audit-chain.ts`: 50 writers of one workspace, each change written to the
 * audit log; without a chain, while the job chains without a pause, and with a lock of the workspace from
 * the change to its commit, as a chain within the transaction needs it.
 */
async function main(): Promise<void> {
  const cluster = await benchCluster();
  const url = await cluster.database('bench');
  const { db: across, close } = connect(url, 'worker', () => {});
  try {
    const [owner, user] = [randomUUID(), randomUUID()];
    const client = await connected(url);
    await client.query(
      `insert into users (id, subject, username) values ('${user}', 'bench:1', 'bench');
      insert into workspaces (id, name) values ('${owner}', 'bench')`,
    );
    await client.end();
    const sealer = createSealer(randomBytes(32).toString('base64'));
    const log = { error: (_: unknown, sentence: string) => say(sentence) } as never;
    const seal = () => sealWorkspace({ across, sealer, log }, owner);
    for (const mode of modes) {
      await seal();
      const work = new AbortController();
      const sealing = mode === 'a job chains' ? sealUntil(work.signal) : Promise.resolve();
      const times = (
        await Promise.all(Array.from({ length: WRITERS }, () => write(url, owner, user, mode)))
      ).flat();
      work.abort();
      await sealing;
      const rate = (times.length / SECONDS).toFixed(0);
      const [half, most] = [quantile(times, 0.5), quantile(times, 0.99)].map((ms) => ms.toFixed(0));
      say(`${mode}: ${rate} changes a second, median ${half} ms, 99 % ${most} ms (${machine()})`);
      async function sealUntil(signal: AbortSignal): Promise<void> {
        while (!signal.aborted) await seal();
      }
    }
  } finally {
    await close();
    await cluster.stop();
  }
}

async function write(url: string, owner: string, user: string, mode: string): Promise<number[]> {
  const client = await connected(url);
  const times: number[] = [];
  const acting = `${user} session owner ${randomUUID()} ::1`;
  for (const end = performance.now() + SECONDS * 1_000; performance.now() < end; ) {
    const before = performance.now();
    await client.query(`begin;
      select set_config('app.ws', '${owner}', true), set_config('app.member', '${acting}', true);
      ${mode === 'the transaction chains' ? `select pg_advisory_xact_lock(hashtext('${owner}'));` : ''}
      insert into revenue_entries (workspace_id, amount_cents, earned_on) values ('${owner}', 1, now());
      select pg_sleep(${REST_MS / 1_000});
      commit`);
    times.push(performance.now() - before);
  }
  await client.end();
  return times;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

await main();
