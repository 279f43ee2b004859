import { fileURLToPath } from 'node:url';
import { wrongSubjects } from './commit-subjects.mjs';
import { ensureCurrentNode } from './current-node.mjs';
import { ensureInstalled } from './install.mjs';
import { tool } from './run.mjs';

function program(path, ...args) {
  return () => tool(path, args, { quiet: true });
}

/** What can be known without a database or a browser, in seconds. */
const checks = {
  'format and lint': program('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'),
  'promises and imports': program('oxlint/bin/oxlint', '--type-aware'),
  types: program('typescript/bin/tsc', '-p', 'tsconfig.json'),
  'types of shared alone': program('typescript/bin/tsc', '-p', 'shared/tsconfig.json'),
  'dead code': program('knip/bin/knip.js'),
  'limits of the structure': program('tsx/dist/cli.mjs', 'scripts/house/print.ts', '--check'),
  'subjects of commits': async () => {
    const output = wrongSubjects().join('\n');
    return { code: output === '' ? 0 : 1, output };
  },
  architecture: program('vitest/vitest.mjs', 'run', '--project', 'unit', 'e2e/architecture'),
};

/** Runs every check and prints a line for each; answers how many passed and which failed. */
export async function verify() {
  const prepared = await tool('wxt/bin/wxt.mjs', ['prepare'], { quiet: true });
  if (prepared.code !== 0) throw new Error(`wxt prepare failed:\n${prepared.output}`);
  const totals = { passed: 0, failed: 0, skipped: 0, names: [] };
  for (const [name, check] of Object.entries(checks)) {
    const started = performance.now();
    const { code, output } = await check();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
    totals[code === 0 ? 'passed' : 'failed'] += 1;
    if (code === 0) continue;
    console.log(output);
    totals.names.push(name);
  }
  return totals;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureCurrentNode();
  await ensureInstalled();
  const { failed } = await verify();
  process.exit(failed === 0 ? 0 : 1);
}
