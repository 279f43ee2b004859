import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from './accessible.ts';
import { addPersona, approveOnX, refusedCall, signIn, test } from './visitor.ts';

/** Without movement, or axe reads the colours of a half-faded dialog. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const csv = (text: string) => ({
  name: 'samples.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

async function createBucket(page: Page, name: string, isPublic = false): Promise<void> {
  await page.getByRole('button', { name: 'Create Bucket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Content Bucket' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Tags').fill('defi, alpha, memes, macro');
  if (isPublic) await dialog.getByLabel('Make this bucket public').check();
  await dialog.getByRole('button', { name: 'Create Bucket' }).click();
  await expect(page.getByText('Content bucket created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('from an empty library to a persona that learns from it', async ({ page, baseURL }) => {
  await signIn(page);
  await addPersona(page, baseURL ?? '', { name: 'Dana' });
  await page.goto('/content-buckets');
  await expect(page.getByRole('heading', { name: 'AI Content Buckets', level: 1 })).toBeVisible();
  await expect(page.getByText('No content buckets yet')).toBeVisible();
  await createBucket(page, 'Best threads');
  const card = page.getByRole('article', { name: 'Best threads' });
  await expect(card).toContainText('No description');
  await expect(card).toContainText('+1 more');
  await expect(card.getByRole('img', { name: 'Private' })).toBeVisible();

  await card.getByRole('button', { name: 'View Samples' }).click();
  await expect(page.getByRole('tab', { name: 'Samples: Best threads' })).toBeFocused();
  await expect(page.getByText('No content samples yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Content Sample' }).click();
  const add = page.getByRole('dialog', { name: 'Add Content Sample' });
  await add
    .getByLabel('Content', { exact: true })
    .fill('gm. funding flipped negative on $ETH and nobody talks about it. wdyt?');
  await add.getByLabel('Content Type').selectOption('Tweet');
  await add.getByLabel('Engagement').fill('1.2K likes');
  await add.getByRole('button', { name: 'Add Sample' }).click();
  await expect(page.getByText('Content sample added successfully')).toBeVisible();

  const sample = page.getByRole('article').filter({ hasText: 'funding flipped negative' });
  await expect(sample).toContainText('1.2K likes');
  await expect(sample.getByText('AI Analyzed')).toBeVisible();
  await sample.getByRole('button', { name: /^AI analysis:/ }).click();
  const analysis = page.getByRole('dialog', { name: 'AI Content Analysis' });
  await expect(analysis.getByRole('heading', { level: 2 })).toHaveCount(6);
  await expect(analysis.getByText(/^\d+(\.\d+)?\/10$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sample.getByRole('button', { name: /^AI analysis:/ })).toBeFocused();

  await page.getByRole('button', { name: 'Import' }).click();
  const bring = page.getByRole('dialog', { name: 'Import Samples' });
  await bring.getByRole('tab', { name: 'CSV file' }).click();
  const rows = Array.from({ length: 250 }, (_, place) => `"sample ${place}, with a comma",tweet,x`);
  await bring
    .getByLabel('CSV file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(
      csv(
        `content,contentType,platform\n${rows.join('\n')}\nlost,poem,x\n"sample 3, with a comma",tweet,x`,
      ),
    );
  await expect(bring.getByText('251 samples to add')).toBeVisible();
  await expect(bring.getByText('"poem" is not a known content type')).toBeVisible();
  await bring.getByRole('button', { name: 'Import 251 samples' }).click();
  await expect(
    bring.getByText('Imported 250, skipped 1 that the bucket holds already'),
  ).toBeVisible();
  await bring.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('251 samples')).toBeVisible();

  await page.getByRole('button', { name: 'Use in persona' }).click();
  const use = page.getByRole('dialog', { name: 'Use in persona' });
  await use.getByLabel('Dana').check();
  await use.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Personas updated successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Use in persona' }).click();
  await expect(use.getByLabel('Dana')).toBeChecked();
});

test('a public bucket is found by others: they read it, use it, and cannot change it', async ({
  page,
  baseURL,
  browser,
}) => {
  const name = `Public ${Date.now()}`;
  await signIn(page);
  await page.goto('/content-buckets');
  await createBucket(page, name, true);
  await page.getByRole('button', { name: `View Samples of ${name}` }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Samples', { exact: true }).fill('gm\nfam\n\nsecond text');
  await page.getByRole('button', { name: 'Import 2 samples' }).click();
  await expect(page.getByText('Imported 2, skipped 0 that the bucket holds already')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(other);
  await addPersona(other, baseURL ?? '', { name: 'Lex' });
  await other.goto('/content-buckets');
  await other.getByRole('tab', { name: 'Public Library' }).click();
  const card = other.getByRole('article', { name });
  await expect(card.getByRole('button', { name: /Delete|Edit/ })).toHaveCount(0);
  await card.getByRole('button', { name: `Copy ID of ${name}` }).click();
  await expect(other.getByText('Bucket ID copied to clipboard')).toBeVisible();
  expect(await other.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f-]{36}$/);
  await card.getByRole('button', { name: `Use in persona: ${name}` }).click();
  await other.getByLabel('Lex').check();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Personas updated successfully')).toBeVisible();
  await card.getByRole('button', { name: `View Samples of ${name}` }).click();
  await expect(other.getByText('2 samples, read only')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Add Content Sample' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Back to Buckets' }).click();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByLabel('Make this bucket public').uncheck();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Content bucket updated successfully')).toBeVisible();
  await other.reload();
  await other.getByRole('tab', { name: 'Public Library' }).click();
  await expect(other.getByText('Loading buckets...')).toBeHidden();
  await expect(card).toHaveCount(0);
  await other.context().close();
});

test('deleting a bucket asks first and takes its samples along', async ({ page }) => {
  await signIn(page);
  await page.goto('/content-buckets');
  await createBucket(page, 'Short-lived');
  await page.getByRole('button', { name: 'Delete Short-lived' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete this content bucket? This will also delete all samples in it.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Content bucket deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('No content buckets yet')).toBeVisible();
});

test('own posts come from the archive of X, without replies, reposts and duplicates', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/content-buckets');
  await createBucket(page, 'Archive');
  await page.getByRole('button', { name: /^View Samples/ }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Samples' });
  await dialog.getByRole('tab', { name: 'X archive' }).click();
  const file = dialog.locator('input[type="file"]');
  const choose = (text: string) =>
    file.setInputFiles({
      name: 'tweets.js',
      mimeType: 'text/javascript',
      buffer: Buffer.from(text),
    });
  await choose('<!doctype html>');
  await expect(dialog.getByText(/^This is not the tweets\.js file/)).toBeVisible();
  const texts = [
    ...Array.from({ length: 260 }, (_, at) => `own post ${at} about fees`),
    'own post 7 about fees',
    'RT @other: what somebody else has written',
  ];
  const tweets = texts.map((full_text) => ({
    tweet: { full_text, created_at: 'Wed Nov 18 09:00:00 +0000 2026', entities: {} },
  }));
  const reply = { full_text: '@other no', in_reply_to_status_id: '1', entities: {} };
  const all = [...tweets, { tweet: { ...tweets[0]?.tweet, ...reply } }];
  await choose(`window.YTD.tweets.part0 = ${JSON.stringify(all)}`);
  await expect(dialog.getByText('263 posts found, 260 selected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 260 samples' }).click();
  await expect(
    dialog.getByText('Imported 260, skipped 0 that the bucket holds already'),
  ).toBeVisible();
});

test('it passes axe, is read in light and dark, and fits 360 pixels', async ({ page }) => {
  await signIn(page);
  await page.goto('/content-buckets');
  await expectWholePage(page);
  await createBucket(page, `${'W'.repeat(60)} <b>not bold</b>`);
  await expectWholePage(page);
  await page.getByRole('button', { name: /^View Samples/ }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Samples', { exact: true }).fill(`${'w'.repeat(900)}\n\nsecond`);
  await expectWholePage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = () =>
    page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(await overflow()).toBe(0);
  await page.getByRole('button', { name: 'Import 2 samples' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('AI Analyzed')).toHaveCount(2);
  await expectWholePage(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  await page.getByRole('button', { name: /^AI analysis: second/ }).click();
  await expect(page.getByRole('heading', { name: 'Key Strengths' })).toBeVisible();
  await expectWholePage(page);
});

test('buckets and samples can be read and used everywhere', async ({ page }) => {
  await signIn(page);
  await page.goto('/content-buckets');
  await createBucket(page, 'Readable', true);
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: /^View Samples/ }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Samples', { exact: true }).fill('gm fam');
  await page.getByRole('button', { name: 'Import 1 sample' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('AI Analyzed')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test.describe('signed out', () => {
  test.use({ expected: refusedCall(401) });

  test('the screen asks to sign in and leads back', async ({ page }) => {
    await page.goto('/content-buckets');
    await expect(page.getByText('Authentication Required')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await approveOnX(page);
    await expect(page).toHaveURL(/\/content-buckets$/);
    await expect(page.getByText('No content buckets yet')).toBeVisible();
  });
});
