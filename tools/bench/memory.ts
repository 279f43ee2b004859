import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { freePort } from '#api/db/embedded/free-port.ts';
import { type ServerProcess, serverProcess } from '#api/testing/server-process.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import { serverFlags, serverProgram } from '../../scripts/server-flags.mjs';
import { benchCluster } from './harness/bench-cluster.ts';
import { type Amounts, fillUsers } from './harness/fill-users.ts';
import { machine, say, sayTable } from './harness/say.ts';

const ROUNDS = 3;
const REQUESTS = 3_000;
const AT_ONCE = 16;
const ROLES = ['web', 'worker', 'all'] as const;
const AMOUNTS: Amounts = { personas: 50, posts: 2_000, span: [7, 150], others: 200 };
/** Nothing listens there: what is measured asks nobody outside. */
const NOBODY = 'http://127.0.0.1:9';

/**
 * `node --import tsx tools/bench/memory.ts`: the resident memory of the built server in each role, in
 * megabytes: as soon as it serves, after requests, and the most that it ever had.
 */
async function main(): Promise<void> {
  await ensureBuilt();
  const cluster = await benchCluster();
  const folder = temporaryFolder();
  try {
    const url = await cluster.database('bench');
    const { cookie, paths } = await fillUsers(url, 'user', 10, AMOUNTS);
    say(machine());
    const rows = [['role', 'started', 'after requests', 'most']];
    for (const role of ROLES) {
      const seen: number[][] = [];
      for (let round = 0; round < ROUNDS; round++) {
        seen.push(await measure(role, { url, folder, cookie, paths }));
      }
      rows.push([
        role,
        ...[0, 1, 2].map((column) => range(seen.map((figures) => figures[column]))),
      ]);
    }
    sayTable(rows, 16);
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Bench {
  url: string;
  folder: string;
  cookie: string;
  paths: string[];
}

async function measure(role: string, { url, folder, cookie, paths }: Bench): Promise<number[]> {
  const port = await freePort();
  const variables = {
    NODE_ENV: 'production',
    ROLE: role,
    DATABASE_URL: url,
    DATA_DIR: folder,
    APP_SECRET: randomBytes(32).toString('base64'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...{ PORT: String(port), WORKER_METRICS_PORT: String(port) },
    ...{ X_CLIENT_ID: 'bench', X_CLIENT_SECRET: 'bench', X_API_URL: NOBODY },
    ...{ COINGECKO_URL: NOBODY, FEAR_GREED_URL: NOBODY, NEWS_FEEDS: NOBODY },
  };
  const server = serverProcess(variables, [...serverFlags, serverProgram]);
  const at = `http://127.0.0.1:${port}`;
  await ready(server, at);
  const started = memoryOf(server, 'VmRSS');
  const asked = role === 'worker' ? ['/api/health'] : paths;
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, offset) => {
        const path = asked[(sent + offset) % asked.length];
        await (await fetch(`${at}${path}`, { headers: { cookie } })).arrayBuffer();
      }),
    );
  }
  const figures = [started, memoryOf(server, 'VmRSS'), memoryOf(server, 'VmHWM')];
  server.child.kill('SIGTERM');
  await server.ended;
  return figures;
}

/** Asks until it serves. Throws what it said when it ends before. */
async function ready(server: ServerProcess, at: string): Promise<void> {
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  while (!hasEnded) {
    const answer = await fetch(`${at}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error((await server.ended).complaint);
}

function memoryOf({ child }: ServerProcess, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`${what}:\\s+(\\d+)`).exec(status) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

function range(values: (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

await main();
