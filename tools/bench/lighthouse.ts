import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { childEnv, chromiumPath } from '#api/config/env.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { ownPages, publicPages } from './harness/console-pages.ts';
import { type FilledServer, onFilledServer } from './harness/filled-server.ts';
import { say } from './harness/say.ts';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
}

interface Audit {
  score: number | null;
  title: string;
  numericValue?: number;
  details?: { items?: { score?: number; node?: { selector: string } }[] };
}

/** What Lighthouse has recorded: times in microseconds, `tdur` on the processor. */
interface Trace {
  traceEvents: { name: string; pid: number; tid: number; ts: number; tdur?: number }[];
}

/**
 * `node --import tsx tools/bench/lighthouse.ts [desktop|mobile] [path ...]`: Lighthouse on the production
 * build, signed in where a page needs it. Goals: desktop 100 in all four; mobile performance 97.
 * Performance follows the machine: read it beside the load average and beside `own`, what TBT comes
 * to when a task counts for the processor time it took, without its waits for a core.
 */
async function measure(
  { origin, token }: FilledServer,
  [device = 'desktop', ...chosen]: string[],
): Promise<void> {
  const folder = temporaryFolder();
  const cookie = join(folder, 'headers.json');
  writeFileSync(cookie, JSON.stringify({ Cookie: `sid=${token}` }));
  say(`${device}, ${cpus().length} cores`);
  say('page                  perf  access  best   seo    LCP s  TBT ms     own     CLS   load');
  const paths = chosen.length > 0 ? chosen : [...publicPages, ...ownPages];
  for (const path of paths) {
    const file = join(folder, 'report.json');
    const options = [
      `--output-path=${file}`,
      '--save-assets',
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      ...(ownPages.includes(path) ? [`--extra-headers=${cookie}`] : []),
    ];
    const address = [origin + path, ...options];
    // It asks for a second run itself where Chromium's trace has no beginning.
    await lighthouse(address).catch(() => lighthouse(address));
    const trace: Trace = JSON.parse(readFileSync(join(folder, 'report-0.trace.json'), 'utf8'));
    report(path, JSON.parse(readFileSync(file, 'utf8')), ownBlocking(trace, device));
  }
  rmSync(folder, { recursive: true, force: true });
}

async function lighthouse(args: string[]): Promise<void> {
  const fixed = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const child = spawn('npx', ['--yes', 'lighthouse@13.5.0', ...args, ...fixed], {
    env: childEnv({ CHROME_PATH: chromiumPath() }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([readText(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${args[0]}: ${said}`);
}

/** Of a page, the goal: beyond it the parts that moved are named. */
const WORST_SHIFT = 0.01;

const AUDITED = ['accessibility', 'best-practices', 'seo'];

const LONGEST_MS = 50;

/** Milliseconds beyond 50 of all tasks after the first paint, by their time on a slowed processor. */
function ownBlocking({ traceEvents }: Trace, device: string): number {
  const slowed = device === 'mobile' ? 4 : 1;
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === paint?.pid && tid === paint.tid && ts > paint.ts,
  );
  const beyond = tasks.map(({ tdur = 0 }) => Math.max(0, (slowed * tdur) / 1_000 - LONGEST_MS));
  return beyond.reduce((sum, one) => sum + one, 0);
}

function report(path: string, { categories, audits }: Report, blocking: number): void {
  const score = (name: string) =>
    String(Math.round((categories[name]?.score ?? 0) * 100)).padStart(6);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const lcp = (value('largest-contentful-paint') / 1000).toFixed(1).padStart(8);
  const tbt = value('total-blocking-time').toFixed(0).padStart(8);
  const own = blocking.toFixed(0).padStart(8);
  const cls = value('cumulative-layout-shift').toFixed(3).padStart(8);
  const scores = ['performance', ...AUDITED].map(score).join('');
  say(`${path.padEnd(20)}${scores}${lcp}${tbt}${own}${cls}${loadavg()[0]?.toFixed(1).padStart(7)}`);
  if (value('cumulative-layout-shift') > WORST_SHIFT) {
    for (const { score, node } of audits['layout-shifts']?.details?.items ?? [])
      say(`  ${score?.toFixed(4)} ${node?.selector}`);
  }
  if (AUDITED.every((name) => categories[name]?.score === 1)) return;
  const failed = Object.values(audits).filter(({ score, title }) => score === 0 && title);
  for (const { title } of failed) say(`  ${title}`);
}

await onFilledServer((server) => measure(server, process.argv.slice(2)));
