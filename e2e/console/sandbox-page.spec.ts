import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { browserTestPort } from '#api/config/env.ts';
import { createXClient } from '#api/providers/x/x-client.ts';
import { answerConsent } from '#tools/sandbox/x-api/testing/answer-consent.ts';
import { startXSandbox, type XSandbox } from '#tools/sandbox/x-api/x-sandbox.ts';
import { approveOnX, refusedCall, test } from './visitor.ts';

const LABEL = 'X sandbox: nothing leaves this machine';
const redirectUri = 'http://127.0.0.1:3000/api/auth/x/callback';
const app = { clientId: 'page-test', clientSecret: 'secret', callbackUrls: [redirectUri] };

/** The name under which the extension works on the sandbox's page. */
const pageOf = (url: string) => url.replace('127.0.0.1', 'x.localhost');

const post = (page: Page, text: string) =>
  page.getByTestId('tweet').filter({ has: page.getByText(text, { exact: true }) });

const texts = (page: Page, count: number) =>
  page
    .getByTestId('primaryColumn')
    .getByTestId('tweetText')
    .evaluateAll((all, most) => all.slice(0, most).map((one) => one.textContent), count);

/** Somebody who gave an app access, and what that app then does in their name. */
async function appOf(sandbox: XSandbox, username: string) {
  const client = createXClient({
    apiUrl: sandbox.url,
    authorizeUrl: `${sandbox.url}/i/oauth2/authorize`,
    ...app,
  });
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const scopes = ['tweet.read', 'tweet.write', 'users.read'];
  const ask = client.authorizeUrl({ state: 'any', challenge, redirectUri, scopes });
  const code = new URL(await answerConsent(ask, { username })).searchParams.get('code') ?? '';
  const { accessToken } = await client.exchangeCode({ code, verifier, redirectUri });
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(sandbox.url + path, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    });
    expect(response.ok).toBe(true);
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  return {
    post: (text: string, more: object = {}) => call('POST', '/2/tweets', { text, ...more }),
    remove: (id: string) => call('DELETE', `/2/tweets/${id}`),
  };
}

test.describe('what an app posts through the API', () => {
  let sandbox: XSandbox;

  test.beforeAll(async () => {
    sandbox = await startXSandbox({ port: 0, app, webFolder: 'dist/x-web' });
  });
  test.afterAll(() => sandbox.stop());

  test('is on Home, on the profile and at its own address, threads in order', async ({ page }) => {
    const ada = await appOf(sandbox, 'ada_posts');
    const first = await ada.post('thread part one');
    const answer = (id: string) => ({ reply: { in_reply_to_tweet_id: id } });
    const second = await ada.post('thread part two', answer(first));
    await ada.post('thread part three', { ...answer(second), made_with_ai: true });
    await ada.post('<b>newest</b> & plain');

    await page.goto(`${pageOf(sandbox.url)}/home`);
    await expect(page.getByText(LABEL)).toBeVisible();
    await expect(post(page, 'thread part one')).toContainText('@ada_posts');
    await expect(post(page, 'thread part three')).toContainText('Made with AI');
    const thread = ['thread part one', 'thread part two', 'thread part three'];
    const whole = ['<b>newest</b> & plain', ...thread];
    await expect.poll(() => texts(page, 4)).toEqual(whole);

    await post(page, 'thread part one').getByRole('link', { name: '@ada_posts' }).click();
    await expect(page).toHaveURL(/\/ada_posts$/);
    await expect(post(page, 'thread part three')).toBeVisible();
    await expect(page.getByTestId('tweet')).toHaveCount(4);

    await page.goto(`${pageOf(sandbox.url)}/ada_posts/status/${second}`);
    await expect(post(page, 'thread part one')).toBeVisible();
    await expect.poll(() => texts(page, 3)).toEqual(thread);
  });

  test('comes to an open page by itself, and goes when it is deleted', async ({ page }) => {
    const bo = await appOf(sandbox, 'bo_posts');
    await page.goto(`${pageOf(sandbox.url)}/home`);
    await expect(page.getByTestId('tweet').first()).toBeVisible();
    const id = await bo.post('here while you look');
    await expect(post(page, 'here while you look')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await bo.remove(id);
    await expect(post(page, 'here while you look')).toHaveCount(0);
    await page.goto(`${pageOf(sandbox.url)}/bo_posts/status/${id}`);
    await expect(page.getByText('this page doesn’t exist')).toBeVisible();
  });

  test('is not asked for while nobody can see the page', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/sandbox/timeline')) asked += 1;
    });
    await page.clock.install();
    // From here on time passes in the page only where the test says so.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.goto(`${pageOf(sandbox.url)}/home`);
    await expect.poll(() => asked).toBe(1);
    await page.clock.runFor(3_000);
    await expect.poll(() => asked).toBe(2);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    });
    await page.clock.runFor(30_000);
    expect(asked).toBe(2);
  });
});

test.describe('what a person posts on the page', () => {
  test.use({ expected: refusedCall(401, 403) });

  test('is theirs and still there after a reload: a post, a reply, a thread', async ({ page }) => {
    await page.goto('/api/login');
    const username = await approveOnX(page);
    await expect(page).toHaveURL(/\/onboarding$/);
    await page.goto(`http://x.localhost:${Number(browserTestPort()) + 1}/home`);
    await page.getByLabel('Post as').selectOption(`@${username}`);

    const words = `gm from ${username}`;
    const composer = page.getByRole('textbox', { name: 'Post text' });
    await composer.pressSequentially(words);
    await page.getByTestId('tweetButtonInline').click();
    await expect(page.getByTestId('toast')).toHaveText('Your post was sent.');
    await expect(post(page, words)).toContainText(`@${username}`);
    await expect(composer).toHaveText('');
    await page.reload();
    await expect(post(page, words)).toBeInViewport();

    await composer.pressSequentially(words);
    await page.getByTestId('tweetButtonInline').click();
    await expect(page.getByTestId('toast')).toContainText('duplicate');
    await expect(composer).toHaveText(words);

    const others = page.getByTestId('tweet').filter({ hasNotText: username });
    const name = others.first().getByTestId('User-Name').getByText(/^@/).first();
    const handle = (await name.textContent()) ?? '';
    // Another test may post meanwhile, and stand above it.
    await others.filter({ hasText: handle }).first().getByTestId('reply').click();
    const dialog = page.getByRole('dialog');
    const reply = `an answer of ${username}`;
    await dialog.getByRole('textbox', { name: 'Post text' }).pressSequentially(reply);
    await dialog.getByTestId('addButton').click();
    await dialog.getByTestId('tweetTextarea_1').pressSequentially(`more of ${username}`);
    await dialog.getByTestId('tweetButton').click();
    await expect(dialog).toBeHidden();
    await expect(post(page, reply)).toContainText(`Replying to ${handle}`);
    await post(page, reply).getByTestId('tweetText').click();
    await expect(page).toHaveURL(new RegExp(`/${username}/status/\\d+$`));
    await page.reload();
    // What it answers comes above it a moment later.
    const below = async () => (await texts(page, 3)).slice(1);
    await expect.poll(below).toEqual([reply, `more of ${username}`]);
    await expect(page.getByTestId('tweet').first()).toContainText(handle);
  });
});
