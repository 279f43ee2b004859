import { setTimeout as wait } from 'node:timers/promises';
import { type SeededRandom, seededRandom } from '#api/ai/composer/choose/seeded-random.ts';
import type { PublishingLimits } from '#api/config/publishing-limits.ts';
import { judge } from '#api/domains/publishing/engine/testing/assert-ledger.ts';
import type { Actor, Stage } from '#api/domains/publishing/engine/testing/publisher-harness.ts';
import { randomFault } from '#api/domains/publishing/engine/testing/random-faults.ts';
import {
  type WorkerProcess,
  workerProcess,
} from '#api/domains/publishing/engine/testing/worker-process.ts';
import { benchHarness, openPosts } from './harness/bench-harness.ts';
import { say } from './harness/say.ts';

/** `node --import tsx tools/bench/soak-publisher.ts [posts] [seed] [times]`; `times`: longer limits, for a busy machine. */
const [, , POSTS_TEXT = '2000', SEED_TEXT = '1', TIMES_TEXT = '1'] = process.argv;
const POSTS = Number(POSTS_TEXT);
const TIMES = Number(TIMES_TEXT);
const ACCOUNTS = 100;
const WORKERS = 3;
const SPREAD_MS = 30_000;
const limits: Partial<PublishingLimits> = {
  callMs: 1_500 * TIMES,
  leaseMs: 3_000 * TIMES,
  hesitateMs: 1_000 * TIMES,
  settleMs: 4_000 * TIMES,
  firstLookMs: 100 * TIMES,
  lookEveryMs: 500 * TIMES,
  giveUpMs: 60_000 * TIMES,
  retryMs: 100,
  longestRetryMs: 2_000,
};

async function main(): Promise<void> {
  const { stage, actors, close } = await benchHarness(ACCOUNTS);
  try {
    await soak(stage, actors);
  } finally {
    await close();
  }
}

/**
 * Posts and threads through a bad day: workers killed, X failing in every way it can, database
 * connections cut, a timeline that lags and no guard of X's own. In the end X's ledger and our
 * database are held against each other: nothing twice, nothing lost, no state untrue.
 */
async function soak(stage: Stage, actors: Actor[]): Promise<void> {
  const random = seededRandom(SEED_TEXT);
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  stage.sandbox.control.fault({ kind: 'slow_timeline', delaySeconds: 1 });
  const workers = Array.from({ length: WORKERS }, () => workerProcess(stage, { limits }));
  const texts = new Map<string, string[]>();
  for (const [number, actor] of actors.entries()) {
    const posts = Array.from({ length: POSTS / ACCOUNTS }, (_, at) => ({
      parts: Array.from(
        { length: random.next() < 0.2 ? 2 + Math.floor(random.next() * 3) : 1 },
        (_, part) => `soak ${number}/${at}/${part} <b>&</b> https://example.com/${number}?at=${at}`,
      ),
      inMs: 2_000 + random.next() * SPREAD_MS,
      released: true,
    }));
    const ids = await stage.scheduleMany(actor, posts);
    for (const [at, id] of ids.entries()) texts.set(id, posts[at]?.parts as string[]);
  }

  const began = performance.now();
  const damage = { kills: 0, cuts: 0, faults: 0 };
  for (let open = POSTS; open > 0; ) {
    await wait(50);
    const isTrouble = performance.now() - began < SPREAD_MS * 2;
    if (isTrouble && random.next() < 0.5) {
      stage.sandbox.control.fault(randomFault(random));
      damage.faults += 1;
    }
    if (isTrouble && random.next() < 0.02) damage.kills += replaceOne(stage, workers, random);
    if (isTrouble && random.next() < 0.01) damage.cuts += await cutConnections(stage);
    open = await openPosts(stage);
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  const { states, ...wrong } = await judge(stage, texts);
  const slow = await arrivedTooLate(stage);
  say(
    `${texts.size} posts in ${seconds} s: ${JSON.stringify(damage)}, ended ${JSON.stringify(states)}`,
  );
  for (const [name, list] of Object.entries(wrong)) {
    say(`${name}: ${list.length}${list.map((one) => `\n  ${one}`).join('')}`);
  }
  // Then this machine was too busy for times this short, and doubles say nothing about the publisher.
  say(`calls that X took later than ${limits.settleMs} ms after they began: ${slow}`);
  if (Object.values(wrong).some((list) => list.length > 0)) process.exitCode = 1;
}

function replaceOne(stage: Stage, workers: WorkerProcess[], random: SeededRandom): number {
  const at = Math.floor(random.next() * workers.length);
  workers[at]?.child.kill('SIGKILL');
  workers[at] = workerProcess(stage, { limits });
  return 1;
}

async function cutConnections(stage: Stage): Promise<number> {
  const cut = await stage.asOwner(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'troupe%'`);
  return cut.length;
}

/**
 * Posts on X that no call can have brought in the time in which every call must arrive. The
 * publisher relies on that time; with its own times, which are many times as long, it may.
 */
async function arrivedTooLate(stage: Stage): Promise<number> {
  const attempts = (await stage.asOwner(`
    select part.text, extract(epoch from t.started_at)::float8 * 1000 as began
    from publish_attempts t join post_parts part
      on part.post_id = t.post_id and part.position = t.position`)) as {
    text: string;
    began: number;
  }[];
  const begun = new Map<string, number[]>();
  for (const { text, began } of attempts) begun.set(text, [...(begun.get(text) ?? []), began]);
  const { settleMs = 0 } = limits;
  return stage.sandbox.control.truth().posts.filter(({ text, createdAt }) => {
    const at = Date.parse(createdAt);
    return !begun.get(text)?.some((began) => began <= at && at - began < settleMs);
  }).length;
}

await main();
