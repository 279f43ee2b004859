import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from './accessible.ts';
import { addPersona, approveOnX, refusedCall, signIn, test } from './visitor.ts';

/** Without movement, or axe reads the colours of what is half there. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const figures = (page: Page) => card(page, 'Statistics').getByRole('definition').allTextContents();

/** As the sandbox' X draws them from a name. */
function followersOf(username: string): string {
  const count = 40 + (createHash('sha256').update(username).digest().readUInt32BE(8) % 24_000);
  return count > 1_000 ? `${(count / 1_000).toFixed(1)}K` : String(count);
}

/** A post that goes out now, through the worker, to the sandbox' X. */
async function publish(page: Page, baseURL: string): Promise<void> {
  const headers = { origin: baseURL };
  const scheduledTime = new Date(Date.now() + 86_400_000).toISOString();
  const data = { content: 'gm, fees are low today', scheduledTime };
  const made = await page.request.post('/api/scheduled-posts', { headers, data });
  const { id, version } = await made.json();
  const act = { action: 'now', version };
  await page.request.post(`/api/scheduled-posts/${id}/act`, { headers, data: act });
  await expect
    .poll(async () => {
      const posts = await (await page.request.get('/api/scheduled-posts')).json();
      return posts.find((post: { id: string }) => post.id === id)?.status;
    })
    .toBe('posted');
}

test('somebody new sees no figures, what is missing and what to do first', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back, c[0-9a-f]+!$/);
  await expect(card(page, 'Active Personas')).toContainText('No personas created yet');
  await expect(card(page, 'Connected Accounts')).toContainText('No accounts connected yet');
  await expect(card(page, 'Recent Activity')).toContainText('No activity yet');
  await expect(card(page, 'Set up Troupe')).toContainText('0 of 5 done');
  await expect(card(page, 'Statistics')).toHaveCount(0);
  // One screen, where there is nothing yet.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThanOrEqual(920);
  await expectWholePage(page);
});

test.describe('a visitor', () => {
  test.use({ expected: refusedCall(401) });

  test('sees the dashboard without figures and how to sign in, and every action asks to connect', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await expect(page.getByText('Please sign in to access your dashboard')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Statistics' })).toHaveCount(0);
    for (const [name, sentence] of [
      ['Create Persona', 'Please connect your X account to manage AI personas'],
      ['Schedule Post', 'Please connect your X account to schedule posts'],
      ['Export Report', 'Please connect your X account to export analytics'],
      ['Add Account', 'Please connect your X account to add social accounts'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      const told = page.getByRole('alert').filter({ hasText: sentence });
      await expect(told).toContainText('Authentication Required');
    }
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('link', { name: 'Open AI Personas' })).toHaveCount(0);
    await expectWholePage(page);

    await page.getByRole('button', { name: 'Continue with X' }).click();
    const username = await approveOnX(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
    await expect(card(page, 'Connected Accounts')).toContainText(`@${username}`);
    await expect(page.getByText('Please sign in to access your dashboard')).toHaveCount(0);
  });

  test('finds all of it on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Continue with X' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('shows what X, the posts and the revenue say', async ({ page, baseURL }) => {
  await page.goto('/api/auth/x?returnTo=/dashboard');
  const username = await approveOnX(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  await addPersona(page, baseURL ?? '', { name: 'Degen Dana' });
  await publish(page, baseURL ?? '');
  const data = { amount: 1_520, date: new Date().toISOString().slice(0, 10) };
  await page.request.post('/api/revenue', { headers: { origin: baseURL ?? '' }, data });
  await page.reload();

  await expect(card(page, 'Connected Accounts')).toContainText(`@${username}`);
  await expect(card(page, 'Connected Accounts')).toContainText(
    `${followersOf(username)} followers`,
  );
  const told = async () => {
    const [posts, vsYesterday, , , followers, , revenue] = await figures(page);
    return { posts, vsYesterday, followers, revenue };
  };
  await expect.poll(told).toEqual({
    posts: '1',
    vsYesterday: '+1 vs yesterday',
    followers: followersOf(username),
    revenue: '$1.5K',
  });
  const personas = card(page, 'Active Personas').getByRole('listitem');
  await expect(personas).toHaveText([/Degen Dana.*Active$/]);
  const activities = card(page, 'Recent Activity').getByRole('listitem');
  await expect(activities).toHaveText([
    /^Post published.*gm, fees are low today.*(Just now|ago)$/,
    /^Persona created.*Degen Dana/,
    new RegExp(`^Account connected.*@${username}`),
  ]);
});

for (const width of [360, 412, 1280]) {
  test(`at ${width} px the floating button leaves the end of the page free`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    await addPersona(page, baseURL ?? '', { name: 'Degen Dana' });
    await page.goto('/dashboard');
    const last = page.getByRole('region', { name: 'Market' });
    const button = page.getByRole('link', { name: 'Open AI Personas' });
    await expect(last.getByRole('heading', { name: 'Fear & Greed' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(async () => {
        const [end, over] = [await last.boundingBox(), await button.boundingBox()];
        if (!end || !over) return false;
        return end.y + end.height < over.y || end.x + end.width < over.x;
      })
      .toBe(true);
  });
}

test('the actions go where they say, and the report downloads', async ({ page }) => {
  await signIn(page);
  for (const [name, path] of [
    ['New Campaign', '/campaigns'],
    ['Schedule Post', '/schedule'],
    ['Settings', '/settings'],
  ] as const) {
    await page.goto('/dashboard');
    await card(page, 'Quick Actions').getByRole('button', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Open AI Personas' }).click();
  await expect(page).toHaveURL(/\/personas$/);

  await page.goto('/dashboard');
  const downloading = page.waitForEvent('download');
  await card(page, 'Quick Actions').getByRole('button', { name: 'Export Report' }).click();
  const download = await downloading;
  await expect(page.getByText('Analytics report downloaded successfully')).toBeVisible();
  const today = new Date().toISOString().slice(0, 10);
  expect(download.suggestedFilename()).toBe(`troupe-analytics-${today}.json`);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8')).posts).toEqual([]);

  await page.getByRole('button', { name: 'Add Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Account' });
  await expect(dialog.getByRole('button', { name: 'Connect X (Twitter)' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Coming Soon: Instagram' }).click();
  await expect(page.getByText('Social account connection will be available soon!')).toBeVisible();
});

// The generator's test reads the page of somebody new in all twelve.
test('with a persona it can be read and used everywhere', async ({ page, baseURL }) => {
  await signIn(page);
  await addPersona(page, baseURL ?? '', { name: 'A persona with quite a long name for a phone' });
  await page.goto('/dashboard');
  await expect(card(page, 'Active Personas').getByRole('listitem')).toHaveCount(1);
  await expectAccessibleEverywhere(page);
});
