import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectWholePage } from '../accessible.ts';
import { approveOnX, refusedCall, signIn, test } from '../visitor.ts';

test.use({ expected: refusedCall(401, 403) });

test('an owner invites, the other joins through X, roles hold at once, and who is removed is out', async ({
  page,
  browser,
  baseURL,
}) => {
  const guestName = `g${randomBytes(5).toString('hex')}`;
  await signIn(page);
  await page.goto('/team');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('textbox', { name: 'X username' }).fill(`@${guestName}`);
  await page.getByLabel('Role', { exact: true }).selectOption('Viewer');
  await page.getByRole('button', { name: 'Create invitation' }).click();
  const link = (await page.getByLabel('Invitation link').textContent()) ?? '';
  expect(link).toContain('/invite/');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(`@${guestName}`);
  await expectWholePage(page);

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(link);
  await expect(guest.getByText('Role: Viewer')).toBeVisible();
  await expectWholePage(guest);
  await expect(guest.getByRole('navigation')).toHaveCount(0);
  await guest.getByRole('button', { name: 'Continue with X' }).click();
  await approveOnX(guest, guestName);
  await expect(guest.getByRole('button', { name: /^Join / })).toBeVisible();
  await expect(guest.getByRole('navigation')).toHaveCount(0);
  await guest.getByRole('button', { name: /^Join / }).click();
  await expect(guest).toHaveURL(/\/dashboard$/);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/^Welcome to /);

  // Both see it without a reload, and the guest works in the workspace of the owner, as a viewer.
  const members = page.getByRole('list', { name: 'Members' });
  await expect(members).toContainText(`@${guestName}`);
  const listening = guest.waitForResponse((answer) => answer.url().endsWith('/api/events'));
  await guest.goto('/personas');
  await listening;
  const create = guest.getByRole('button', { name: 'Create Persona' }).first();
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  await expect(create).toHaveAttribute('title', /Your role \(Viewer\) does not allow this/);

  await members.getByLabel(/^Role of /).selectOption('Editor');
  await expect(create).not.toHaveAttribute('aria-disabled');
  await create.click();
  await expect(guest.getByRole('dialog')).toBeVisible();

  await members.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expect(members.getByRole('listitem')).toHaveCount(1);
  expect((await guest.request.get('/api/personas')).status()).toBe(401);
  await guest.context().close();
});

test('a second workspace is made and opened in the menu, and each shows only its own', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Workspace/ }).click();
  await page.getByRole('menuitem', { name: 'New workspace' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Second desk');
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await expect(page.getByRole('button', { name: 'Workspace: Second desk, Owner' })).toBeVisible();
  await page.getByRole('button', { name: /^Workspace/ }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(7);
  await page.getByRole('menuitem', { name: 'Team', exact: true }).click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(1);
});

test('whoever signs in as an account of a workspace is asked first', async ({ page }) => {
  await page.goto('/sign-in-as-account?username=some_brand');
  await expect(page.getByText('@some_brand is connected to a workspace')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/login');
  await expectWholePage(page);
});
