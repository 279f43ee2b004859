import { expect } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from './accessible.ts';
import { addPersona, signIn, test } from './visitor.ts';

/** Without movement, or axe reads half-faded colours. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const samples = Array.from(
  { length: 24 },
  (_, at) => `gm. funding flipped again on day ${at}, nobody talks about it lol`,
).join('\n');

test('drafts as it is written, keeps the draft, and learns from what is used', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await addPersona(page, baseURL ?? '', { name: 'Dana', tone: 'casual', trainingData: samples });
  await page.goto('/dashboard');
  const form = page.getByRole('form', { name: 'AI Content Generator' });
  await form.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();

  await form.getByLabel('Persona').selectOption('Dana');
  await expect(form.getByLabel('Tone')).toHaveValue('casual');
  await form.getByLabel('Prompt').fill('Blobs made rollups cheap, and nobody noticed.');
  await form.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Content Generated!')).toBeVisible();
  const draft = page.getByRole('article', { name: 'Draft' });
  await expect(draft).toContainText(/blobs|rollups|cheap/i);
  await draft.getByText('Why this draft').click();
  await expect(draft.getByText('Built-in, no AI model')).toBeVisible();
  await expectWholePage(page);

  await draft.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  await page.goto('/personas');
  await page.getByRole('button', { name: 'Settings for Dana' }).click();
  const dialog = page.getByRole('dialog', { name: 'Persona Settings' });
  await dialog.getByRole('tab', { name: 'Drafts' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Used' })).toHaveCount(1);
  await dialog.getByRole('tab', { name: 'Voice' }).click();
  await expect(dialog.getByText(/Learned from 24 training samples/)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Rhythm' })).toBeVisible();
  await expectWholePage(page);
});

test('compares providers: those without a key say what to set', async ({ page, baseURL }) => {
  await signIn(page);
  await addPersona(page, baseURL ?? '', { name: 'Dana' });
  await page.goto('/dashboard');
  const form = page.getByRole('form', { name: 'AI Content Generator' });
  await form.getByLabel('Persona').selectOption('Dana');
  await form.getByLabel('Prompt').fill('Staking yields fell after the merge.');
  await form.getByRole('button', { name: 'Compare providers' }).click();
  const drafts = page.getByRole('list', { name: 'Drafts by provider' });
  await expect(drafts.getByRole('button', { name: 'Copy' })).toHaveCount(1);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Add an API key to compare .*OpenAI/)).toBeVisible();
  // Nothing of the server's own set-up, which a person who uses it cannot change.
  await expect(main).not.toContainText(/[A-Z]_[A-Z]/);
  await main.getByRole('button', { name: 'Open settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('it can be read and used everywhere', async ({ page, baseURL }) => {
  await signIn(page);
  await addPersona(page, baseURL ?? '', { name: 'Dana' });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /^Generate/ })).toBeVisible();
  await expectAccessibleEverywhere(page);
});
