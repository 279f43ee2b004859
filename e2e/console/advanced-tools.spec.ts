import { expect } from '@playwright/test';
import { expectWholePage } from './accessible.ts';
import { signIn, test } from './visitor.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await page.goto('/advanced-tools');
});

test('shows four tools and what they do', async ({ page }) => {
  await expect(page.getByRole('tab')).toHaveText([
    'Content Generator',
    'Sentiment Analysis',
    'Reply Generator',
    'Influencer Analysis',
  ]);
  for (const tile of [
    'Image Reading',
    'Influencer Training',
    'Market Sentiment',
    'Anti-Detection',
  ]) {
    await expect(page.getByRole('heading', { name: tile })).toBeVisible();
  }
  await expectWholePage(page);
});

test('on a phone it opens at its top, and its tabs move sideways alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.reload();
  const first = page.getByRole('tab', { name: 'Content Generator' });
  await expect(first).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  // The market stands above the tabs, and moves them down when it comes.
  await expect(page.getByRole('list', { name: 'News' }).getByRole('article')).toHaveCount(2);
  await first.focus();
  await page.keyboard.press('End');
  const last = page.getByRole('tab', { name: 'Influencer Analysis' });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('writes for an audience, and asks who that is', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Content Generator' });
  await form.getByRole('button', { name: 'Generate Content' }).click();
  const audience = form.getByLabel('Target Audience');
  await expect(audience).toHaveAccessibleDescription(/Target audience is required/);
  await expect(audience).toBeFocused();
  await audience.fill('DeFi users who left after the last unlock');
  await form.getByLabel('Project Info').fill('Our bridge settles withdrawals in two minutes');
  await form.getByRole('button', { name: 'Generate Content' }).click();
  await expect(page.getByText('Content Generated!')).toBeVisible();
  const result = page.getByRole('article', { name: 'Generated content' });
  await expect(result).toBeVisible();
  await expect(result.getByText('Too few posts to say')).toHaveCount(3);
  await expectWholePage(page);
});

test('tells bullish from bearish, and why', async ({ page }) => {
  await page.getByRole('tab', { name: 'Sentiment Analysis' }).click();
  const form = page.getByRole('form', { name: 'Sentiment Analysis' });
  await form
    .getByLabel('Text to analyze')
    .fill('Got rugged again, the dev drained the pool and my bags are down 90%. Never again.');
  await form.getByRole('button', { name: 'Analyze Sentiment' }).click();
  const reading = page.getByRole('article', { name: 'Sentiment' });
  await expect(reading.getByText('Bearish', { exact: true }).first()).toBeVisible();
  await expect(reading.getByRole('heading', { name: 'Reasoning' })).toBeVisible();
  await expect(page.getByText('Analysis Complete')).toBeVisible();
  await expectWholePage(page);
});

test('answers a pasted post', async ({ page }) => {
  await page.getByRole('tab', { name: 'Reply Generator' }).click();
  const form = page.getByRole('form', { name: 'Reply Generator' });
  await form
    .getByLabel('Original tweet')
    .fill('Funding flipped negative for the first time in weeks');
  await form.getByLabel('Tweet author').fill('@lio_perps');
  await form.getByLabel('Context').fill('it is a reset and not a top');
  await form.getByRole('button', { name: 'Disagree' }).click();
  const reply = page.getByRole('article', { name: 'Reply' });
  await expect(
    reply.getByText(/it is a reset and not a top|it's a reset and not a top/i),
  ).toBeVisible();
  await expect(page.getByText('Reply Generated')).toBeVisible();
  await form.getByRole('button', { name: 'Another reply' }).click();
  await expect(form.getByRole('button', { name: 'Another reply' })).toBeEnabled();
  await expectWholePage(page);
});

test('reads how somebody writes', async ({ page }) => {
  await page.getByRole('tab', { name: 'Influencer Analysis' }).click();
  const form = page.getByRole('form', { name: 'Influencer Analysis' });
  await form.getByLabel('Username').fill('@blobwatcher');
  const tweets = Array.from(
    { length: 12 },
    (_, at) => `gm. blobs are basically free now, day ${at}. nobody cares lol`,
  );
  await form.getByLabel('Tweets').fill(tweets.join('\n'));
  await expect(form.getByText('12 so far.')).toBeVisible();
  await form.getByRole('button', { name: 'Analyze Style' }).click();
  const reading = page.getByRole('article', { name: 'Influencer analysis' });
  await expect(reading.getByText('Writing style')).toBeVisible();
  await expect(reading.getByText('An example needs an AI model.')).toBeVisible();
  await expectWholePage(page);
});

test('keeps what was typed when the tab or the page changes', async ({ page }) => {
  const audience = page.getByLabel('Target Audience');
  await audience.fill('validators');
  await page.getByRole('tab', { name: 'Sentiment Analysis' }).click();
  await page.getByLabel('Text to analyze').fill('half a thought');
  await page.goto('/personas');
  await page.goto('/advanced-tools');
  await expect(audience).toHaveValue('validators');
  await page.getByRole('tab', { name: 'Sentiment Analysis' }).click();
  await expect(page.getByLabel('Text to analyze')).toHaveValue('half a thought');
});
