import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { fillWorklist } from './harness/fill-worklist.ts';
import { type FilledServer, onFilledServer } from './harness/filled-server.ts';
import { machine, median, say } from './harness/say.ts';

const IMPORTED = 200;
const ROUNDS = 5;
const HOUR_MS = 3_600_000;
const GOAL = { ms: 2_000, growth: 2, waitMs: 500 };
const EVERY_HOUR = `insert into post_queues (workspace_id, time_zone, slots)
  select $1, 'Europe/Berlin', jsonb_agg(jsonb_build_object('weekday', d, 'time', to_char(h, 'FM00') || ':00'))
  from generate_series(0, 6) d, generate_series(0, 23) h`;

/**
 * `node --import tsx tools/bench/import-posts.ts`: an import of 200 posts beside 4,000, at times of their own
 * and into the next free slots, against the same beside none; and how long a read and a new post of the
 * workspace wait meanwhile.
 */
async function bench(posts: number, inSlots: boolean): Promise<number> {
  const all: Awaited<ReturnType<typeof importOnce>>[] = [];
  await onFilledServer(
    async (server) => {
      for (let round = 0; round <= ROUNDS; round++)
        all.push(await importOnce(server, posts, inSlots, round));
    },
    async (client: pg.Client, workspaceId) => {
      await fillWorklist(client, workspaceId, posts);
      await client.query(
        "update scheduled_posts set scheduled_time = date_trunc('hour', scheduled_time)",
      );
      await client.query(EVERY_HOUR, [workspaceId]);
      await client.query('analyze');
    },
  );
  const of = (key: 'ms' | 'read' | 'post') => median(all.slice(1).map((one) => one[key]));
  say(
    `200 posts into ${posts}${inSlots ? ', next free slots' : ''}: ${of('ms').toFixed(0)} ms (goal ${GOAL.ms}); longest wait of a read ${of('read').toFixed(0)} ms, of a new post ${of('post').toFixed(0)} ms (goal ${GOAL.waitMs})`,
  );
  return of('ms');
}

async function importOnce(server: FilledServer, posts: number, inSlots: boolean, round: number) {
  const waits = { read: 0, post: 0 };
  let isOver = false;
  const beside = async (name: keyof typeof waits, work: () => Promise<unknown>, restMs: number) => {
    while (!isOver) {
      const before = performance.now();
      await work();
      waits[name] = Math.max(waits[name], performance.now() - before);
      await wait(restMs);
    }
  };
  let turn = 0;
  const others = [
    beside('read', () => call(server, 'GET', 'personas'), 20),
    beside(
      'post',
      () => call(server, 'POST', 'scheduled-posts', postOf(`o${round}t${turn++}`)),
      200,
    ),
  ];
  const list = Array.from({ length: IMPORTED }, (_, at) => {
    const post = postOf(`i${round}n${at}`, 25 + (at * Math.max(posts, IMPORTED)) / IMPORTED);
    return inSlots ? { ...post, scheduledTime: 'next-free-slot' } : post;
  });
  const before = performance.now();
  await call(server, 'POST', 'scheduled-posts/import', { posts: list });
  const ms = performance.now() - before;
  isOver = true;
  await Promise.all(others);
  return { ms, ...waits };
}

/** Words that no other seed has. */
function postOf(seed: string, hours = 30) {
  const words = Array.from({ length: 24 }, (_, at) => `${seed}w${(at * 104_729) % 9_973}`);
  const scheduledTime = new Date(Date.now() + hours * HOUR_MS).toISOString();
  return { content: words.join(' '), scheduledTime, platform: 'twitter' };
}

async function call({ origin, token }: FilledServer, method: string, path: string, body?: object) {
  const headers = { cookie: `sid=${token}`, origin, 'content-type': 'application/json' };
  const sent = body ? { body: JSON.stringify(body) } : {};
  const answer = await fetch(`${origin}/api/${path}`, { method, headers, ...sent });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

for (const inSlots of [false, true]) {
  const floor = await bench(0, inSlots);
  const growth = (await bench(4_000, inSlots)) / floor;
  say(`  ${growth.toFixed(1)} times as long as into none (goal ${GOAL.growth}), ${machine()}`);
}
