import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase, startCluster } from '#api/db/embedded/cluster.ts';
import { migrate } from '#api/db/migrate.ts';
import { hashSecret } from '#api/http/credential.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { load, type Measured } from './load.ts';
import { startProcess } from './process.ts';

const USERS = 200;
const PERSONAS = 50;
const ROUNDS = 5;

/**
 * The authenticated list of 50 personas against a bare node:http + pg server that runs the same
 * two named queries. Floor and product take turns in one run; the ratio is what counts.
 */
async function main(): Promise<void> {
  const folder = temporaryFolder();
  const cluster = await startCluster({
    dataDir: join(folder, 'postgres'),
    durable: true,
    say: () => {},
  });
  const url = await ensureDatabase(cluster, 'bench');
  const token = await fill(url);
  const cookie = `sid=${token}`;
  const variables = { DATABASE_URL: url };
  const servers = {
    product: await startProcess(['bench/product-server.ts'], variables),
    floor: await startProcess(['bench/floor-server.ts'], variables),
    'floor, text timestamps': await startProcess(
      ['bench/floor-server.ts', 'text-timestamps'],
      variables,
    ),
  };
  const rounds: Record<string, Measured[]> = {};
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, server] of Object.entries(servers)) {
      const seconds = round < 0 ? 1 : 4;
      const measured = await load(server, '/api/personas', cookie, seconds);
      if (round >= 0) rounds[name] = [...(rounds[name] ?? []), measured];
    }
  }
  report(rounds);
  for (const server of Object.values(servers)) await server.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

function report(rounds: Record<string, Measured[]>): void {
  const out = (line: string) => process.stdout.write(`${line}\n`);
  const { product = [] } = rounds;
  out(`GET /api/personas, ${PERSONAS} rows, 64 connections, ${ROUNDS} interleaved rounds of 4 s`);
  for (const [name, all] of Object.entries(rounds)) {
    const middle = (key: keyof Measured) => median(all.map((one) => one[key])).toFixed(0);
    const cpu = `node ${middle('node')} + postgres ${middle('postgres')} us`;
    out(`${name.padEnd(24)} ${middle('perSecond')} req/s   p99 ${middle('p99')} ms   ${cpu}`);
  }
  const cost = ({ node, postgres }: Measured) => node + postgres;
  for (const [name, floor] of Object.entries(rounds)) {
    if (floor === product) continue;
    const ratio = (of: (one: Measured, other: Measured) => number) =>
      median(product.map((one, index) => of(one, floor[index] ?? one))).toFixed(2);
    const speed = ratio((one, other) => one.perSecond / other.perSecond);
    const cpu = ratio((one, other) => cost(other) / cost(one));
    out(`product / ${name}: ${speed} by requests, ${cpu} by CPU; goal 1.00, gate 0.90`);
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Users with a session and 50 personas each; answers the session token of one of them. */
async function fill(url: string): Promise<string> {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into users (subject, username) select 'bench:' || i, 'user' || i from generate_series(1, ${USERS}) i`,
  );
  await client.query('insert into workspaces (id, name) select id, username from users');
  await client.query("insert into workspace_members select id, id, 'owner' from users");
  await client.query(
    `insert into personas (workspace_id, name, description, personality, type, platform, tone, training_data, created_at)
     select id, 'Persona ' || i, 'Trades perps and writes about it', 'Dry, quick, allergic to hype', 'ct_lead', 'twitter', 'casual',
            'gm. funding flipped negative again and nobody is talking about it', now() - i * interval '1 minute'
     from users, generate_series(1, ${PERSONAS}) i`,
  );
  await client.query(
    "insert into sessions (token_hash, user_id, workspace_id, expires_at) select $1, id, id, now() + interval '30 days' from users where username = 'user7'",
    [hashSecret(token)],
  );
  await client.query('analyze');
  await client.end();
  return token;
}

await main();
