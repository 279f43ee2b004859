import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from '../accessible.ts';
import { approveOnX, refusedCall, signIn, test } from '../visitor.ts';

test.use({ expected: refusedCall(401) });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Invites somebody new as an author; answers the link that they join by. */
async function invite(page: Page, username: string): Promise<string> {
  await page.goto('/team');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('textbox', { name: 'X username' }).fill(`@${username}`);
  await page.getByLabel('Role', { exact: true }).selectOption('Author');
  await page.getByRole('button', { name: 'Create invitation' }).click();
  const link = (await page.getByLabel('Invitation link').textContent()) ?? '';
  await page.keyboard.press('Escape');
  return link;
}

/** Opens a page that hears of what others change. */
async function openListening(page: Page, path: string): Promise<void> {
  const listening = page.waitForResponse((answer) => answer.url().endsWith('/api/events'));
  await page.goto(path);
  await listening;
}

test('an author submits, the owner asks for changes, and only what is approved is published', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await approveOnX(page);
  await page.waitForURL(/\/(dashboard|onboarding|schedule)/);
  const authorName = `a${randomBytes(5).toString('hex')}`;
  const link = await invite(page, authorName);

  const policies = page.getByRole('list', { name: 'Approval policies' });
  await policies.getByRole('button', { name: /: All X accounts$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Approval policy: All X accounts' });
  await dialog.getByLabel('Approval', { exact: true }).selectOption('Required');
  await expectWholePage(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(policies.getByRole('listitem').first()).toContainText('Required');

  const author = await (await browser.newContext({ baseURL })).newPage();
  await author.goto(link);
  await author.getByRole('button', { name: 'Continue with X' }).click();
  await approveOnX(author, authorName);
  await author.getByRole('button', { name: /^Join / }).click();
  await expect(author).toHaveURL(/\/dashboard$/);

  await openListening(page, '/approvals');
  await expect(page.getByText('Nothing needs approval')).toBeVisible();

  await openListening(author, '/schedule?compose');
  const composer = author.getByRole('dialog');
  await composer.getByLabel('Content', { exact: true }).fill('gm, a bold claim');
  await composer.getByText('Now', { exact: true }).click();
  await expect(composer.getByText(/^This account needs an approval/)).toBeVisible();
  await composer.getByRole('button', { name: 'Schedule and submit for review' }).click();
  await expect(author.getByText('Post scheduled and submitted for review')).toBeVisible();
  const row = author.getByRole('article', { name: 'gm, a bold claim' });
  await expect(row).toHaveAccessibleDescription(/^Needs approval/);
  // It came due: nothing is published without the approval.
  await expect(row.getByRole('img', { name: 'On hold' })).toBeVisible({ timeout: 30_000 });

  await expect(page.getByRole('article', { name: 'gm, a bold claim' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Name the source');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Nothing needs approval')).toBeVisible();

  await expect(row).toContainText('Changes requested');
  await row.getByRole('button', { name: /^Open:/ }).click();
  const drawer = author.getByRole('dialog', { name: 'Scheduled Post' });
  await expect(drawer.getByRole('list', { name: 'Review history' })).toContainText(
    'Name the source',
  );
  await expectWholePage(author);
  await drawer.getByRole('button', { name: /^Edit/ }).click();
  const edit = author.getByRole('dialog', { name: 'Edit Scheduled Post' });
  await edit.getByLabel('Content', { exact: true }).fill('gm, a claim with its source');
  await edit.getByRole('button', { name: 'Save and submit for review' }).click();

  const card = page.getByRole('article', { name: 'gm, a claim with its source' });
  await expect(card).toContainText('Name the source');
  await expect(card.getByRole('insertion')).toContainText('with its source');
  await page.keyboard.press('j');
  await expect(card).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByText('Nothing needs approval')).toBeVisible();
  const changed = author.getByRole('article', { name: 'gm, a claim with its source' });
  await expect(changed.getByRole('img', { name: 'Posted' })).toBeVisible({ timeout: 30_000 });
  await author.context().close();
});

test('signed out and with nothing to approve the page says so, and the menu and palette lead there', async ({
  page,
}) => {
  await page.goto('/approvals');
  await expect(page.getByText('Please sign in to see approvals.')).toBeVisible();
  await signIn(page);
  await page.goto('/dashboard');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Approvals' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();
  await expect(page.getByText('Nothing needs approval')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Approval policies' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Approvals' })).toBeFocused();
  await expectWholePage(page);
});
