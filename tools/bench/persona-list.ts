import { benchCluster } from './harness/bench-cluster.ts';
import { type Amounts, fillUsers } from './harness/fill-users.ts';
import { load, type Measured } from './harness/load.ts';
import { type ServerProcess, startProcess } from './harness/process.ts';
import { machine, median, say } from './harness/say.ts';

const ROUNDS = 5;
const SECONDS = 4;
const AMOUNTS: Amounts = { personas: 50, posts: 0, span: [0, 0], others: 0 };

/** What the product is held to beside the floor: the goal, and the gate below which a change is not merged. */
const GOALS = { list: 'goal 1.10, gate 0.90', insert: 'goal 0.85' };

/**
 * `node --import tsx tools/bench/persona-list.ts [list|insert]`:
 * the authenticated list of 50 personas and the insert of a bucket against a bare server that runs the
 * same statements. Product and floor take turns in one run; the ratio is what counts.
 */
async function main(only: string | undefined): Promise<void> {
  const cluster = await benchCluster();
  const servers: Record<string, ServerProcess> = {};
  try {
    const url = await cluster.database('bench');
    const { cookie } = await fillUsers(url, 'user', 200, AMOUNTS);
    for (const name of ['product', 'floor']) {
      servers[name] = await startProcess(`${name}-server`, url);
    }
    await measure(servers, { cookie, databaseUrl: url }, only);
  } finally {
    for (const server of Object.values(servers)) await server.stop();
    await cluster.stop();
  }
}

async function measure(
  servers: Record<string, ServerProcess>,
  who: { cookie: string; databaseUrl: string },
  only: string | undefined,
): Promise<void> {
  const calls = {
    list: { path: '/api/personas', ...who },
    insert: { path: '/api/content-buckets', ...who, body: { name: 'Bench', tags: ['a'] } },
  };
  const rounds = new Map<string, Measured[]>();
  // The first round is not counted: Node still compiles what it runs.
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, server] of Object.entries(servers)) {
      for (const [what, call] of Object.entries(calls)) {
        if (only && what !== only) continue;
        const measured = await load(server, call, SECONDS);
        const key = `${what} ${name}`;
        if (round >= 0) rounds.set(key, [...(rounds.get(key) ?? []), measured]);
      }
    }
  }
  report(rounds);
  if (only !== 'insert') {
    const few = await load(servers.product as ServerProcess, calls.list, SECONDS, 8);
    reportWaiting(rounds.get('list product') ?? [], few);
  }
}

function report(rounds: Map<string, Measured[]>): void {
  say(`${AMOUNTS.personas} rows, 64 connections, ${ROUNDS} interleaved rounds of ${SECONDS} s`);
  say(machine());
  for (const [name, all] of rounds) {
    const middle = (key: keyof Measured) => median(all.map((one) => one[key])).toFixed(0);
    const cpu = `node ${middle('node')} + postgres ${middle('postgres')} us`;
    say(`${name.padEnd(24)} ${middle('perSecond')} req/s   p99 ${middle('p99')} ms   ${cpu}`);
  }
  for (const [what, goal] of Object.entries(GOALS)) {
    const pairs = rounds.get(`${what} product`) ?? [];
    const floors = rounds.get(`${what} floor`) ?? [];
    if (pairs.length === 0) continue;
    const ratio = (of: (one: Measured, other: Measured) => number) =>
      median(pairs.map((one, index) => of(one, floors[index] ?? one))).toFixed(2);
    const speed = ratio((one, other) => one.perSecond / other.perSecond);
    const cpu = ratio((one, other) => cost(other) / cost(one));
    say(`${what} / node:http + pg, the same SQL: ${speed} by requests, ${cpu} by CPU (${goal})`);
  }
}

/** How long a list takes while 64 ask, and while 8 do. */
function reportWaiting(many: Measured[], few: Measured): void {
  const p99 = median(many.map((one) => one.p99)).toFixed(1);
  say(
    `list, 8 connections: p50 ${few.p50.toFixed(1)} ms (goal 2.5), p99 ${few.p99.toFixed(1)} ms (goal 10)`,
  );
  say(`list, 64 connections: p99 ${p99} ms (goal 60)`);
}

const cost = ({ node, postgres }: Measured) => node + postgres;

await main(process.argv[2]);
