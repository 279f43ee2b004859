import { type CDPSession, expect, type Page } from '@playwright/test';
import { signIn, test } from '../visitor.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** How many elements the browser computes styles for while `act` runs. */
async function styled(page: Page, devTools: CDPSession, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  devTools.on('Tracing.dataCollected', collect);
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  for (let frame = 0; frame < 3; frame++) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  const ended = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.end');
  await ended;
  devTools.off('Tracing.dataCollected', collect);
  const counts = events.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(counts.length).toBeGreaterThan(0);
  return counts.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

test('a dialog and a menu over a long page leave the styles of the page as they are', async ({
  page,
  baseURL,
}) => {
  await signIn(page);
  for (let day = 3; day < 18; day++) {
    const scheduledTime = new Date(Date.now() + day * 86_400_000).toISOString();
    const data = { content: `post ${day}`, scheduledTime, timeZone: 'UTC' };
    const headers = { origin: baseURL ?? '' };
    await page.request.post('/api/scheduled-posts', { headers, data });
  }
  await page.goto('/schedule');
  await expect(page.getByRole('article').nth(5)).toBeVisible();
  const whole = await page.locator('#root *').count();
  const devTools = await page.context().newCDPSession(page);

  await page.getByRole('button', { name: 'Command palette' }).waitFor();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  const closed = await styled(page, devTools, async () => {
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveAttribute('data-scroll-locked');
  });
  expect(closed).toBeLessThan(whole / 3);

  const menu = page.getByRole('menu');
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await expect(menu).toBeVisible();
  const left = await styled(page, devTools, async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });
  expect(left).toBeLessThan(whole / 3);
});
