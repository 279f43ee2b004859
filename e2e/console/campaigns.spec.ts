import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from './accessible.ts';
import { addPersona, refusedCall, signIn, test } from './visitor.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));
const inBerlin = { timezone: 'CET' };

const day = (ahead: number) =>
  new Date(Date.now() + ahead * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });

/** Somebody in Berlin who has a persona, at their campaigns. */
async function visitWithDana(page: Page, baseURL: string | undefined) {
  await signIn(page, inBerlin);
  await addPersona(page, baseURL ?? '', { name: 'Dana' });
  await page.goto('/campaigns');
}

async function fill(page: Page, name: string) {
  await page.getByRole('button', { name: 'New Campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Campaign' });
  // It moves the focus once it is open.
  await expect(dialog.locator(':focus')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await dialog.getByLabel('Persona').selectOption('Dana');
  await dialog.getByLabel('Posting Time').fill('09:00');
  await dialog
    .getByLabel('Content Template', { exact: true })
    .fill('gm. {topic} on {date}: what I watch');
  await dialog.getByLabel('Hashtags').fill('defi, ethereum');
  await dialog.getByLabel('Start Date').fill(day(1));
  return dialog;
}

test('a campaign is created, plans its posts, is paused, played and deleted', async ({
  page,
  baseURL,
}) => {
  await visitWithDana(page, baseURL);
  await expect(page.getByText('No campaigns yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create First Campaign' }).click();
  const empty = page.getByRole('dialog', { name: 'New Campaign' });
  await empty.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(empty.getByLabel('Name')).toBeFocused();
  await expect(empty.getByText('Content template is required')).toBeVisible();
  await page.keyboard.press('Escape');

  const dialog = await fill(page, 'Morning notes');
  await dialog.getByLabel('Frequency').selectOption('weekly');
  await dialog.getByRole('checkbox', { name: 'Thursday' }).check();
  await dialog.getByRole('button', { name: 'Add time' }).click();
  await expect(dialog.getByLabel('Posting Time 2', { exact: true })).toBeFocused();
  await dialog.getByLabel('Posting Time 2', { exact: true }).fill('07:15');
  await dialog.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(page.getByText('Campaign created successfully')).toBeVisible();
  const card = page.getByRole('article', { name: 'Morning notes' });
  await expect(card).toContainText(
    'Weekly on Monday, Thursday at 7:15 AM, 9:00 AM (Europe/Berlin)',
  );
  await expect(card).toContainText('Dana');
  const first = card.getByRole('button', { name: /^(Play|Pause) Morning notes$/ });
  if ((await first.textContent())?.includes('Play')) await first.click();
  await card.getByRole('button', { name: 'Pause Morning notes' }).click();
  await expect(page.getByText('Campaign status updated')).toBeVisible();
  await expect(card.getByText('Paused', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Play Morning notes' }).click();
  await expect(card.getByText('Active', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: 'Edit Morning notes' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Campaign' });
  await edit.getByLabel('Posting Time 2', { exact: true }).fill('08:15');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card).toContainText('at 7:15 AM, 8:15 AM (Europe/Berlin)');
  await card.getByRole('link', { name: 'Morning notes', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Morning notes', level: 1 })).toBeFocused();
  const own = page.getByRole('region', { name: 'Planned' }).getByRole('link');
  await expect(own.filter({ hasText: '8:15 AM' }).first()).toBeVisible();
  await expectWholePage(page);

  await page.goto('/schedule');
  const planned = page.getByRole('region', { name: 'Scheduled Posts' }).getByRole('article');
  await expect(planned.first()).toContainText('7:15 AM');
  await expect(planned.first().getByRole('img', { name: 'Campaign' })).toBeVisible();

  await page.goto('/campaigns');
  await card.getByRole('button', { name: 'Delete Morning notes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Campaign deleted successfully')).toBeVisible();
  await expect(page.getByText('No campaigns yet')).toBeVisible();
  await page.goto('/schedule');
  await expect(page.getByText('No scheduled posts yet')).toBeVisible();
});

test('what a campaign has written is read on the schedule, and approved once that is confirmed', async ({
  page,
  baseURL,
}) => {
  await visitWithDana(page, baseURL);
  const dialog = await fill(page, 'Morning notes');
  await dialog.getByLabel('End Date').fill(day(2));
  await dialog.getByRole('button', { name: 'Create Campaign' }).click();
  const card = page.getByRole('article', { name: 'Morning notes' });
  await expect(card).toContainText('2 posts need your approval');
  await card.getByRole('link', { name: 'Read the posts of Morning notes' }).click();
  await expect(page.getByLabel('Show', { exact: true })).toHaveValue('attention');
  const waiting = page.getByRole('article', { name: /./ });
  await expect(waiting).toHaveCount(2);
  await expect(waiting.first()).toHaveAccessibleDescription(/^On hold \(2\).*Needs your approval$/);

  await page.goBack();
  await card.getByRole('button', { name: 'Approve the posts of Morning notes' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 posts will be published as scheduled.');
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('2 posts approved')).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Morning notes' })).toBeFocused();
});

test('it passes axe with its dialog and fits 360 pixels', async ({ page, baseURL }) => {
  await visitWithDana(page, baseURL);
  await expect(page.getByText('No campaigns yet')).toBeVisible();
  await expectWholePage(page);
  const dialog = await fill(page, 'W'.repeat(90));
  await dialog.getByLabel('Frequency').selectOption('weekly');
  await expectWholePage(page);
  await dialog.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectWholePage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'New Campaign' }).click();
  await expect(page.getByLabel('Hashtags')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('campaigns and their form can be read and used everywhere', async ({ page, baseURL }) => {
  await visitWithDana(page, baseURL);
  const dialog = await fill(page, 'W'.repeat(90));
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test.describe('signed out', () => {
  test.use({ expected: refusedCall(401) });

  test('nobody is turned away', async ({ page }) => {
    await page.goto('/campaigns');
    await expect(page.getByRole('heading', { name: 'Campaign Management' })).toBeVisible();
    await expect(page.getByText('No campaigns yet')).toBeVisible();
  });
});
