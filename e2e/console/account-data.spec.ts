import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from './accessible.ts';
import { addPersona, refusedCall, signIn, test } from './visitor.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

async function openDangerZone(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await expect(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
}

async function addCampaign(page: Page, baseURL: string): Promise<void> {
  await addPersona(page, baseURL, { name: 'Dana' });
  const [persona] = (await (await page.request.get('/api/personas')).json()) as { id: string }[];
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const answer = await page.request.post('/api/campaigns', {
    headers: { origin: baseURL },
    data: {
      name: 'Morning notes',
      personaId: persona?.id,
      schedule: { frequency: 'daily', times: ['09:00'] },
      platform: 'twitter',
      content: {
        templates: ['gm, it is {date} and I watch {topic}', 'what {topic} did so far'],
        tone: 'professional',
      },
      startDate: tomorrow,
      endDate: tomorrow,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('all data are exported with live progress and downloaded as a zip', async ({
  page,
  baseURL,
}) => {
  await signIn(page);
  await addPersona(page, baseURL ?? '', { name: 'Exported Dana' });
  await openDangerZone(page);
  await page.getByRole('button', { name: 'Export all my data' }).click();
  const download = page.getByRole('button', { name: /^Download the export of/ });
  await expect(download).toBeVisible();
  const file = page.waitForEvent('download');
  await download.click();
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^troupe-export-.*\.zip$/);
  const bytes = readFileSync(await saved.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['README.txt', 'personas.json']) {
    expect(bytes.includes(Buffer.from(name))).toBe(true);
  }
  // The page is still where it was.
  await expect(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
});

test.describe('deleting the account', () => {
  test.use({ expected: refusedCall(422) });

  test('takes the username, tells on every screen, and is undone from any of them', async ({
    page,
  }) => {
    await signIn(page);
    const user = (await (await page.request.get('/api/auth/user')).json()) as { username: string };
    await openDangerZone(page);
    await page.getByRole('button', { name: 'Delete my account' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete Account' });
    await dialog.getByLabel('Your username').fill('somebody');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('That is not your username.')).toBeVisible();
    await dialog.getByLabel('Your username').fill(user.username);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const banner = page.getByText(
      /will be deleted on .* Nothing of them is published until then\./,
    );
    await expect(banner).toBeVisible();
    for (const path of ['/personas', '/schedule', '/dashboard']) {
      await page.goto(path);
      await expect(banner).toBeVisible();
    }
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Your account is kept, and posting continues')).toBeVisible();
    await expect(banner).toBeHidden();
  });
});

test('posts of a campaign need approval, which is given where one is read', async ({
  page,
  baseURL,
}) => {
  await signIn(page);
  await addCampaign(page, baseURL ?? '');
  await page.goto('/schedule');
  const post = page.getByRole('region', { name: 'Scheduled Posts' }).getByRole('article').first();
  await expect(post).toHaveAccessibleDescription(/^Needs approval \(1\)/);
  await expect(page.getByRole('heading', { name: 'Needs attention (1)' })).toBeVisible();
  await post.getByRole('button', { name: /^Review/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(post.getByRole('img', { name: 'Pending' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Needs attention/ })).toBeHidden();
  await page.goto('/campaigns');
  await expect(page.getByRole('article', { name: 'Morning notes' })).toBeVisible();
  await expect(page.getByText('needs approval')).toBeHidden();
});

test('the Danger Zone passes axe and fits 360 pixels', async ({ page }) => {
  await signIn(page);
  await openDangerZone(page);
  await expectWholePage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectWholePage(page);
});

test('the Danger Zone can be read and used everywhere', async ({ page }) => {
  await signIn(page);
  await openDangerZone(page);
  await expectAccessibleEverywhere(page);
});
