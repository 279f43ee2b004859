import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import type { Page, Worker } from '@playwright/test';
import { apiUrl, newPerson, sandboxPageUrl } from '../people.ts';
import { test as base, connect, countSidePanels, expect } from './fixtures.ts';

interface Fixtures {
  /** The page shows the console, signed in as the person. */
  consolePage: Page;
  /** The page shows another program of this machine, by its origin. */
  elsewhere: string;
}

const test = base.extend<Fixtures>({
  connected: false,
  consolePage: async ({ page, person }, use) => {
    const [name = '', value = ''] = person.cookie.split('=');
    await page.context().addCookies([{ name, value, url: apiUrl }]);
    await page.goto(apiUrl);
    await use(page);
  },
  elsewhere: async ({ page }, use) => {
    const { server, origin } = await serveElsewhere();
    await page.goto(origin);
    await use(origin);
    server.close();
  },
});

const nonce = '5a1c8a52-6ad1-4b7c-9d8a-1f0f7f5f4a10';
const secret = 'a'.repeat(43);
/** Well formed, and of nobody. */
const unknownKey = `trp_${secret}${crc32(secret).toString(16).padStart(8, '0')}`;
const refused = { ok: false, message: 'Troupe does not pair with this page.' };

/** Sends a message as a script of that page would. */
function say(page: Pick<Page, 'evaluate'>, background: Worker, message: object) {
  return page.evaluate(
    ([id, sent]) =>
      new Promise<unknown>((resolve) => chrome.runtime.sendMessage(id, sent, resolve)),
    [new URL(background.url()).host, message] as const,
  );
}

