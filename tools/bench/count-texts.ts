import { fitLength } from '#api/ai/humanize/fit-length.ts';
import { numberedThread } from '#api/domains/drafting/finish/numbered-thread.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { hostileRuns } from '#shared/lib/twitter-text/hostile-runs.ts';
import { say } from './harness/say.ts';

/**
 * CPU time to count, fit and split hostile texts of 20,000 characters and of twice and four times
 * as many: what is linear doubles. The best of three runs, in ms.
 */
const sizes = [20_000, 40_000, 80_000];
const runs = 3;

function best(work: () => unknown): string {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times)
    .toFixed(1)
    .padStart(7);
}

say(`${'repeated'.padEnd(24)} counted x1 x2 x4 | fitted x1 x2 x4 | split x1 x2 x4, in ms`);
for (const run of hostileRuns) {
  const texts = sizes.map((size) => run.repeat(size / run.length));
  const columns = [
    (text: string) => weightedLength(text),
    (text: string) => fitLength(text, 280),
    (text: string) => numberedThread(text, 280).text,
  ].map((work) => texts.map((text) => best(() => work(text))).join(''));
  say(`${JSON.stringify(run).padEnd(24)} ${columns.join(' |')}`);
}
