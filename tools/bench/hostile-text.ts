import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Caller } from '#api/testing/app.ts';
import { type FullWorkspace, fullWorkspace } from '#api/testing/fixtures/full-workspace.ts';
import { serverProcess } from '#api/testing/server-process.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { validInputs } from '#api/testing/valid-inputs.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import { serverFlags, serverProgram } from '../../scripts/server-flags.mjs';
import { benchCluster } from './harness/bench-cluster.ts';
import { hostileBodies } from './harness/hostile-input.ts';
import { hostileUnits } from './harness/hostile-units.ts';
import { ask as askProcess } from './harness/process.ts';
import { machine, say } from './harness/say.ts';

const GOAL_MS = 100;
const FLOOR_MS = 5_000;
/** For what a call leaves to be done in the background. */
const AFTER_MS = 200;

type Attacker = FullWorkspace<Pick<Caller, 'fetch'>>;

interface Waited {
  name: string;
  kind: string;
  /** How long a read waited, by the clock, and how long the server itself was busy meanwhile. */
  ms: number;
  busyMs: number;
}

/**
 * `node --import tsx tools/bench/hostile-text.ts [rounds] [call ...]`: how long a read of one person waits
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
    const server = { origin: await url, pid: child.pid ?? 0, databaseUrl };
    await attack(server, rounds, only);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function attack(
  { origin, pid, databaseUrl }: { origin: string; pid: number; databaseUrl: string },
  rounds: number,
  only: string[],
) {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const probe = fork(
    'tools/bench/harness/read-probe.ts',
    [`${origin}/api/personas`, await cookieOf(origin, 'reader'), String(pid)],
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
    const nothing = { ms: floor.longest, busyMs: floor.busiest, name: 'nothing sent', kind: '' };
    say(`${told(nothing)}(${floor.reads} reads)\n`);
    const worst: Waited[] = [];
    for (const name of Object.keys(endpoints)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const found = await worstOf(name, attacker, probe, rounds);
      if (found) worst.push(found);
    }
    say('\nthe worst ten:');
    for (const one of worst.toSorted((a, b) => b.busyMs - a.busyMs).slice(0, 10)) say(told(one));
    const longest = Math.max(...worst.map(({ ms }) => ms));
    const busiest = Math.max(...worst.map(({ busyMs }) => busyMs));
    say(`longest of all ${longest.toFixed(1)} ms, busy ${busiest.toFixed(1)} ms (goal ${GOAL_MS})`);
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
    for (const body of bodiesOf(name, attacker, unit)) {
      let best = { ms: Number.POSITIVE_INFINITY, busyMs: Number.POSITIVE_INFINITY };
      for (let round = 0; round < rounds; round += 1) {
        const { status, ms, busyMs } = await sendOne(name, attacker, body, probe);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        best = { ms: Math.min(best.ms, ms), busyMs: Math.min(best.busyMs, busyMs) };
        if (best.ms < GOAL_MS / 2) break;
      }
      if (!worst || best.busyMs > worst.busyMs) worst = { name, kind, ...best };
    }
  }
  if (!worst) return null;
  const answers = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
  say(`${told(worst)} (${answers})`);
  return worst;
}

function told({ name, kind, ms, busyMs }: Waited): string {
  const over = busyMs > GOAL_MS ? '  !' : '';
  const times = `${ms.toFixed(1).padStart(8)} ms, busy ${busyMs.toFixed(1).padStart(7)} ms`;
  return `${name.padEnd(24)} ${times}  ${kind}${over}`;
}

function bodiesOf(name: string, attacker: Attacker, unit: string): string[] {
  const endpoint = endpoints[name];
  const body = validInputs(attacker)[name]?.body as { idempotencyKey?: string } | undefined;
  if (!endpoint || body === undefined) return [];
  // Sent in several rounds, each is to be new.
  const { idempotencyKey: _, ...fresh } = body;
  return hostileBodies(endpoint, fresh, unit);
}

async function sendOne(
  name: string,
  attacker: Attacker,
  body: string,
  probe: ChildProcess,
): Promise<{ ms: number; busyMs: number; status: number }> {
  const endpoint = endpoints[name];
  const input = validInputs(attacker)[name];
  if (!endpoint) throw new Error(`There is no call ${name}`);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    String(input?.params?.[key]),
  );
  await ask(probe);
  const answer = await attacker.user.fetch(path, {
    method: endpoint.method,
    body,
    headers: { 'content-type': 'application/json' },
  });
  await answer.arrayBuffer();
  await wait(AFTER_MS);
  const { longest, busiest } = await ask(probe);
  return { ms: longest, busyMs: busiest, status: answer.status };
}

/** What the reads have waited since they were last asked. */
const ask = (probe: ChildProcess) =>
  askProcess<{ longest: number; busiest: number; reads: number }>(probe, 'reset');

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
