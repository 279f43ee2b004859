import { setTimeout as wait } from 'node:timers/promises';
import type { PublishingLimits } from '#api/config/publishing-limits.ts';
import type { Actor, Stage } from '#api/domains/publishing/engine/testing/publisher-harness.ts';
import {
  type WorkerProcess,
  workerProcess,
} from '#api/domains/publishing/engine/testing/worker-process.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import { serverFlags, serverProgram } from '../../scripts/server-flags.mjs';
import { benchHarness, openPosts } from './harness/bench-harness.ts';
import { cpuOf, postgresPids } from './harness/cpu.ts';
import { say } from './harness/say.ts';

/** `node --import tsx tools/bench/publisher.ts [idle|burst|kills|all] [accounts]`; idle has as many as posts. */
const [, , PART = 'all', ACCOUNTS_TEXT = '2000'] = process.argv;
/** The default settings let an account post five times a day. */
const POSTS_EACH = 5;
const WORKERS = 2;
const IN_FLIGHT = 200;
const ANSWER_MS = 200;
const IDLE_POSTS = 40;
const KILLS = 15;
const ACCOUNTS = PART === 'idle' ? IDLE_POSTS : Math.max(Number(ACCOUNTS_TEXT), IDLE_POSTS);
/** With the usual times a killed worker's posts would be back only after a minute. */
const hurried: Partial<PublishingLimits> = {
  callMs: 2_000,
  leaseMs: 4_000,
  hesitateMs: 1_000,
  settleMs: 6_000,
  lookEveryMs: 1_000,
};

/**
 * The publisher on real worker processes, a durable Postgres and the X sandbox (in this process):
 * idle lateness; 10,000 posts due at one instant; the same with a worker killed every second.
 */
async function main(): Promise<void> {
  await ensureBuilt();
  const { stage, actors, close } = await benchHarness(ACCOUNTS);
  const { sandbox } = stage;
  sandbox.control.fault({ kind: 'slow', endpoint: 'create', delayMs: ANSWER_MS, times: 'always' });

  const runs = (part: string) => PART === 'all' || PART === part;
  if (runs('idle')) await idle(stage, actors);
  if (runs('burst')) await burst(stage, actors, 'burst', null);
  sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  if (runs('kills')) await burst(stage, actors, 'kills', hurried);

  await close();
}

async function idle(stage: Stage, actors: Actor[]): Promise<void> {
  const workers = await startWorkers(stage, {});
  for (let at = 0; at < IDLE_POSTS; at += 1) {
    await stage.schedule(actors[at] as Actor, { parts: [`idle ${at}`], inMs: 500 + at * 250 });
  }
  await posted(stage, IDLE_POSTS);
  await report(stage, 'idle', IDLE_POSTS, `${IDLE_POSTS} posts, one every 250 ms`);
  await stop(workers);
}

async function burst(
  stage: Stage,
  actors: Actor[],
  name: string,
  killing: Partial<PublishingLimits> | null,
): Promise<void> {
  const count = actors.length * POSTS_EACH;
  await stage.asOwner('truncate scheduled_posts cascade');
  for (const actor of actors) {
    const texts = Array.from({ length: POSTS_EACH }, (_, at) => `${name} ${at} ${actor.username}`);
    await stage.scheduleMany(
      actor,
      texts.map((text) => ({ parts: [text], inMs: 3_600_000 })),
    );
  }
  await stage.asOwner('vacuum analyze');
  const limits = { ...killing, inFlight: IN_FLIGHT };
  const workers = await startWorkers(stage, limits);
  await stage.asOwner(`update scheduled_posts set scheduled_time = due, not_before = due
    from (select now() + interval '2 seconds' as due) d`);
  await stage.asOwner('notify troupe_publishing');
  await wait(2_000);
  const pids = workers.map(({ child }) => child.pid as number);
  const before = { workers: cpuOf(pids), postgres: cpuOf(postgresPids()), x: cpuOf([process.pid]) };
  const ended = new AbortController();
  const kills = killing ? killEverySecond(stage, workers, limits, ended.signal) : null;
  await posted(stage, count);
  const spent = (now: number, then: number) => `${((now - then) / count).toFixed(0)} us`;
  if (!killing) {
    say(
      `CPU for each post: workers ${spent(cpuOf(pids), before.workers)}, postgres ${spent(cpuOf(postgresPids()), before.postgres)}, sandbox ${spent(cpuOf([process.pid]), before.x)}`,
    );
  }
  ended.abort();
  const killed = (await kills) ?? 0;
  const ideal = (count * ANSWER_MS) / (WORKERS * IN_FLIGHT);
  const title = killing
    ? `${count} due at one instant, ${killed} workers killed, one each second`
    : `${count} due at one instant, ${WORKERS} workers x ${IN_FLIGHT} in flight, ideal ${ideal} ms`;
  await report(stage, name, count, title);
  await stop(workers);
}

