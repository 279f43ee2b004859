import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Caller } from '#api/testing/app.ts';
import { type FullWorkspace, fullWorkspace } from '#api/testing/full-workspace.ts';
import { serverProcess } from '#api/testing/server-process.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { validInputs } from '#api/testing/valid-inputs.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { ensureBuilt } from '../scripts/build.mjs';
import { serverFlags, serverProgram } from '../scripts/server-flags.mjs';
import { benchCluster } from './bench-cluster.ts';
import { hostileBodies } from './hostile-input.ts';
import { hostileUnits } from './hostile-units.ts';
import { machine, say } from './say.ts';

const GOAL_MS = 100;
const FLOOR_MS = 5_000;
/** For what a call leaves to be done in the background. */
const AFTER_MS = 200;

type Attacker = FullWorkspace<Pick<Caller, 'fetch'>>;

interface Waited {
  name: string;
  kind: string;
  ms: number;
}

/**
 * `node --import tsx bench/hostile-text.ts [rounds] [call ...]`: how long a read of one person waits
 * while another sends hostile texts, as large as each contract allows, to each call that takes text.
 * Of several rounds the best counts: a machine that is busy with other things makes everybody wait.
 */
async function main(rounds: number, only: string[]): Promise<void> {
  await ensureBuilt();
  const cluster = await benchCluster();
  const folder = temporaryFolder();
  const databaseUrl = await cluster.database('bench');
  const { child, url } = serverProcess(
    {
      NODE_ENV: 'production',
      ALLOW_SANDBOX: '1',
      TEST_LOGIN: 'on',
      RATE_LIMITS: 'off',
      DATABASE_URL: databaseUrl,
      APP_SECRET: randomBytes(32).toString('base64'),
      DATA_DIR: folder,
    },
    [...serverFlags, serverProgram],
  );
  try {
    await attack(await url, databaseUrl, rounds, only);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function attack(origin: string, databaseUrl: string, rounds: number, only: string[]) {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const probe = fork(
    'bench/read-probe.ts',
    [`${origin}/api/personas`, await cookieOf(origin, 'reader')],
    {
      execArgv: ['--import', 'tsx'],
    },
  );
  try {
    const attacker = await signedIn(origin, admin);
    await ask(probe);
    await wait(FLOOR_MS);
    const floor = await ask(probe);
    say(machine());
    say(`nothing sent: ${floor.reads} reads, the longest ${floor.longest.toFixed(1)} ms\n`);
    const worst: Waited[] = [];
    for (const name of Object.keys(endpoints)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const found = await worstOf(name, attacker, probe, rounds);
      if (found) worst.push(found);
    }
    await wait(FLOOR_MS);
    say(`\nafterwards: the longest ${(await ask(probe)).longest.toFixed(1)} ms`);
    say('the worst ten:');
    for (const { name, kind, ms } of worst.toSorted((a, b) => b.ms - a.ms).slice(0, 10)) {
      say(`${name.padEnd(24)} ${ms.toFixed(1).padStart(8)} ms  ${kind}`);
    }
    const longest = Math.max(...worst.map(({ ms }) => ms));
    say(
      `longest of all ${longest.toFixed(1)} ms (goal ${GOAL_MS})${longest > GOAL_MS ? '  !' : ''}`,
    );
    say(machine());
  } finally {
    probe.kill();
    await admin.end();
  }
}

/** The longest wait over all texts, each by its best round; null for a call that takes no text. */
async function worstOf(
  name: string,
  attacker: Attacker,
  probe: ChildProcess,
  rounds: number,
): Promise<Waited | null> {
  let worst: Waited | null = null;
  const statuses = new Map<number, number>();
  for (const [kind, unit] of Object.entries(hostileUnits)) {
    const shapes = shapesOf(name, attacker, unit);
    for (let shape = 0; shape < shapes; shape += 1) {
      let best = Number.POSITIVE_INFINITY;
      for (let round = 0; round < rounds; round += 1) {
        const { ms, status } = await sendOne(name, attacker, unit, shape, probe);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        best = Math.min(best, ms);
        if (best < GOAL_MS / 2) break;
      }
      if (!worst || best > worst.ms) worst = { name, kind, ms: best };
    }
  }
  if (!worst) return null;
  const answers = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
  const over = worst.ms > GOAL_MS ? '  !' : '';
  say(
    `${name.padEnd(24)} ${worst.ms.toFixed(1).padStart(8)} ms  ${worst.kind} (${answers})${over}`,
  );
  return worst;
}

function shapesOf(name: string, attacker: Attacker, unit: string): number {
  const endpoint = endpoints[name];
  const input = validInputs(attacker)[name];
  return endpoint ? hostileBodies(endpoint, input?.body, unit).length : 0;
}

async function sendOne(
  name: string,
  attacker: Attacker,
  unit: string,
  shape: number,
  probe: ChildProcess,
): Promise<{ ms: number; status: number }> {
  const endpoint = endpoints[name];
  const input = validInputs(attacker)[name];
  if (!endpoint) throw new Error(`There is no call ${name}`);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    String(input?.params?.[key]),
  );
  const body = hostileBodies(endpoint, input?.body, unit)[shape] ?? '';
  await ask(probe);
  const answer = await attacker.user.fetch(path, {
    method: endpoint.method,
    body,
    headers: { 'content-type': 'application/json' },
  });
  await answer.arrayBuffer();
  await wait(AFTER_MS);
  return { ms: (await ask(probe)).longest, status: answer.status };
}

async function ask(probe: ChildProcess): Promise<{ longest: number; reads: number }> {
  probe.send('reset');
  const [seen] = await once(probe, 'message');
  return seen as { longest: number; reads: number };
}

async function cookieOf(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/test-login?username=${username}`);
  if (answer.status !== 200) throw new Error(`The test login answered ${answer.status}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Somebody who owns one of everything. */
function signedIn(origin: string, admin: pg.Client): Promise<Attacker> {
  return fullWorkspace({
    asOwner: async (statement) => (await admin.query(statement)).rows,
    signIn: async (username) => {
      const cookie = await cookieOf(origin, username);
      return {
        fetch: (path, init = {}) =>
          fetch(origin + path, {
            ...init,
            headers: { cookie, origin, ...(init.headers as object) },
          }),
      };
    },
  });
}

const [rounds = '3', ...only] = process.argv.slice(2);
await main(Number(rounds), only);
