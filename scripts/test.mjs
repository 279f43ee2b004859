import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureCurrentNode } from './current-node.mjs';
import { ensureInstalled } from './install.mjs';
import { root, tool } from './run.mjs';
import { verify } from './verify.mjs';

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
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await tool('vitest/vitest.mjs', ['run', ...reporters]);
  return count(code, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    names: report.testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${relative(root, name)}: ${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => `${relative(root, name)}: ${test.fullName}\n${test.failureMessages[0]}`),
    ]),
  }));
}

async function playwright(chromium) {
  const file = join(reports, 'playwright.json');
  const { code } = await tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return count(code, file, ({ stats, suites, errors }) => ({
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

/** A runner that failed without a failed test (a crash, a file that does not load) counts as one. */
function count(code, file, read) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    return { ...counts, failed: Math.max(counts.failed, code === 0 ? 0 : 1) };
  } catch (error) {
    console.error(`No report at ${file}: ${error.message}`);
    return { ...none, failed: 1 };
  }
}

await ensureCurrentNode();
const results = await main().catch((error) => {
  console.error(error.message);
  return [{ ...none, failed: 1 }];
});
const names = results.flatMap((result) => result.names);
if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `- ${name}`).join('\n')}`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exit(total('failed') === 0 ? 0 : 1);
