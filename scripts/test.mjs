import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureCurrentNode } from './current-node.mjs';
import { ensureInstalled } from './install.mjs';
import { root, tool } from './run.mjs';
import { verify } from './verify.mjs';
import { SUMMARY } from './vitest-summary.mjs';

const reports = join(root, 'test-results');
const none = { passed: 0, failed: 0, skipped: 0, names: [] };

/** Everything: checks, unit and API tests on a real Postgres, browser tests in a real Chromium. */
async function main() {
  await ensureInstalled();
  const chromium = await ensureChromium();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results = [await verify(), await vitest()];
  const built = await ensureBuilt().then(
    () => ({ ...none, passed: 1 }),
    (error) => {
      console.error(error.message);
      return { ...none, failed: 1, names: ['the build'] };
    },
  );
  results.push(built);
  if (built.failed === 0) results.push(await playwright(chromium));
  return results;
}

async function vitest() {
  const reporters = ['--reporter=default', '--reporter=./scripts/vitest-summary.mjs'];
  const { code } = await tool('vitest/vitest.mjs', ['run', ...reporters]);
  return count('vitest', code, SUMMARY, (summary) => summary);
}

async function playwright(chromium) {
  const file = join(reports, 'playwright.json');
  const { code } = await tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return count('playwright', code, file, ({ stats, suites, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    names: [...errors.map(({ message }) => message), ...suites.flatMap(brokenSpecs)],
  }));
}

function brokenSpecs({ specs, suites = [] }) {
  const broken = specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file}: ${title}`);
  return [...broken, ...suites.flatMap(brokenSpecs)];
}

/** A runner that failed without a failed test (a crash) counts as one failure, under its own name. */
function count(runner, code, file, read) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    if (code === 0 || counts.failed > 0) return counts;
    const names = [...counts.names, `${runner} ended with code ${code} although no test failed`];
    return { ...counts, failed: 1, names };
  } catch (error) {
    return { ...none, failed: 1, names: [`${runner}: no report at ${file}: ${error.message}`] };
  }
}

await ensureCurrentNode();
const results = await main().catch((error) => {
  return [{ ...none, failed: 1, names: [error.message] }];
});
const names = results.flatMap((result) => result.names);
if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `- ${name}`).join('\n')}`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exit(total('failed') === 0 ? 0 : 1);
