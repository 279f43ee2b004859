import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '../../axe.ts';
import { addPersona, refusedCall, signIn, test } from '../visitor.ts';

// Chromium reports each refusal in the console, whoever handles it.
test.use({ expected: refusedCall(401, 409) });

/** Somebody with the workspaces "Client A", which is open, and "Client B". `open` is what the menu of a second tab does. */
async function twoClients(page: Page, baseURL = '') {
  await signIn(page);
  const headers = { origin: baseURL };
  const { request } = page;
  await request.patch('/api/workspaces/current', { headers, data: { name: 'Client A' } });
  const made = await request.post('/api/workspaces', { headers, data: { name: 'Client B' } });
  const b = ((await made.json()) as { id: string }).id;
  const { workspaceId: a, username } = await (await request.get('/api/auth/user')).json();
  const open = async (workspaceId: string) => {
    const answer = await request.post('/api/sessions/workspace', {
      headers,
      data: { workspaceId },
    });
    expect(answer.status()).toBe(200);
  };
  await addPersona(page, baseURL, {});
  return { a, b, username, open };
}

const listOf = async (page: Page, path: string) =>
  (await (await page.request.get(path)).json()) as unknown[];

const noticeOf = (page: Page) => page.locator('[data-page-notice]:not(.hidden)');

async function write(page: Page, text: string): Promise<Locator> {
  await page.goto('/schedule?compose');
  const composer = page.getByRole('dialog', { name: 'Compose' });
  await composer.getByLabel('Content', { exact: true }).fill(text);
  return composer;
}

/** The composer begins an empty page; what was written before is among the drafts. */
async function openDraft(page: Page, text: string): Promise<void> {
  await page.getByRole('dialog', { name: 'Compose' }).getByRole('link', { name: 'Drafts' }).click();
  await page.getByRole('button', { name: `Open draft: ${text}` }).click();
}

test('what is written for one client stays theirs while another tab opens another workspace', async ({
  page,
  baseURL,
}) => {
  // Four loads of the console, each a few seconds on a busy machine.
  test.slow();
  const { a, b, open } = await twoClients(page, baseURL);
  const composer = await write(page, 'for client A');
  await expect(composer.getByText('Draft saved')).toBeVisible();
  await open(b);
  const text = composer.getByLabel('Content', { exact: true });
  await text.fill('for client A, and nobody else');
  const notice = noticeOf(page);
  await expect(notice).toContainText('Another workspace is open in this browser: Client B');
  await expect(notice).toContainText('This page belongs to Client A.');
  await expect(composer.getByText('Draft saved')).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
  await composer.getByRole('button', { name: 'Schedule Post' }).click();
  await expect(page.getByText('Nothing was changed')).toBeVisible();
  await expect(text).toHaveValue('for client A, and nobody else');
  expect(await listOf(page, '/api/post-drafts')).toEqual([]);
  expect(await listOf(page, '/api/scheduled-posts')).toEqual([]);

  // A reload shows the other workspace, and nothing of this text.
  await page.goto('/schedule?compose');
  await expect(text).toHaveValue('');
  const menu = page.getByTitle(/^Workspace: Client B/);
  await expect(menu).toBeAttached();
  await expect(page.getByText('for client A')).toHaveCount(0);
  expect(await listOf(page, '/api/post-drafts')).toEqual([]);

  await open(a);
  await page.goto('/schedule?compose');
  await expect(text).toHaveValue('');
  await openDraft(page, 'for client A, and nobody else');
  await expect(text).toHaveValue('for client A, and nobody else');
  await expect(composer.getByText('Draft saved')).toBeVisible();
});

test('one press opens the workspace of the page again, and the text is saved there', async ({
  page,
  context,
  baseURL,
}) => {
  const { b, open } = await twoClients(page, baseURL);
  const composer = await write(page, 'kept');
  await expect(composer.getByText('Draft saved')).toBeVisible();
  await open(b);
  await composer.getByLabel('Content', { exact: true }).fill('kept, and more');
  const notice = noticeOf(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await notice.getByRole('button', { name: 'Copy text' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('kept, and more');
  await notice.getByRole('button', { name: 'Open in Client A' }).press('Enter');
  await expect(notice).toBeHidden();
  await expect(composer.getByText('Draft saved')).toBeVisible();
  const texts = async () =>
    ((await listOf(page, '/api/post-drafts')) as { text: string }[]).map(({ text }) => text);
  await expect.poll(texts).toEqual(['kept, and more']);
});

test('a page of another person keeps its text from the one who has signed in since', async ({
  page,
  baseURL,
}) => {
  // Four loads of the console, each a few seconds on a busy machine.
  test.slow();
  const { username } = await twoClients(page, baseURL);
  const composer = await write(page, 'of the first person');
  await expect(composer.getByText('Draft saved')).toBeVisible();
  const other = `o${randomBytes(5).toString('hex')}`;
  await page.request.get(`/api/auth/test-login?username=${other}`);
  await composer.getByLabel('Content', { exact: true }).fill('of the first person, still');
  const notice = noticeOf(page);
  await expect(notice).toContainText(`@${other} is signed in in this browser now`);
  await expect(notice).toContainText(`This page belongs to @${username}.`);
  await expect(notice.getByRole('button', { name: `Sign in as @${username}` })).toBeVisible();
  expect(await listOf(page, '/api/post-drafts')).toEqual([]);

  await notice.getByRole('button', { name: `Continue as @${other}` }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/schedule?compose');
  const text = composer.getByLabel('Content', { exact: true });
  await expect(text).toHaveValue('');
  await expect(page.getByText('of the first person')).toHaveCount(0);
  expect(await listOf(page, '/api/post-drafts')).toEqual([]);
  await page.request.get(`/api/auth/test-login?username=${username}`);
  await page.goto('/schedule?compose');
  await openDraft(page, 'of the first person, still');
  await expect(text).toHaveValue('of the first person, still');
});

/** What is typed and pressed on a screen, and what would have changed. `first` shows once the screen has loaded. */
const screens: {
  path: string;
  list: string;
  first: (page: Page) => Locator;
  change: (page: Page, first: Locator) => Promise<void>;
}[] = [
  {
    path: '/personas',
    list: '/api/personas',
    first: (page) => page.getByRole('button', { name: 'Create Persona' }).first(),
    change: async (page, first) => {
      await first.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Ghost');
      await dialog.getByLabel('Description').fill('Of client A');
      await dialog.getByLabel('Personality').fill('Dry');
      await dialog.getByRole('button', { name: 'Create Persona' }).click();
    },
  },
  {
    path: '/content-buckets',
    list: '/api/content-buckets',
    first: (page) => page.getByRole('button', { name: 'Create Bucket' }).first(),
    change: async (page, first) => {
      await first.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Ghost');
      await dialog.getByRole('button', { name: /^Create/ }).click();
    },
  },
  {
    path: '/settings',
    list: '/api/settings',
    first: (page) => page.getByLabel('First name'),
    change: async (page, first) => {
      await first.fill('Ghost');
      await page.getByRole('button', { name: 'Save Changes' }).first().click();
    },
  },
];

for (const { path, list, first, change } of screens) {
  test(`${path} changes nothing in the workspace that another tab has opened`, async ({
    page,
    baseURL,
  }) => {
    const { b, open } = await twoClients(page, baseURL);
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Workspace: Client A/ })).toBeAttached();
    await expect(first(page)).toBeVisible();
    await open(b);
    const before = await listOf(page, list);
    await change(page, first(page));
    await expect(noticeOf(page)).toContainText('This page belongs to Client A.');
    expect(await listOf(page, list)).toEqual(before);
  });
}
