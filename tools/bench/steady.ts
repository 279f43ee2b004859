import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { childEnv } from '#api/config/env.ts';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { benchCluster } from './harness/bench-cluster.ts';
import { type Amounts, fillUsers } from './harness/fill-users.ts';
import { load } from './harness/load.ts';
import { portOf } from './harness/process.ts';
import { machine, say } from './harness/say.ts';
import { timeGet } from './harness/time-get.ts';

const TRIES = 7;
const GOAL_BLOCKED_MS = 20;
const REQUESTS = 200_000;
const POINTS = 5;

interface Seen {
  blockedMs: number;
  heap: number;
  rss: number;
}

/**
 * `node --import tsx tools/bench/steady.ts [requests]`: how long each read of a filled workspace holds up
 * the server's other requests, and what is left in memory after many. Of several tries the best
 * counts: a machine that is busy with other things stops the event loop too.
 */
async function main(requests: number): Promise<void> {
  const cluster = await benchCluster();
  try {
    await measure(await cluster.database('bench'), requests);
  } finally {
    await cluster.stop();
  }
}

async function measure(url: string, requests: number): Promise<void> {
  const amounts: Amounts = { personas: 50, posts: 2_000, span: [7, 150], others: 200 };
  const { cookie, paths } = await fillUsers(url, 'user', 10, amounts);
  const { child, port } = await startWatched(url);
  say(machine());
  try {
    for (const path of paths) await blocks(child, `http://127.0.0.1:${port}${path}`, cookie);
    await grows(child, { port, pid: child.pid ?? 0 }, { cookie, databaseUrl: url }, requests);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

async function blocks(child: ChildProcess, url: string, cookie: string): Promise<void> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = -1; round < TRIES; round++) {
    child.send('reset');
    await timeGet(url, cookie);
    const { blockedMs } = await ask(child);
    if (round >= 0) best = Math.min(best, blockedMs);
  }
  const name = new URL(url).pathname.replace(/[0-9a-f-]{36}/, '{id}');
  const over = best > GOAL_BLOCKED_MS ? '  !' : '';
  say(
    `${name.padEnd(44)} blocked ${best.toFixed(1).padStart(6)} ms (goal ${GOAL_BLOCKED_MS})${over}`,
  );
}

async function grows(
  child: ChildProcess,
  server: Parameters<typeof load>[0],
  who: { cookie: string; databaseUrl: string },
  requests: number,
): Promise<void> {
  let sent = 0;
  for (let point = 1; point <= POINTS; point++) {
    while (sent < (requests * point) / POINTS) {
      for (const path of ['/api/personas', '/api/dashboard/stats', '/api/auth/user']) {
        const { perSecond } = await load(server, { path, ...who }, 4);
        sent += Math.round(perSecond * 4);
      }
    }
    const { heap, rss } = await ask(child);
    say(
      `after ${String(sent).padStart(7)} requests: heap ${heap.toFixed(1)} MB, resident ${rss.toFixed(0)} MB`,
    );
  }
}

async function startWatched(url: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork('tools/bench/harness/measured-server.ts', {
    execArgv: [...serverFlags, '--import', 'tsx', '--expose-gc'],
    env: childEnv({ DATABASE_URL: url }),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return { child, port: await portOf(child) };
}

async function ask(child: ChildProcess): Promise<Seen> {
  child.send('read');
  const [seen] = (await once(child, 'message')) as [Seen];
  return seen;
}

await main(Number(process.argv[2] ?? REQUESTS));
