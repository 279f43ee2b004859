import pg from 'pg';
import {
  type Actor,
  Stage,
  stageApp,
} from '#api/domains/publishing/engine/testing/publisher-harness.ts';
import { startXSandbox } from '#tools/sandbox/x-api/x-sandbox.ts';
import { benchCluster } from './bench-cluster.ts';

/** How many posts are still to be sent, or looked up on X. */
export async function openPosts(stage: Stage): Promise<number> {
  const [{ open }] = (await stage.asOwner(`select count(*)::int as open from scheduled_posts
    where status in ('pending', 'publishing', 'unknown')`)) as [{ open: number }];
  return open;
}

/** A stage with that many accounts on a durable Postgres; the X sandbox lives in this process. */
export async function benchHarness(accounts: number) {
  const cluster = await benchCluster();
  const url = await cluster.database('bench');
  const admin = new pg.Client({ connectionString: url, application_name: 'bench' });
  await admin.connect();
  const sandbox = await startXSandbox({ port: 0, app: stageApp });
  sandbox.control.fault({ kind: 'rate_limits', on: false });
  const stage = new Stage(url, sandbox, async (text) => (await admin.query(text)).rows);
  const actors: Actor[] = [];
  for (let at = 0; at < accounts; at += 20) {
    const names = Array.from({ length: Math.min(20, accounts - at) }, (_, more) => at + more);
    actors.push(...(await Promise.all(names.map((name) => stage.actor(`bench_${name}`)))));
  }
  return {
    stage,
    actors,
    async close() {
      await stage.close();
      await sandbox.stop();
      await admin.end();
      await cluster.stop();
    },
  };
}
