import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { apiUrl, type Person, sandboxPageUrl } from '../people.ts';
import { expect, test } from './fixtures.ts';

test.use({ connected: false });

const nonce = '5a1c8a52-6ad1-4b7c-9d8a-1f0f7f5f4a10';
const unknownKey = `trp_${'a'.repeat(43)}0123abcd`;
const refused = { ok: false, message: 'Troupe does not pair with this page.' };

/** Sends a message as a script of that page would. */
function say(page: Pick<Page, 'evaluate'>, extensionId: string, message: object) {
  return page.evaluate(
    ([id, sent]) =>
      new Promise<unknown>((resolve) => chrome.runtime.sendMessage(id, sent, resolve)),
    [extensionId, message] as const,
  );
}

/** Opens the console as the person who is signed in there. */
async function openConsole(page: Page, { cookie }: Person): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: apiUrl }]);
  await page.goto(apiUrl);
}

/** Another program on this machine that serves a page. */
async function serveElsewhere(): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(request.url === '/' ? '<iframe src="/inside"></iframe>' : 'inside');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('one message from the console connects the extension, and the panel shows it', async ({
  page,
  panel,
  background,
  person,
}) => {
  const { host: id } = new URL(background.url());
  await expect(panel.getByRole('heading', { name: 'Connect to Troupe' })).toBeVisible();
  await openConsole(page, person);
  expect(await say(page, id, { type: 'hello' })).toEqual({
    ok: true,
    version: expect.stringMatching(/^\d+\.\d+/),
  });
  const wrong = await say(page, id, { type: 'pair', apiUrl, key: unknownKey, nonce });
  expect(wrong).toEqual({ ok: false, message: 'The server does not accept this API key.' });
  await expect(panel.getByRole('heading', { name: 'Connect to Troupe' })).toBeVisible();

  const paired = await say(page, id, { type: 'pair', apiUrl, key: person.key, nonce });
  expect(paired).toEqual({ ok: true, nonce });
  await panel.bringToFront();
  await expect(panel.getByText('Degen Dana')).toBeVisible();
});

test('the sixth try within a minute is refused, also with a good key', async ({
  page,
  background,
  person,
}) => {
  const { host: id } = new URL(background.url());
  await openConsole(page, person);
  for (let tries = 0; tries < 5; tries += 1) {
    await say(page, id, { type: 'pair', apiUrl, key: unknownKey, nonce });
  }
  const last = await say(page, id, { type: 'pair', apiUrl, key: person.key, nonce });
  expect(last).toEqual({ ok: false, message: expect.stringContaining('Too many tries') });
});

test('another program’s page cannot point the extension at our server, nor speak from a frame', async ({
  page,
  background,
  person,
}) => {
  const { host: id } = new URL(background.url());
  const { server, origin } = await serveElsewhere();
  await page.goto(origin);
  const pair = { type: 'pair', apiUrl, key: person.key, nonce };
  expect(await say(page, id, pair)).toEqual(refused);
  const inside = page.frames().find((frame) => frame.url().endsWith('/inside'))!;
  expect(await say(inside, id, { type: 'hello' })).toEqual(refused);
  const stored = await background.evaluate(() => chrome.storage.local.get('apiKey'));
  expect(stored).toEqual({});
  server.close();
});

test('pages of X and of the X sandbox cannot reach the extension at all', async ({
  x,
  page,
  context,
}) => {
  await x.goto('/home');
  expect(await page.evaluate(() => typeof chrome.runtime?.sendMessage)).toBe('undefined');
  await context.route(`${sandboxPageUrl}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'sandbox' }),
  );
  await page.goto(sandboxPageUrl);
  expect(await page.evaluate(() => typeof chrome.runtime?.sendMessage)).toBe('undefined');
});

test('the console connects the extension with one press, and revokes nothing', async ({
  page,
  panel,
  person,
}) => {
  await openConsole(page, person);
  await page.goto(`${apiUrl}/extension`);
  await page.getByRole('button', { name: "Connect this browser's extension" }).click();
  await expect(page.getByText('Connected. The AI buttons on X now draft for you.')).toBeVisible();
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await panel.reload();
  await expect(panel.getByRole('heading', { name: 'AI Personas' })).toBeVisible();
});
