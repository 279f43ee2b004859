import type pg from 'pg';
import { compiler } from '#api/db/client/compile.ts';
import { listRows } from '#api/domains/publishing/queries.ts';
import { type FilledServer, launchBrowser, onFilledServer } from './harness/filled-server.ts';
import { machine, median, say } from './harness/say.ts';
import { frames } from './harness/scroll-rate.ts';

const POSTS = 5_000;
const ROUNDS = 15;
const GOAL = { query: 1, frames: 0.9 };

/**
 * `node --import tsx tools/bench/worklist.ts`: the schedule with 5,000 posts to come. The query of
 * its rows against the bare read of the same tables, and its scrolling against the page at
 * rest, each pair in turns of one run: the ratios count.
 */
async function fillAndRead(client: pg.Client, workspaceId: string): Promise<void> {
  await fill(client, workspaceId);
  say(machine());
  await query(client, workspaceId);
}

/** One in fifty is a thread of three, one in a hundred waits for a person. */
async function fill(client: pg.Client, workspaceId: string): Promise<void> {
  await client.query(
    `insert into scheduled_posts (workspace_id, platform, scheduled_time, time_zone, wall_clock,
       not_before, grace_minutes, status, hold_reason)
     select $1, 'twitter', at, 'UTC', to_char(at, 'YYYY-MM-DD"T"HH24:MI'), at, 60,
       case when n % 100 = 0 then 'held' else 'pending' end,
       case when n % 100 = 0 then 'weekend' end
     from generate_series(1, ${POSTS}) n,
       lateral (select date_trunc('minute', now()) + interval '1 day' + n * interval '1 hour' as at)`,
    [workspaceId],
  );
  await client.query(
    `insert into post_parts (workspace_id, post_id, position, text)
     select workspace_id, id, position, repeat('funding flipped negative ' || left(id::text, 8) || ' ', 6)
     from scheduled_posts, generate_series(0, case when left(id::text, 1) = '0' then 2 else 0 end) position
     where workspace_id = $1`,
    [workspaceId],
  );
  await client.query('analyze');
}

async function query(client: pg.Client, workspaceId: string): Promise<void> {
  const rows = listRows(compiler, workspaceId, 'to come', []).compile();
  const found = listRows(compiler, workspaceId, 'to come', ['negative', '0a']).compile();
  const bare = {
    sql: `select post.*, part.text from scheduled_posts post
      join post_parts part on part.workspace_id = post.workspace_id and part.post_id = post.id
      where post.workspace_id = $1`,
    parameters: [workspaceId] as readonly unknown[],
  };
  const times = new Map<string, number[]>();
  for (let round = -2; round < ROUNDS; round++) {
    for (const [name, { sql, parameters }] of Object.entries({ rows, found, bare })) {
      const before = performance.now();
      await client.query({ text: sql, values: [...parameters] });
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - before]);
    }
  }
  const at = (name: string) => median(times.get(name) ?? []);
  const ratio = at('rows') / at('bare');
  say(
    `rows of ${POSTS} posts: ${at('rows').toFixed(0)} ms, by words ${at('found').toFixed(0)} ms, bare join ${at('bare').toFixed(0)} ms: ${ratio.toFixed(2)} of it (goal ${GOAL.query})`,
  );
  const plan = await client.query({
    text: `explain (analyze, costs off, timing off, summary off) ${rows.sql}`,
    values: [...rows.parameters],
  });
  for (const { 'QUERY PLAN': line } of plan.rows)
    if (/Scan|Limit|Sort/.test(line)) say(`  ${line}`);
}

async function screen({ origin, token }: FilledServer): Promise<void> {
  const browser = await launchBrowser();
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
  });
  await context.addCookies([{ name: 'sid', value: token, url: origin }]);
  // tsx names the functions it sends to the page by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const before = performance.now();
  await page.goto('/schedule');
  await page.getByRole('article').first().waitFor();
  say(`first row after ${(performance.now() - before).toFixed(0)} ms`);
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  const first = await nodes();
  const gaps = await page.evaluate(frames, 120);
  say(`elements ${first}, after scrolling ${await nodes()}, of ${POSTS} rows`);
  const floor = await page.evaluate(frames, 0);
  const perSecond = (all: number[]) =>
    (1_000 * all.length) / all.reduce((sum, gap) => sum + gap, 0);
  const p95 = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? Number.NaN;
  const ratio = perSecond(gaps) / perSecond(floor);
  say(
    `scrolled: ${perSecond(gaps).toFixed(0)} frames a second, p95 ${p95.toFixed(1)} ms, at rest ${perSecond(floor).toFixed(0)}: ${ratio.toFixed(2)} of it (goal ${GOAL.frames})`,
  );
  await browser.close();
}

await onFilledServer(screen, fillAndRead);
