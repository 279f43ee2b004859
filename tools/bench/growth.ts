import { type BenchCluster, benchCluster } from './harness/bench-cluster.ts';
import { type Amounts, fillUsers, type Reads } from './harness/fill-users.ts';
import { type ServerProcess, startProcess } from './harness/process.ts';
import { machine, say } from './harness/say.ts';
import { type TimedAnswer, timeGet } from './harness/time-get.ts';

const ROUNDS = 15;
const GOAL = 1.5;
/** Below this a difference is noise of the network and the machine. */
const FLOOR_MS = 2;
const USUAL: Amounts = { personas: 5, posts: 40, span: [7, 150], others: 20 };
const HEAVY: Amounts = { personas: 200, posts: 100_000, span: [7, 150], others: 500 };
/** Few posts, but whatever lists rows answers as many of them as beside 100,000. */
const AS_LONG: Amounts = { personas: 200, posts: 1_000, span: [150, 150], others: 500 };

/** Somebody's reads on some server. */
interface Reader extends Reads {
  server: ServerProcess;
}

/**
 * `node --import tsx tools/bench/growth.ts [users]`: every GET of one and the same workspace beside 9 others
 * and beside 9,999, in turns, and of one that has 200 personas and 100,000 posts itself, also against
 * one whose answers are as long.
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
  const few = await prepare(await cluster.database('few'), 'user', 10, USUAL);
  servers.push(few.server);
  const manyUrl = await cluster.database('many');
  const many = await prepare(manyUrl, 'user', users, USUAL);
  servers.push(many.server);
  const asLong = await prepare(manyUrl, 'long', 1, AS_LONG, many.server);
  const heavy = await prepare(manyUrl, 'heavy', 1, HEAVY, many.server);
  say(
    `${users} users with ${USUAL.posts} posts each, one with ${HEAVY.posts}: ${Date.now() - began} ms`,
  );
  say(`${machine()}; best of ${ROUNDS}, in turns; ratios to 10 users`);
  const among = `${users.toLocaleString('en')} users`.padStart(14);
  say(`${'read'.padEnd(36)} 10 users${among}              heavy           as long, to heavy`);
  for (const [at, path] of few.paths.entries()) {
    const times = await inTurns([few, many, heavy, asLong], at);
    const [small, large, most, long] = times.map(quickest) as Four;
    const name = path.replace(/[0-9a-f-]{36}/, '{id}').replace(/\?.*/, '');
    const compared = [ms(large), ratio(large, small), ms(most), ratio(most, small)];
    say(`${name.padEnd(36)}${ms(small)} ${compared.join('')}${ms(long)}${ratio(most, long)}`);
  }
  say(
    `!: more than ${GOAL} times as long and ${FLOOR_MS} ms more, *: for an answer longer by more`,
  );
}

type Four = [TimedAnswer, TimedAnswer, TimedAnswer, TimedAnswer];

const quickest = (all: TimedAnswer[]) => all.toSorted((one, other) => one.ms - other.ms)[0];

const ms = (answer: TimedAnswer) => answer.ms.toFixed(1).padStart(9);

function ratio(answer: TimedAnswer, base: TimedAnswer): string {
  const grown = answer.ms / base.ms;
  const isOver = grown > GOAL && answer.ms - base.ms > FLOOR_MS;
  const mark = grown > GOAL * Math.max(1, answer.bytes / base.bytes) ? ' !' : ' *';
  return `${grown.toFixed(2)}${isOver ? mark : '  '}`.padStart(10);
}

async function prepare(
  url: string,
  label: string,
  users: number,
  amounts: Amounts,
  running?: ServerProcess,
): Promise<Reader> {
  const reads = await fillUsers(url, label, users, amounts);
  const server = running ?? (await startProcess('product-server', url));
  return { ...reads, server };
}

/** The answers to the read at this place, of each reader, round about. */
async function inTurns(readers: Reader[], at: number): Promise<TimedAnswer[][]> {
  const times: TimedAnswer[][] = readers.map(() => []);
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, { server, cookie, paths }] of readers.entries()) {
      const took = await timeGet(`http://127.0.0.1:${server.port}${paths[at]}`, cookie);
      if (round >= 0) times[index]?.push(took);
    }
  }
  return times;
}

await main(Number(process.argv[2] ?? 10_000));
