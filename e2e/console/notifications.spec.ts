import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from './accessible.ts';
import { signIn, test } from './visitor.ts';

/** Without movement, or axe reads the colours of a half-faded dialog. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** A training leaves a notification, as a market that moves would; it is there when this ends. */
async function train(page: Page, origin: string): Promise<void> {
  const headers = { origin };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers, data });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as { id: string };
  };
  const persona = await post('/api/personas', {
    name: 'Degen Dana',
    description: 'Trades perps',
    personality: 'Dry',
  });
  const text = await post('/api/viral-content', { title: 'One', content: 'Why is fees quiet?' });
  await post('/api/viral-training-jobs', {
    personaId: persona.id,
    viralContentIds: [text.id],
  });
  const notifications = async () => (await page.request.get('/api/watchlist/notifications')).json();
  await expect.poll(notifications).toHaveLength(1);
}

test('a notification arrives while one looks, is read, and dismissed', async ({
  page,
  baseURL,
}) => {
  await signIn(page);
  const listening = page.waitForResponse((answer) => answer.url().endsWith('/api/events'));
  await page.goto('/notifications');
  await listening;
  await expect(page).toHaveTitle(/Notifications/);
  await expect(page.getByText('Alerts appear here when watchlist alerts trigger')).toBeVisible();
  await train(page, baseURL ?? '');
  const notification = page.getByRole('article', { name: 'Training of Degen Dana finished' });
  await expect(notification).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(notification.getByRole('img', { name: 'Unread' })).toBeVisible();
  await expectWholePage(page);

  await notification.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(notification.getByRole('img', { name: 'Unread' })).toHaveCount(0);
  await notification.getByRole('button', { name: /^Mark as unread/ }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('All notifications marked as read')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  await notification.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(notification).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No notifications yet')).toBeVisible();
});

test('a coin is watched, gets a rule, and is let go', async ({ page }) => {
  await signIn(page);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Set up alerts' }).click();
  await expect(tab(page, 'Watchlist')).toBeFocused();
  await page.getByLabel('Watch a coin').fill('bitcoin');
  await page.getByRole('button', { name: 'Watch Bitcoin', exact: true }).click();
  const card = page.getByRole('article', { name: 'Bitcoin BTC' });
  await expect(card).toContainText('No rules yet');
  await expect(page.getByText('Prices here are invented by the sandbox.')).toBeVisible();

  await card.getByRole('button', { name: 'Add rule for Bitcoin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Rule' });
  await dialog.getByRole('button', { name: 'Add Rule' }).click();
  await expect(dialog.getByLabel('Price in US dollars')).toBeFocused();
  await expect(dialog.getByText('Price must be more than 0')).toBeVisible();
  await dialog.getByLabel('Notify me when').selectOption('Up by percent');
  await dialog.getByLabel('Percent').fill('5');
  await dialog.getByLabel('Within').selectOption('6 hours');
  await dialog.getByRole('button', { name: 'Add Rule' }).click();
  const rule = card.getByRole('switch', { name: 'Up 5% within 6 hours' });
  await expect(rule).toBeChecked();
  await expectWholePage(page);
  await rule.click();
  await expect(rule).not.toBeChecked();
  // The switch moves at once; this is the server's answer.
  await expect(card.getByText('Off', { exact: true })).toBeVisible();
  await page.reload();
  await tab(page, 'Watchlist').click();
  await expect(rule).not.toBeChecked();
  await card.getByRole('button', { name: 'Delete rule: Up 5% within 6 hours' }).click();
  await expect(card).toContainText('No rules yet');

  await card.getByRole('button', { name: 'Stop watching Bitcoin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop watching' }).click();
  await expect(page.getByText('No coins watched yet')).toBeVisible();
});

test.describe('push', () => {
  // The contexts of these tests are incognito windows, which no push service serves.
  test.use({ expected: /Push API in incognito mode/ });

  test('a browser is subscribed on a press only, and then shows what is pushed', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(page);
    await context.grantPermissions(['notifications']);
    await page.goto('/settings');
    await tab(page, 'Notifications').click();
    await expect(page.getByText('This browser gets no push notifications yet.')).toBeVisible();
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await workers()).toBe(0);
    await page.getByRole('button', { name: 'Turn on in this browser' }).click();
    await expect.poll(workers).toBe(1);
    const worker = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await expect.poll(worker).toBe('activated');
    // It has given up on the push service, so nothing of it is still under way.
    await expect(page.getByRole('button', { name: 'Turn on in this browser' })).toBeEnabled();

    // Whether a push service can be reached from here or not: the browser hands the message over.
    const devtools = await context.newCDPSession(page);
    const registrationId = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const displayed = new Promise<void>((resolve) => {
      devtools.on('BackgroundService.backgroundServiceEventReceived', (received) => {
        if (received.backgroundServiceEvent.eventName === 'Notification displayed') resolve();
      });
    });
    await devtools.send('BackgroundService.startObserving', { service: 'notifications' });
    await devtools.send('BackgroundService.setRecording', {
      service: 'notifications',
      shouldRecord: true,
    });
    const shown = {
      title: 'BTC above $100,000',
      message: 'Bitcoin is up.',
      link: '/notifications',
    };
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL ?? '',
      registrationId: await registrationId,
      data: JSON.stringify(shown),
    });
    // Asked before it is displayed, Chromium takes a notification for one that was closed, and drops it.
    await displayed;
    const notifications = await page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, data }) => [title, body, data]);
    });
    expect(notifications).toEqual([
      ['BTC above $100,000', 'Bitcoin is up.', { link: '/notifications' }],
    ]);
  });
});

test.describe('a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('holds it all without scrolling sideways', async ({ page, baseURL }) => {
    await signIn(page);
    await train(page, baseURL ?? '');
    await page.goto('/notifications');
    await expect(page.getByRole('article')).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(360);
    await tab(page, 'Watchlist').click();
    await page.getByLabel('Watch a coin').fill('bitcoin');
    await page.getByRole('button', { name: 'Watch Bitcoin', exact: true }).click();
    await expect(page.getByRole('article', { name: 'Bitcoin BTC' })).toBeVisible();
    expect(await width()).toBe(360);
  });
});

test('the notifications can be read and used everywhere', async ({ page, baseURL }) => {
  await signIn(page);
  await train(page, baseURL ?? '');
  await page.goto('/notifications');
  await expect(page.getByRole('article')).toBeVisible();
  await expectAccessibleEverywhere(page);
});
