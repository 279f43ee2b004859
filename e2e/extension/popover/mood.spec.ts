import type { Locator, Route } from '@playwright/test';
import { chooseInMenu } from '../context-menu.ts';
import { chooseLanguage, expect, test } from '../fixtures.ts';

const sentence = /^Sentiment: (Bullish|Bearish|Neutral), \d+% sure$/;
const moodIn = (place: Locator) => place.getByRole('img', { name: sentence });

test('“Analyze Sentiment” on a post shows its mood there, and again when X has drawn the post anew', async ({
  home,
  draft,
  page,
  background,
}) => {
  const post = home.postAt(0);
  const address = await post.locator('a:has(> time)').first().getAttribute('href');
  const same = home.post(address?.split('/').at(-1) ?? '');
  await expect(same.getByRole('button', { name: 'AI Reply' })).toBeVisible();
  await post.getByTestId('tweetText').first().click({ button: 'right' });
  await chooseInMenu(background, 'read-mood');
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(moodIn(same)).toBeVisible();

  // Once more by the popover: the badge is the same one.
  await draft.draftFrom(same);
  await draft.dialog.getByText('Save or analyze this post').click();
  await draft.button('Sentiment').click();
  await expect(draft.dialog.getByText(/, \d+% sure/)).toBeVisible();
  await expect(moodIn(same)).toHaveCount(1);
  await draft.button('Close').click();

  await page.evaluate(() => window.scrollTo(0, 20_000));
  await expect(same).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(moodIn(same)).toBeVisible();
  await expect(moodIn(page.locator('body'))).toHaveCount(1);
});

test('a mood that comes after X has drawn its post anew is shown there', async ({
  x,
  page,
  background,
  context,
}) => {
  const held: Route[] = [];
  await context.route('**/api/ai/analyze-sentiment-advanced', (route) => void held.push(route));
  await x.goto('/home');
  const post = x.postAt(0);
  const address = await post.locator('a:has(> time)').first().getAttribute('href');
  const same = x.post(address?.split('/').at(-1) ?? '');
  await post.getByTestId('tweetText').first().click({ button: 'right' });
  await chooseInMenu(background, 'read-mood');
  await expect.poll(() => held.length).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 20_000));
  await expect(same).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(same.getByRole('button', { name: 'AI Reply' })).toBeVisible();
  await held[0]?.continue();
  await expect(moodIn(same)).toBeVisible();
  await expect(moodIn(page.locator('body'))).toHaveCount(1);
});

test('what is said on X’s page is in the language of the settings', async ({
  x,
  page,
  person,
  background,
}) => {
  await chooseLanguage(person, 'de');
  await x.goto('/home');
  const posts = page.getByTestId('tweet');
  await posts.first().getByRole('button', { name: 'AI Reply' }).click();
  await expect(page.getByRole('dialog', { name: 'Troupe-Entwurf' })).toBeVisible();

  // A new page has loaded no words yet.
  await page.reload();
  await expect(posts.first().getByRole('button', { name: 'AI Reply' })).toBeVisible();
  await page.mouse.click(5, 5, { button: 'right' });
  await chooseInMenu(background, 'read-mood');
  await expect(page.getByText('Hier ist kein Post.')).toBeVisible();
  await posts.first().getByTestId('tweetText').first().click({ button: 'right' });
  await chooseInMenu(background, 'read-mood');
  await expect(page.getByText(/^Sentiment: .*, zu \d+\s% sicher$/)).toBeVisible();
  await expect(posts.first().getByRole('img', { name: /^Sentiment: / })).toBeVisible();
});
