import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '#api/env.ts';
import { serveX } from '../e2e/x-page/serve.ts';

/**
 * What the content script costs X's main thread: the same 2,000 posts scrolled through with and
 * without the extension, in alternating pairs, in CPU time of the thread. Needs a built extension.
 */
const posts = 2_000;
const pairs = 7;
const goal = { ratio: 1.12, perPost: 30, nodes: 200, listeners: 5, gzip: 12_000 };
const unpacked = fileURLToPath(new URL('../.output/chrome-mv3', import.meta.url));

interface Run {
  taskMs: number;
  scriptMs: number;
  posts: number;
  buttons: number;
  nodes: number;
  listeners: number;
}

async function run(withExtension: boolean): Promise<Run> {
  const profile = await mkdtemp(join(tmpdir(), 'troupe-bench-'));
  const extension = [`--disable-extensions-except=${unpacked}`, `--load-extension=${unpacked}`];
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    viewport: { width: 1280, height: 900 },
    args: ['--no-sandbox', ...(withExtension ? extension : [])],
  });
  try {
    await serveX(context, { posts });
    const page = await context.newPage();
    await page.goto('https://x.com/home');
    await page.getByTestId('tweet').first().waitFor();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await metrics(devTools);
    const scrolled = await scrollThrough(page);
    const after = await metrics(devTools);
    return {
      ...scrolled,
      taskMs: (after.TaskDuration - before.TaskDuration) * 1_000,
      scriptMs: (after.ScriptDuration - before.ScriptDuration) * 1_000,
      nodes: after.Nodes - before.Nodes,
      listeners: after.JSEventListeners - before.JSEventListeners,
    };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

const names = ['TaskDuration', 'ScriptDuration', 'Nodes', 'JSEventListeners'] as const;

async function metrics(devTools: CDPSession): Promise<Record<(typeof names)[number], number>> {
  for (let round = 0; round < 2; round += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics: all } = await devTools.send('Performance.getMetrics');
  const value = (name: string) => all.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    TaskDuration: value('TaskDuration'),
    ScriptDuration: value('ScriptDuration'),
    Nodes: value('Nodes'),
    JSEventListeners: value('JSEventListeners'),
  };
}

/** Down to the end and back to the top, one screen for each two frames. */
function scrollThrough(page: Page): Promise<{ posts: number; buttons: number }> {
  return page.evaluate(async () => {
    let mounted = 0;
    let buttons = 0;
    const counter = new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          mounted += node.querySelectorAll('article[data-testid="tweet"]').length;
          if (node.getAttribute('data-troupe') === 'reply-button') buttons += 1;
        }
      }
    });
    counter.observe(document.body, { childList: true, subtree: true });
    for (let last = -1; last !== window.scrollY; ) {
      last = window.scrollY;
      window.scrollBy(0, 900);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    counter.disconnect();
    window.scrollTo(0, 0);
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
    return { posts: mounted, buttons };
  });
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const ratios: number[] = [];
const perPost: number[] = [];
const nodes: number[] = [];
const listeners: number[] = [];
await run(true);
for (let pair = 1; pair <= pairs; pair += 1) {
  const first = await run(pair % 2 === 0);
  const second = await run(pair % 2 !== 0);
  const [plain, ours] = pair % 2 === 0 ? [second, first] : [first, second];
  ratios.push(ours.taskMs / plain.taskMs);
  perPost.push(((ours.scriptMs - plain.scriptMs) / ours.posts) * 1_000);
  nodes.push(ours.nodes - plain.nodes);
  listeners.push(ours.listeners - plain.listeners);
  say(
    `pair ${pair}: ${plain.taskMs.toFixed(0)} ms without, ${ours.taskMs.toFixed(0)} ms with, ` +
      `ratio ${(ours.taskMs / plain.taskMs).toFixed(3)}, ${ours.buttons} buttons on ${ours.posts} posts`,
  );
}

const script = await readFile(join(unpacked, 'content-scripts/x.js'));
const popover = await readFile(join(unpacked, 'content-scripts/popover.js'));
const eager = gzipSync(script, { level: 9 }).length;
say(`median ratio ${median(ratios).toFixed(3)} (goal at most ${goal.ratio})`);
say(`median added script ${median(perPost).toFixed(0)} us a post (goal at most ${goal.perPost})`);
say(`nodes kept ${median(nodes)} (goal at most ${goal.nodes})`);
say(`listeners kept ${median(listeners)} (goal at most ${goal.listeners})`);
say(`eager script ${eager} bytes gz (goal at most ${goal.gzip}), ${script.length} raw`);
say(`popover, loaded on the first press: ${gzipSync(popover, { level: 9 }).length} bytes gz`);

const passed =
  median(ratios) <= goal.ratio &&
  median(nodes) <= goal.nodes &&
  median(listeners) <= goal.listeners &&
  eager <= goal.gzip;
say(passed ? 'within the goals' : 'OUTSIDE the goals');
process.exitCode = passed ? 0 : 1;
