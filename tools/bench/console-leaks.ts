import { heading } from '../../e2e/console/display/first-heading.ts';
import { pageMetrics } from './harness/dev-tools.ts';
import {
  type FilledServer,
  launchBrowser,
  onFilledServer,
  signedInContext,
} from './harness/filled-server.ts';
import { machine, say } from './harness/say.ts';

const GOAL_PERCENT = 1;
const CYCLES = 50;
const SCREENS = ['Personas', 'Buckets', 'Connections', 'Analytics', 'Dashboard'];

/**
 * `node --import tsx tools/bench/console-leaks.ts`: what is left of 50 rounds through the screens of the
 * production build.
 */
async function measure(server: FilledServer): Promise<void> {
  const browser = await launchBrowser();
  const context = await signedInContext(browser, server, 1440);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  say(machine());
  await devTools.send('Performance.enable');
  await page.goto('/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const round = async () => {
    for (const screen of SCREENS) {
      await navigation.getByRole('link', { name: screen }).click();
      await page.locator(heading).waitFor();
    }
  };
  for (let cycle = 0; cycle < 5; cycle++) await round();
  const before = (await pageMetrics(devTools))('Nodes');
  for (let cycle = 0; cycle < CYCLES; cycle++) await round();
  const after = (await pageMetrics(devTools))('Nodes');
  const grown = (100 * (after - before)) / before;
  say(
    `${CYCLES} rounds of ${SCREENS.length} screens: nodes ${before} to ${after}, ${grown.toFixed(1)} % (goal ${GOAL_PERCENT})`,
  );
  await browser.close();
}

await onFilledServer(measure);
