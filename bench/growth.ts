import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type BenchCluster, benchCluster } from './bench-cluster.ts';
import { everyRead } from './every-read.ts';
import { type Amounts, fillUsers } from './fill-users.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { machine, say } from './say.ts';
import { timeGet } from './time-get.ts';

const ROUNDS = 15;
const GOAL = 1.5;
/** Below this a difference is noise of the network and the machine. */
const FLOOR_MS = 2;
const USUAL: Amounts = { personas: 5, posts: 40, others: 20 };
const HEAVY: Amounts = { personas: 200, posts: 100_000, others: 500 };

/** Somebody's reads on some server. */
interface Reader {
  server: ServerProcess;
  cookie: string;
  paths: string[];
}

/**
 * `node --import tsx bench/growth.ts [users]`: every GET of one and the same workspace beside 9 others
 * and beside 9,999, in turns, and of one that has 200 personas and 100,000 posts itself.
 */
async function main(users: number): Promise<void> {
  const cluster = await benchCluster();
  const servers: ServerProcess[] = [];
  try {
    await measure(cluster, users, servers);
  } finally {
    for (const server of servers) await server.stop();
    await cluster.stop();
  }
}

async function measure(
  cluster: BenchCluster,
  users: number,
  servers: ServerProcess[],
): Promise<void> {
  const began = Date.now();
  const few = await prepare(await cluster.database('few'), 10, USUAL);
  servers.push(few.server);
  const manyUrl = await cluster.database('many');
  const many = await prepare(manyUrl, users, USUAL);
  servers.push(many.server);
  const heavy = await prepare(manyUrl, 1, HEAVY, many.server);
  say(
    `${users} users with ${USUAL.posts} posts each, one with ${HEAVY.posts}: ${Date.now() - began} ms`,
  );
  say(`${machine()}; best of ${ROUNDS}, in turns`);
  const among = `${users.toLocaleString('en')} users`.padStart(14);
  say(`${'read'.padEnd(42)} 10 users${among}     ratio    heavy     ratio`);
  for (const [at, path] of few.paths.entries()) {
    const times = await inTurns([few, many, heavy], at);
    const [small = Number.NaN, large = Number.NaN, most = Number.NaN] = times.map((all) =>
      Math.min(...all),
    );
    const ratio = (value: number) => {
      const grown = value / small;
      const over = grown > GOAL && value - small > FLOOR_MS;
      return `${grown.toFixed(2)}${over ? ' !' : '  '}`.padStart(10);
    };
    const ms = (value: number) => value.toFixed(1).padStart(9);
    const name = path.replace(/[0-9a-f-]{36}/, '{id}').replace(/\?.*/, '');
    say(
      `${name.padEnd(42)}${ms(small)}${ms(large).padStart(14)}${ratio(large)}${ms(most)}${ratio(most)}`,
    );
  }
  say(`!: more than ${GOAL} times as long and ${FLOOR_MS} ms more`);
}

async function prepare(
  url: string,
  users: number,
  amounts: Amounts,
  running?: ServerProcess,
): Promise<Reader> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const token = randomBytes(32).toString('base64url');
  const label = amounts === HEAVY ? 'heavy' : 'user';
  const workspaceId = await fillUsers(client, label, users, amounts, token);
  await client.query('vacuum analyze');
  const paths = await everyRead(client, workspaceId);
  await client.end();
  const server = running ?? (await startProcess(['bench/product-server.ts'], url));
  return { server, cookie: `sid=${token}`, paths };
}

/** Milliseconds of the read at this place, of each reader, round about. */
async function inTurns(readers: Reader[], at: number): Promise<number[][]> {
  const times: number[][] = readers.map(() => []);
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, { server, cookie, paths }] of readers.entries()) {
      const took = await timeGet(`http://127.0.0.1:${server.port}${paths[at]}`, cookie);
      if (round >= 0) times[index]?.push(took);
    }
  }
  return times;
}

await main(Number(process.argv[2] ?? 10_000));
