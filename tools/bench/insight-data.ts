import pg from 'pg';
import { compiler } from '#api/db/client/compile.ts';
import { socialRow } from '#api/domains/accounts/social-stats.ts';
import { listActivities } from '#api/domains/activities/queries.ts';
import { listCampaigns } from '#api/domains/campaigns/queries.ts';
import { statsAt } from '#api/domains/dashboard/queries.ts';
import { sessionWorkspace } from '#api/http/auth/session.ts';
import { benchCluster } from './harness/bench-cluster.ts';
import { fillInsight, INSIGHT } from './harness/fill-insight.ts';
import { median, say } from './harness/say.ts';
import { signIn } from './harness/sign-in.ts';
import { timeScreens } from './harness/time-screens.ts';

const ROUNDS = 9;
/** Answered within this by the database, a screen keeps its promise of 100 ms. */
const GOAL_MS = 20;
const SCREEN_GOAL_MS = 100;

/** What the screens read of figures: one entry for each statement. */
const reads = {
  'dashboard/stats': statsAt(sessionWorkspace).compile(compiler),
  'social-stats': socialRow(sessionWorkspace).compile(compiler),
  campaigns: listCampaigns(compiler, sessionWorkspace).compile(),
  activities: listActivities(compiler, sessionWorkspace).compile(),
};

/**
 * `node --import tsx tools/bench/insight-data.ts [plans]`: how long the database takes for each of these
 * reads, under the server's own role, and the server for what the screens ask, on 5 months of a
 * workspace with 20,000 posts beside a second one as large; with `plans` also how.
 * `node --import tsx tools/bench/insight-data.ts fill <database url> <username>` fills that person's
 * workspace instead.
 */
async function main([what, url, username]: string[]): Promise<void> {
  if (what === 'fill') return fill(url ?? '', username ?? '');
  const cluster = await benchCluster();
  try {
    const databaseUrl = await cluster.database('insight');
    const cookie = await measure(databaseUrl, what === 'plans');
    for (const { path, middle, worst } of await timeScreens(databaseUrl, cookie)) {
      const text = `${middle.toFixed(1).padStart(7)} ms, worst ${worst.toFixed(1)} ms`;
      say(`GET ${path.padEnd(58)} ${text} (goal ${SCREEN_GOAL_MS})`);
    }
  } finally {
    await cluster.stop();
  }
}

/** Answers the cookie of the owner of the first workspace, which is the one measured. */
async function measure(url: string, showPlans: boolean): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { workspaceId, token } = await signIn(client);
  const { rows } = await client.query(
    "insert into workspaces (name) values ('second') returning id",
  );
  const started = Date.now();
  for (const id of [workspaceId, rows[0].id]) await fillInsight(client, id);
  say(`two workspaces of ${INSIGHT.posts} posts: ${Date.now() - started} ms`);
  await client.query("select set_config('role', 'troupe_app_' || role_suffix(), false)");
  await client.query("select set_config('app.ws', $1, false)", [workspaceId]);
  for (const [name, { sql, parameters }] of Object.entries(reads)) {
    const times: number[] = [];
    let text = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      const plan = await client.query(`explain (analyze, timing off, buffers, costs off) ${sql}`, [
        ...parameters,
      ]);
      text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
      times.push(Number(/Execution Time: ([\d.]+)/.exec(text)?.[1]));
    }
    const whole = [...text.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table);
    const note = whole.length > 0 ? `  reads whole: ${whole.join(', ')}` : '';
    say(`${name.padEnd(18)} ${median(times).toFixed(1).padStart(7)} ms (goal ${GOAL_MS})${note}`);
    if (showPlans) say(`${text}\n`);
  }
  await client.end();
  return `sid=${token}`;
}

async function fill(url: string, username: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select workspace_id as id from workspace_members join users on users.id = user_id
     where username = $1`,
    [username],
  );
  if (!rows[0]) throw new Error(`Nobody is called ${username}`);
  await fillInsight(client, rows[0].id);
  await client.end();
}

await main(process.argv.slice(2));