/** Another program on this machine: a page of its own, and what it answers to anything else. */
async function serveElsewhere(answer = '{}'): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const isPage = request.url === '/';
    response.setHeader('content-type', isPage ? 'text/html' : 'application/json');
    response.end(isPage ? '<iframe src="/inside"></iframe>' : answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const stored = (background: Worker) =>
  background.evaluate(() => chrome.storage.local.get(['apiUrl', 'apiKey']));
const badge = (background: Worker) => background.evaluate(() => chrome.action.getBadgeText({}));
const question = (panel: Page, server: string) =>
  panel.getByRole('alertdialog', { name: `Connect to ${server}?` });

test('the console asks, the person confirms in the extension, and both show the result', async ({
  consolePage,
  panel,
  background,
  person,
}) => {
  await consolePage.goto(`${apiUrl}/extension`);
  await expect(consolePage.getByText('Troupe is installed here.')).toBeVisible();
  await consolePage.getByRole('button', { name: "Connect this browser's extension" }).click();
  await expect(consolePage.getByText(/^Press Connect in the Troupe side panel\./)).toBeVisible();
  await expect.poll(() => badge(background)).toBe('1');
  expect(await stored(background)).toEqual({});

  const asked = question(panel, apiUrl);
  await expect(asked.getByText(`signed in as ${person.username}`)).toBeVisible();
  await expect(asked.getByText(/This replaces/)).toHaveCount(0);
  await asked.getByRole('button', { name: 'Connect' }).click();
  await expect(panel.getByRole('heading', { name: 'Write', exact: true })).toBeVisible();
  await expect(panel.getByText(`Connected to ${apiUrl} as ${person.username}.`)).toBeVisible();
  await expect(
    consolePage.getByText('Connected. The AI buttons on X now draft for you.'),
  ).toBeVisible();
  await expect(consolePage.getByText('This browser', { exact: true })).toBeVisible();
  await expect.poll(() => badge(background)).toBe('');
  await consolePage.reload();
  await expect(consolePage.getByText(/^Troupe \d+\.\d+\.\d+ is installed here\.$/)).toBeVisible();
});

test('a press on the console opens the side panel', async ({ consolePage, background }) => {
  await consolePage.goto(`${apiUrl}/extension`);
  await consolePage.getByRole('button', { name: "Connect this browser's extension" }).click();
  await expect.poll(() => countSidePanels(background)).toBe(1);
});

test('whoever cancels in the extension keeps everything as it was, and the key is revoked', async ({
  consolePage,
  panel,
  background,
  person,
}) => {
  await consolePage.goto(`${apiUrl}/extension`);
  await consolePage.getByRole('button', { name: "Connect this browser's extension" }).click();
  await question(panel, apiUrl).getByRole('button', { name: 'Cancel' }).click();
  await expect(consolePage.getByText('You cancelled the request in the extension.')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Connect to Troupe' })).toBeVisible();
  expect(await stored(background)).toEqual({});
  const keys = await person.get<{ name: string }[]>('/api/extension-keys');
  expect(keys.map(({ name }) => name)).toEqual(['Browser test']);
});

test('another server takes the place of a connection only when the person says so', async ({
  consolePage,
  panel,
  background,
  person,
}) => {
  const before = 'http://localhost:9';
  await connect(background, person.key, before);
  const pair = { type: 'pair', apiUrl, key: person.key, nonce };
  expect(await say(consolePage, background, pair)).toEqual({ ok: true, nonce, state: 'pending' });
  expect(await say(consolePage, background, { type: 'outcome', nonce })).toEqual({
    ok: true,
    state: 'pending',
  });
  const asked = question(panel, apiUrl);
  await expect(asked.getByText(`This replaces the connection to ${before}.`)).toBeVisible();
  expect(await stored(background)).toEqual({ apiUrl: before, apiKey: person.key });
  await asked.getByRole('button', { name: 'Connect' }).click();
  await expect(panel.getByRole('heading', { name: 'Write', exact: true })).toBeVisible();
  expect(await stored(background)).toEqual({ apiUrl, apiKey: person.key });
  expect(await say(consolePage, background, { type: 'outcome', nonce })).toEqual({
    ok: true,
    state: 'connected',
  });
});

for (const [name, wrong, sentence] of [
  ['of nobody', { key: unknownKey }, 'The server does not accept this API key.'],
  ['of somebody else', { username: 'mallory' }, /^This key belongs to \w+, not to mallory\.$/],
] as const) {
  test(`a key ${name} is refused by the server’s answer, and the connection stays`, async ({
    consolePage,
    panel,
    background,
    person,
  }) => {
    await connect(background, person.key, 'http://localhost:9');
    const pair = { type: 'pair', apiUrl, key: person.key, nonce, ...wrong };
    await say(consolePage, background, pair);
    const asked = question(panel, apiUrl);
    await asked.getByRole('button', { name: 'Connect' }).click();
    await expect(asked.getByText(sentence)).toBeVisible();
    expect(await say(consolePage, background, { type: 'outcome', nonce })).toMatchObject({
      ok: true,
      state: 'failed',
    });
    await asked.getByRole('button', { name: 'Close' }).click();
    await expect(asked).toHaveCount(0);
    expect(await stored(background)).toEqual({ apiUrl: 'http://localhost:9', apiKey: person.key });
  });
}

test('a program that is no Troupe server is named, asked, and not connected with', async ({
  page,
  panel,
  background,
}) => {
  const { server, origin } = await serveElsewhere('{"id":1}');
  await page.goto(origin);
  await say(page, background, { type: 'pair', apiUrl: origin, key: unknownKey, nonce });
  const asked = question(panel, origin);
  await asked.getByRole('button', { name: 'Connect' }).click();
  await expect(asked.getByText(`${origin} answered, but not like a Troupe server.`)).toBeVisible();
  expect(await stored(background)).toEqual({});
  server.close();
});

test('a page that is not connected learns nothing, whoever else is', async ({
  page,
  background,
  person,
  elsewhere,
}) => {
  await expect(page).toHaveURL(`${elsewhere}/`);
  const hello = { type: 'hello' };
  expect(await say(page, background, hello)).toEqual(refused);
  await connect(background, person.key);
  expect(await say(page, background, hello)).toEqual(refused);
  // The outcome of a request of the connected server, by its own nonce.
  expect(await say(page, background, { type: 'outcome', nonce })).toEqual({
    ok: true,
    state: 'expired',
  });
  await page.goto(apiUrl);
  expect(await say(page, background, hello)).toEqual({
    ok: true,
    version: expect.stringMatching(/^\d+\.\d+/),
  });
});

test('a key with a wrong checksum is refused before anything is asked or called', async ({
  consolePage,
  panel,
  background,
  person,
  context,
}) => {
  const calls: string[] = [];
  context.on('request', (request) => {
    // Files of the extension's own package, such as its icon, reach no server.
    if (!request.url().startsWith('http')) return;
    if (request.serviceWorker() || request.frame().page() === panel) calls.push(request.url());
  });
  const key = person.key.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const pair = { type: 'pair', apiUrl, key, nonce };
  expect(await say(consolePage, background, pair)).toEqual(refused);
  expect(await badge(background)).toBe('');
  await expect(panel.getByRole('alertdialog')).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('a server has one request at a time, and a press counts for the one that is shown', async ({
  consolePage,
  panel,
  background,
  person,
}) => {
  const other = await newPerson();
  const ask = (key: string, word: string) =>
    say(consolePage, background, { type: 'pair', apiUrl, key, nonce: word });
  await ask(person.key, nonce);
  await expect(question(panel, apiUrl)).toBeVisible();
  const later = `${nonce}-later`;
  await ask(other.key, later);
  expect(await badge(background)).toBe('1');
  expect(await say(consolePage, background, { type: 'outcome', nonce })).toMatchObject({
    state: 'expired',
  });
  await question(panel, apiUrl).getByRole('button', { name: 'Connect' }).click();
  await expect.poll(() => stored(background)).toEqual({ apiUrl, apiKey: other.key });
  await expect(question(panel, apiUrl)).toHaveCount(0);
});

test('the sixth try within a minute is refused, also with a good key', async ({
  consolePage,
  background,
  person,
}) => {
  for (let tries = 0; tries < 5; tries += 1) {
    await say(consolePage, background, { type: 'pair', apiUrl, key: unknownKey, nonce });
  }
  const last = await say(consolePage, background, { type: 'pair', apiUrl, key: person.key, nonce });
  expect(last).toEqual({ ok: false, message: expect.stringContaining('Too many tries') });
});

test('another program’s page cannot point the extension at our server, nor speak from a frame', async ({
  page,
  background,
  person,
  elsewhere,
}) => {
  const pair = { type: 'pair', apiUrl, key: person.key, nonce };
  expect(await say(page, background, pair)).toEqual(refused);
  const inside = page.frames().find((frame) => frame.url().endsWith('/inside'))!;
  expect(await say(inside, background, { type: 'hello' })).toEqual(refused);
  expect(await say(inside, background, { ...pair, apiUrl: elsewhere })).toEqual(refused);
  expect(await badge(background)).toBe('');
  expect(await stored(background)).toEqual({});
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

test('the form asks before another server takes the place of the connected one', async ({
  panel,
  background,
  person,
}) => {
  await connect(background, person.key, 'http://localhost:9');
  await panel.getByRole('button', { name: 'API settings' }).click();
  await panel.getByRole('textbox', { name: 'API URL' }).fill(apiUrl);
  await panel.getByRole('textbox', { name: 'API key' }).fill(person.key);
  await panel.getByRole('button', { name: 'Connect' }).click();
  const asked = question(panel, apiUrl);
  await expect(
    asked.getByText('This replaces the connection to http://localhost:9.'),
  ).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toHaveCount(0);
  expect(await stored(background)).toMatchObject({ apiUrl: 'http://localhost:9' });
  await panel.getByRole('button', { name: 'Connect' }).click();
  await asked.getByRole('button', { name: 'Connect' }).click();
  await expect(panel.getByRole('heading', { name: 'Write', exact: true })).toBeVisible();
  expect(await stored(background)).toEqual({ apiUrl, apiKey: person.key });
});
