import type { Page } from '@playwright/test';
import type pg from 'pg';
import { compiler } from '#api/db/client/compile.ts';
import { listRows } from '#api/domains/publishing/queries.ts';
import { pageMetrics } from './harness/dev-tools.ts';
import { fillWorklist } from './harness/fill-worklist.ts';
import {
  type FilledServer,
  launchBrowser,
  onFilledServer,
  signedInContext,
} from './harness/filled-server.ts';
import { machine, median, quantile, say } from './harness/say.ts';

const POSTS = 4_200;
const ROUNDS = 15;
const FIND_ROUNDS = 3;
const ROW_PX = 40;
/** A hand that flings: some 5,000 pixels a second. */
const PIXELS = 90;
const TURNS = 3;
const LONG_MS = 50;
/** CPU throttling rate and number of scrolled frames. */
const SLOWER = 4;
const SLOW_FRAMES = 120;
/** Of the bare query; percent of the frames. */
const GOAL = { query: 1, long: 1 };

/**
 * `node --import tsx tools/bench/worklist.ts`: the schedule with 4,200 posts to come. The query of
 * its rows against the bare read of the same tables; how soon it is filtered and searched; long
 * frames while it is scrolled from top to bottom against a page of plain rows, and with the CPU at
 * a quarter; its memory.
 */
async function fillAndRead(client: pg.Client, workspaceId: string): Promise<void> {
  await fillWorklist(client, workspaceId, POSTS);
  say(machine());
  await query(client, workspaceId);
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

/** Both pages in turns: the list, and rows of plain text of the same height and number. */
async function screen(server: FilledServer): Promise<void> {
  const browser = await launchBrowser();
  const context = await signedInContext(browser, server, 1280);
  const [list, plain] = [await context.newPage(), await context.newPage()];
  await plain.setContent(plainRows());
  const before = performance.now();
  await list.goto('/schedule');
  await list.getByRole('article').first().waitFor();
  say(`first row after ${(performance.now() - before).toFixed(0)} ms`);
  await memory(list, 'at first');
  await find(list);
  const gaps = { list: [] as number[], plain: [] as number[] };
  const count = Math.ceil((POSTS * ROW_PX) / PIXELS / TURNS);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, page] of Object.entries({ list, plain })) {
      await page.bringToFront();
      const some = await page.evaluate(frames, { pixels: PIXELS, count });
      gaps[name as keyof typeof gaps].push(...some);
    }
  }
  for (const [name, all] of Object.entries(gaps)) {
    const long = all.filter((gap) => gap > LONG_MS).length / all.length;
    say(
      `${name}, ${PIXELS} pixels a frame through all ${POSTS} rows: ${(100 * long).toFixed(1)} % of ${all.length} frames longer than ${LONG_MS} ms${name === 'list' ? ` (goal ${GOAL.long})` : ''}, middle ${median(all).toFixed(1)} ms, p95 ${quantile(all, 0.95).toFixed(1)} ms`,
    );
  }
  await slowly(list, plain);
  await memory(list, 'after scrolling');
  await memory(plain, 'of the plain rows');
  await browser.close();
}

/** Scrolls each page from the top with the CPU throttled to a quarter. */
async function slowly(list: Page, plain: Page): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, page] of Object.entries({ list, plain })) {
      await page.bringToFront();
      await page.evaluate(() => window.scrollTo(0, 0));
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const gaps = await page.evaluate(frames, { pixels: PIXELS, count: SLOW_FRAMES });
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await devTools.detach();
      const long = gaps.filter((gap) => gap > LONG_MS).length;
      say(
        `${name} at a ${SLOWER}th of the speed: ${long} of ${gaps.length} frames longer than ${LONG_MS} ms, middle ${median(gaps).toFixed(1)} ms, longest ${Math.max(...gaps).toFixed(0)} ms`,
      );
    }
  }
}

const plainRows = () =>
  `<ul style="margin:0 auto;padding:0;max-width:1100px;list-style:none;font:14px system-ui">${Array.from(
    { length: POSTS },
    (_, n) =>
      `<li style="height:${ROW_PX}px">${n} 10:30 ${'funding flipped negative '.repeat(6)}</li>`,
  ).join('')}</ul>`;

/** From the choice or the last key to the rows: typing rests for a moment before it is sent. */
async function find(page: Page): Promise<void> {
  const times = { filter: [] as number[], search: [] as number[] };
  const all = page.getByLabel(`Select all ${POSTS.toLocaleString('en')} posts`);
  const some = page.getByLabel(/^Select (?!all 4,200)/).first();
  const took = async (act: () => Promise<unknown>) => {
    const before = performance.now();
    await act();
    await all.waitFor({ state: 'detached' });
    await some.waitFor();
    return performance.now() - before;
  };
  for (let round = 0; round < FIND_ROUNDS; round++) {
    times.filter.push(await took(() => page.getByLabel('Show').selectOption('held')));
    await page.getByLabel('Show').selectOption('all');
    await all.waitFor();
    times.search.push(await took(() => page.getByLabel('Search posts').fill(`negative ${round}a`)));
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await all.waitFor();
  }
  say(
    `filtered after ${median(times.filter).toFixed(0)} ms, found by words after ${median(times.search).toFixed(0)} ms`,
  );
}

async function memory(page: Page, when: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const of = await pageMetrics(devTools);
  say(`memory ${when}: ${(of('JSHeapUsedSize') / 1e6).toFixed(1)} MB, ${of('Nodes')} nodes`);
  await devTools.detach();
}

/** Runs in the page: milliseconds between so many frames, scrolling so many pixels at each. */
function frames({ pixels, count }: { pixels: number; count: number }) {
  return new Promise<number[]>((resolve) => {
    const gaps: number[] = [];
    let before = performance.now();
    const step = (now: number) => {
      gaps.push(now - before);
      before = now;
      window.scrollBy(0, pixels);
      if (gaps.length < count) requestAnimationFrame(step);
      else resolve(gaps.slice(1));
    };
    requestAnimationFrame(step);
  });
}

await onFilledServer(screen, fillAndRead);