const startWorker = (stage: Stage, limits: Partial<PublishingLimits>) =>
  workerProcess(stage, { limits, program: [...serverFlags, serverProgram] });

async function startWorkers(
  stage: Stage,
  limits: Partial<PublishingLimits>,
): Promise<WorkerProcess[]> {
  const workers = Array.from({ length: WORKERS }, () => startWorker(stage, limits));
  await Promise.all(workers.map(({ ready }) => ready));
  return workers;
}

async function killEverySecond(
  stage: Stage,
  workers: WorkerProcess[],
  limits: Partial<PublishingLimits>,
  ended: AbortSignal,
): Promise<number> {
  let killed = 0;
  while (killed < KILLS) {
    await wait(1_000, undefined, { signal: ended }).catch(() => {});
    if (ended.aborted) break;
    const at = Math.floor(Math.random() * workers.length);
    workers[at]?.child.kill('SIGKILL');
    workers[at] = startWorker(stage, limits);
    killed += 1;
  }
  return killed;
}

async function posted(stage: Stage, count: number): Promise<void> {
  for (let open = await openPosts(stage); open > 0; open = await openPosts(stage)) {
    await wait(open > count / 20 ? 500 : 50);
  }
}

/** How late X got them, against the due time in the database; and whether each is there once. */
async function report(stage: Stage, name: string, count: number, title: string): Promise<void> {
  const rows = (await stage.asOwner(`select t.text, t.external_id as id, p.status,
    extract(epoch from p.scheduled_time)::float8 * 1000 as due from scheduled_posts p
    join post_parts t on t.post_id = p.id where t.text like '${name} %'`)) as {
    text: string;
    id: string | null;
    status: string;
    due: number;
  }[];
  const copies = new Map<string, { id: string; createdAt: string }[]>();
  for (const post of stage.sandbox.control.truth().posts) {
    copies.set(post.text, [...(copies.get(post.text) ?? []), post]);
  }
  const late: number[] = [];
  let doubles = 0;
  let lost = 0;
  let untrue = 0;
  for (const { text, id, status, due } of rows) {
    const live = copies.get(text) ?? [];
    doubles += Math.max(0, live.length - 1);
    lost += live.length === 0 ? 1 : 0;
    untrue += status !== 'posted' || live[0]?.id !== id ? 1 : 0;
    if (live[0]) late.push(Date.parse(live[0].createdAt) - ANSWER_MS - due);
  }
  late.sort((one, other) => one - other);
  const at = (share: number) =>
    Math.round(late[Math.floor((late.length - 1) * share)] ?? Number.NaN);
  say(title);
  say(
    `  of ${count}: doubles ${doubles}, lost ${lost}, wrong states ${untrue}; first byte late p50 ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)} ms`,
  );
  say(`  all answered after ${at(1) + ANSWER_MS} ms`);
}

async function stop(workers: WorkerProcess[]): Promise<void> {
  for (const { child } of workers) child.kill('SIGTERM');
  await Promise.all(workers.map(({ ended }) => ended));
}

await main();
