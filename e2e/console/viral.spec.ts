import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from './accessible.ts';
import { addPersona, approveOnX, refusedCall, signIn, test } from './visitor.ts';

/** Without movement, or axe reads the colours of a half-faded dialog. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const texts = [
  'Why is nobody talking about this? ETH funding flipped negative 3 days in a row.',
  'I lost $40,000 in one night. Here are 5 lessons that I wish somebody had told me.',
  'Unpopular opinion: 90% of airdrop farmers would have made more by just holding.',
  '7 charts that explain this cycle. Number 4 will change how you think about liquidity.',
];

async function upload(page: Page, title: string, content: string, likes: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content', { exact: true }).fill(content);
  await page.getByLabel('Views').fill('1.2M');
  await page.getByLabel('Likes').fill(likes);
  await page.getByRole('button', { name: 'Upload Viral Content' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
}

test('from a viral post to a trained persona and its insights', async ({ page, baseURL }) => {
  await signIn(page);
  await addPersona(page, baseURL ?? '', { name: 'Dana' });
  await page.goto('/viral-training');
  await expect(page.getByRole('tab')).toHaveText([
    'Upload Viral Content',
    'Content Library',
    'Training Jobs',
    'Viral Insights',
  ]);
  await page.getByRole('button', { name: 'Upload Viral Content' }).click();
  await expect(page.getByText('Please fill in title and content')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Title is required');
  for (const [place, content] of texts.entries()) {
    await upload(page, `Post ${place + 1}`, content, String(48_000 + place * 9_000));
  }
  await expect(page.getByText('Viral content uploaded successfully!')).toBeVisible();

  await page.getByRole('tab', { name: 'Content Library' }).click();
  const card = page.getByRole('article', { name: 'Post 1' });
  await expect(card).toContainText('1.2M');
  await expect(card).toContainText('48.0K');
  await expect(card).toContainText('4.00%');
  await expect(card).toContainText('N/A');
  await expect(card).toContainText('Not scored');
  await card.getByRole('button', { name: /^Analyze/ }).click();
  await expect(page.getByText('Viral content analyzed successfully!')).toBeVisible();
  await expect(card.getByText(/^Virality score \d+\/100 (Viral|Strong|Fair|Low)$/)).toBeVisible();

  for (const place of [1, 2, 3]) await page.getByLabel(`Select Post ${place}`).check();
  await expect(page.getByText('3 posts selected')).toBeVisible();
  await page.getByRole('button', { name: 'Train Persona on Post 4' }).click();
  const dialog = page.getByRole('dialog', { name: 'Train Persona' });
  await dialog.getByLabel('Persona').selectOption('Dana');
  await dialog.getByRole('button', { name: 'Train on 4 posts' }).click();
  await expect(page.getByText('Persona training started successfully!')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Training Jobs' })).toBeFocused();

  const job = page.getByRole('article', { name: 'Style Training: Dana' });
  await expect(job).toContainText('4 samples');
  await expect(job.getByText('Completed', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(job.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(job.getByText('Viral structure')).toBeVisible();

  await page.getByRole('tab', { name: 'Viral Insights' }).click();
  const insight = page.getByRole('list', { name: 'Viral insights' }).getByRole('listitem').first();
  await expect(insight).toContainText(/\d+% confidence/);
  await expect(insight).toContainText('When to apply:');
});

test('without a persona there is nobody to train; a text is deleted after a question', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/viral-training');
  await upload(page, 'Short-lived', texts[0] ?? '', '10');
  await page.getByRole('tab', { name: 'Content Library' }).click();
  await page.getByRole('button', { name: 'Train Persona on Short-lived' }).click();
  await expect(page.getByText('No personas created yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Short-lived' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('"Short-lived"');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Viral content deleted successfully')).toBeVisible();
  await expect(page.getByText('No viral content yet')).toBeVisible();
});

test('it passes axe in every tab and fits 360 pixels', async ({ page }) => {
  await signIn(page);
  await page.goto('/viral-training');
  await page.getByRole('button', { name: 'Upload Viral Content' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expectWholePage(page);
  await upload(page, `${'W'.repeat(70)} <b>not bold</b>`, 'w'.repeat(900), '5');
  await page.getByRole('tab', { name: 'Content Library' }).click();
  await page.getByRole('button', { name: /^Analyze/ }).click();
  await expect(page.getByText(/\d+\/100/)).toBeVisible();
  await expectWholePage(page);
  for (const name of ['Training Jobs', 'Viral Insights']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByText(/^No (training jobs|viral insights) yet$/)).toBeVisible();
    await expectWholePage(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Content Library', 'Upload Viral Content']) {
    await page.getByRole('tab', { name }).click();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  }
});

test('scores and jobs can be read and used everywhere', async ({ page, baseURL }) => {
  await signIn(page);
  await addPersona(page, baseURL ?? '', { name: 'Dana' });
  await page.goto('/viral-training');
  await upload(page, 'Readable', texts[1] ?? '', '900');
  await page.getByRole('tab', { name: 'Content Library' }).click();
  await page.getByRole('button', { name: 'Train Persona on Readable' }).click();
  await page.getByRole('button', { name: 'Train on 1 post' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectAccessibleEverywhere(page);
  await page.getByRole('tab', { name: 'Content Library' }).click();
  await page.getByTitle('Virality score').evaluate((badge) => {
    const heats = ['red', 'orange', 'yellow', 'green', 'gray'];
    for (const heat of heats) {
      const other = badge.cloneNode(true) as HTMLElement;
      other.dataset.heat = heat;
      badge.closest('article')?.append(other);
    }
  });
  await expectAccessibleEverywhere(page);
});

test.describe('signed out', () => {
  test.use({ expected: refusedCall(401) });

  test('it says what viral training is, and connects X', async ({ page }) => {
    await page.goto('/viral-training');
    await expect(page.getByRole('heading', { name: 'Personas that learn' })).toBeVisible();
    await expectWholePage(page);
    await page.getByRole('button', { name: 'Connect X Account' }).click();
    await approveOnX(page);
    await expect(page).toHaveURL(/\/viral-training$/);
    await expect(page.getByRole('tab', { name: 'Upload Viral Content' })).toBeVisible();
  });
});
