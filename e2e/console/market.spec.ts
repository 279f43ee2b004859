import { expect } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from './accessible.ts';
import { signIn, test } from './visitor.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
});

test('three trends, two headlines and the mood of the market, labelled as invented', async ({
  page,
  context,
}) => {
  await page.goto('/advanced-tools');
  const market = page.getByRole('region', { name: 'Market' });
  const trends = market.getByRole('list', { name: 'Crypto trends' }).getByRole('listitem');
  await expect(trends).toHaveCount(3);
  const news = market.getByRole('list', { name: 'News' }).getByRole('article');
  await expect(news).toHaveCount(2);
  for (const item of [...(await trends.all()), ...(await news.all())]) {
    await expect(item).toContainText('Sandbox data');
  }
  await expect(market.getByRole('img', { name: /^Fear & Greed: \d+ of 100, / })).toBeVisible();
  await expect(market.getByText(/^News sentiment, last 24 h/)).toBeVisible();
  await expect(market.getByText(/^Updated /).first()).toBeVisible();
  await expectWholePage(page);

  const opened = context.waitForEvent('page');
  await news.first().getByRole('link').click();
  const story = await opened;
  await expect(story.getByText('this headline is invented')).toBeVisible();
  expect(await story.evaluate(() => window.opener)).toBeNull();
});

test('what is on the screen is what the API answers', async ({ page }) => {
  await page.goto('/advanced-tools');
  const market = page.getByRole('region', { name: 'Market' });
  const trends = market.getByRole('list', { name: 'Crypto trends' }).getByRole('listitem');
  await expect(trends).toHaveCount(3);
  const answer = await (await page.request.get('/api/crypto/news-trends')).json();
  for (const [at, { topic, symbol }] of answer.trends.slice(0, 3).entries()) {
    await expect(trends.nth(at)).toContainText(`${at + 1}. ${topic} ${symbol}`);
  }
  const news = market.getByRole('list', { name: 'News' }).getByRole('article');
  for (const [at, { title, summary }] of answer.news.slice(0, 2).entries()) {
    await expect(news.nth(at)).toContainText(title);
    await expect(news.nth(at)).toContainText(summary);
  }
});

test('a trend becomes the topic of the Content Generator, and is offered there', async ({
  page,
}) => {
  await page.goto('/advanced-tools');
  await page.getByRole('tab', { name: 'Sentiment Analysis' }).click();
  const use = page.getByRole('button', { name: /^Use as topic: / }).nth(1);
  const name = (await use.getAttribute('aria-label')) ?? '';
  const topic = name.slice('Use as topic: '.length);
  await use.click();
  await expect(page.getByRole('tab', { name: 'Content Generator' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const field = page.getByLabel('Trending Topic');
  await expect(field).toHaveValue(topic);
  const offered = page.locator(`datalist[id="${await field.getAttribute('list')}"] option`);
  await expect(offered).toHaveCount(7);
  await page.getByLabel('Target Audience').fill('traders');
  await page.getByLabel('Project Info').fill('Our desk publishes what it holds every Friday.');
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(page.getByRole('article', { name: 'Generated content' })).toBeVisible();
});

test('the market can be read and used everywhere', async ({ page }) => {
  await page.goto('/advanced-tools');
  await expect(page.getByRole('list', { name: 'News' }).getByRole('article')).toHaveCount(2);
  await expectAccessibleEverywhere(page);
});
