import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { addPersona, approveOnX, signIn, test } from '../console/visitor.ts';
import { Presses, printJobs } from './presses.ts';

const picture = readFileSync(new URL('../../console/public/reply-on-x.webp', import.meta.url));
const DAY_MS = 86_400_000;
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);

interface Post {
  id: string;
  version: number;
  status: string;
  scheduledTime: string;
  parts: { text: string; media: unknown[] }[];
  madeWithAi: boolean;
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));
test.afterAll(printJobs);

async function send<T>(page: Page, path: string, data: object): Promise<T> {
  const origin = test.info().project.use.baseURL ?? '';
  const answer = await page.request.post(path, { headers: { origin }, data });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  return answer.json();
}

async function read<T>(page: Page, path: string): Promise<T> {
  return (await page.request.get(path)).json();
}

const scheduled = (page: Page) => read<Post[]>(page, '/api/scheduled-posts');

const plan = (page: Page, content: string, ahead: number) =>
  send<Post>(page, '/api/scheduled-posts', { content, scheduledTime: `${day(ahead)}T09:30:00Z` });

const withDana = (page: Page) =>
  addPersona(page, test.info().project.use.baseURL ?? '', { name: 'Dana', tone: 'casual' });

/** Somebody new whose posts can go out. */
async function signInOnX(page: Page): Promise<void> {
  await page.goto('/api/auth/x?returnTo=/dashboard');
  await approveOnX(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
}

async function compose(page: Page, press: Presses): Promise<Locator> {
  await page.goto('/dashboard');
  await press.on(page.getByRole('button', { name: 'Compose' }));
  const composer = page.getByRole('dialog', { name: 'Compose' });
  const content = composer.getByLabel('Content', { exact: true });
  await expect(content).toBeFocused();
  await page.keyboard.type('Write a post saying that rollup fees fall because blobs are cheap');
  await press.on(composer.getByRole('button', { name: 'Write with Dana' }));
  await expect(content).not.toHaveValue(
    'Write a post saying that rollup fees fall because blobs are cheap',
  );
  return composer;
}

/** Presses a row of a card of the dashboard. */
const fromDashboard = (page: Page, card: string, row: string | RegExp) =>
  page.getByRole('region', { name: card, exact: true }).getByRole('link', { name: row });

const inNavigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name });

test('an AI post goes into the next free slot, and comes back by Undo', async ({ page }) => {
  await signIn(page);
  await withDana(page);
  const press = new Presses();
  const composer = await compose(page, press);
  const content = composer.getByLabel('Content', { exact: true });
  const text = await content.inputValue();
  await press.on(composer.getByRole('button', { name: 'Schedule Post' }));
  await expect(composer).toBeHidden();
  press.done('AI post into the next free slot', 3);
  expect(await scheduled(page)).toMatchObject([{ parts: [{ text }], madeWithAi: true }]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(content).toHaveValue(text);
  expect(await scheduled(page)).toEqual([]);
});

test('a thread of three with a picture and AI is scheduled', async ({ page }) => {
  await signIn(page);
  await withDana(page);
  const press = new Presses();
  const composer = await compose(page, press);
  await composer.getByLabel('Content', { exact: true }).press('Control+End');
  await page.keyboard.type('\n///\n');
  await expect(composer.getByLabel('Part 2', { exact: true })).toBeFocused();
  await page.keyboard.type('Second part\n///\n');
  await expect(composer.getByLabel('Part 3', { exact: true })).toBeFocused();
  await page.keyboard.type('Third part');
  const chooser = page.waitForEvent('filechooser');
  await press.on(composer.getByLabel('Content, part 1', { exact: true }));
  await press.on(composer.getByRole('button', { name: 'Choose files' }));
  await (await chooser).setFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: picture });
  await expect(composer.getByLabel('Alt text of picture 1')).toBeVisible();
  await press.on(composer.getByRole('button', { name: 'Number the parts (1/3)' }));
  await press.on(composer.getByRole('button', { name: 'Schedule Post' }));
  await expect(composer).toBeHidden();
  press.done('thread of three with a picture and AI', 6);
  const [post] = await scheduled(page);
  expect(post?.parts.map(({ text }) => text.slice(-3))).toEqual(['1/3', '2/3', '3/3']);
  expect(post?.parts[0]?.media).toHaveLength(1);
});

test('a post is moved to tomorrow', async ({ page }) => {
  await signIn(page);
  await plan(page, 'alpha fees', 3);
  await plan(page, 'beta blobs', 4);
  await page.goto('/dashboard');
  const press = new Presses();
  await press.on(fromDashboard(page, 'Next posts', /^beta blobs/));
  const row = page.getByRole('article', { name: 'beta blobs' });
  await press.on(row.getByRole('button', { name: 'Move to tomorrow: beta blobs' }));
  await expect(page.getByText('1 post moved')).toBeVisible();
  press.done('move a post to tomorrow', 2);
  const times = (await scheduled(page)).map(({ scheduledTime }) => scheduledTime.slice(0, 16));
  expect(times.toSorted()).toEqual([`${day(1)}T09:30`, `${day(3)}T09:30`]);
});

test('a post is found by a word', async ({ page }) => {
  await signIn(page);
  await plan(page, 'gm, the fork went live without a hitch', 3);
  await plan(page, 'beta blobs', 4);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
  const press = new Presses();
  await press.key(page, 'ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('hitch');
  await expect(palette.getByRole('option', { name: /^gm, the fork/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await press.key(page, 'Enter');
  await expect(page.getByRole('article', { name: /^gm, the fork/ })).toBeFocused();
  press.done('find a post by a word', 2);
});

test('twenty posts of a campaign are read and approved', async ({ page }) => {
  await signIn(page);
  await withDana(page);
  const [dana] = await read<{ id: string }[]>(page, '/api/personas');
  // None like another: what repeats a post is held for more than an approval.
  const word = (letter: number) => String.fromCharCode(97 + (letter % 26)).repeat(8);
  const notes = Array.from(
    { length: 20 },
    (_, at) => `Morning notes: ${[0, 3, 7, 12, 18].map((letter) => word(letter + at)).join(' ')}`,
  );
  await send(page, '/api/campaigns', {
    name: 'Morning notes',
    personaId: dana?.id,
    platform: 'twitter',
    schedule: {
      frequency: 'daily',
      times: ['07:00', '09:00', '11:00', '13:00', '15:00'],
      timeZone: 'UTC',
    },
    content: { templates: notes, hashtags: [], tone: 'casual' },
    startDate: day(1),
    endDate: day(4),
  });
  await page.goto('/dashboard');
  const press = new Presses();
  await press.on(fromDashboard(page, 'Needs attention', 'Needs approval 20'));
  await press.on(page.getByRole('button', { name: 'Approve all' }));
  const dialog = page.getByRole('dialog', { name: 'Approve 20 posts' });
  await expect(dialog.getByRole('listitem')).toHaveText(Array(20).fill(/morning notes/i));
  await press.on(dialog.getByRole('button', { name: 'Approve 20 posts' }));
  await expect(page.getByText('20 posts approved')).toBeVisible();
  press.done('approve 20 campaign posts after reading them', 3);
  expect((await scheduled(page)).map(({ status }) => status)).toEqual(Array(20).fill('pending'));
});

test('a held post is mended', async ({ page }) => {
  await signInOnX(page);
  const { id, version } = await plan(page, 'alpha fees', 3);
  await send(page, '/api/scheduled-posts/change', {
    posts: [{ id, version }],
    change: { action: 'hold' },
  });
  await page.goto('/dashboard');
  const press = new Presses();
  await press.on(page.getByRole('button', { name: 'Release: alpha fees' }));
  await expect.poll(async () => (await scheduled(page))[0]?.status).toBe('pending');
  await expect(page.getByText('Nothing needs attention.')).toBeVisible();
  press.done('mend a held post', 2);
});

test('what worked last week is seen', async ({ page }) => {
  await signInOnX(page);
  await withDana(page);
  const [dana] = await read<{ id: string }[]>(page, '/api/personas');
  const made = await send<Post>(page, '/api/scheduled-posts', {
    content: 'gm, fees are low today',
    personaId: dana?.id,
    scheduledTime: `${day(1)}T09:30:00Z`,
  });
  await send(page, `/api/scheduled-posts/${made.id}/act`, { action: 'now', version: made.version });
  await expect.poll(async () => (await scheduled(page))[0]?.status).toBe('posted');
  await page.goto('/dashboard');
  const press = new Presses();
  await press.on(fromDashboard(page, 'What worked lately', 'Open analytics'));
  await expect(page.getByLabel('Period', { exact: true })).toHaveValue('7d');
  await expect(page.getByRole('region', { name: 'Persona Performance' })).toContainText('Dana');
  await expect(
    page.getByRole('region', { name: 'Engagement Trend' }).getByRole('img'),
  ).toBeVisible();
  press.done('see what worked last week', 1);
});

test('a persona is taught from pasted posts', async ({ page }) => {
  await signIn(page);
  await withDana(page);
  await page.goto('/dashboard');
  const press = new Presses();
  await press.on(inNavigation(page, 'Personas'));
  await press.on(page.getByRole('button', { name: 'Settings for Dana' }));
  const settings = page.getByRole('dialog', { name: 'Persona Settings' });
  await press.on(settings.getByLabel('Training Data'));
  const pasted = 'gm. funding flipped negative again\nblobs are basically free now';
  await page.keyboard.insertText(pasted);
  await press.on(settings.getByRole('button', { name: 'Save Changes' }));
  await expect(page.getByText('Persona settings updated successfully')).toBeVisible();
  press.done('teach a persona from pasted posts', 4);
  expect(await read(page, '/api/personas')).toMatchObject([{ trainingData: pasted }]);
});

test('fifty posts are imported from a CSV file', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard');
  const press = new Presses();
  await press.on(inNavigation(page, 'Schedule'));
  await press.on(page.getByRole('button', { name: 'Import CSV' }));
  const dialog = page.getByRole('dialog', { name: 'Import Posts' });
  const chooser = page.waitForEvent('filechooser');
  await press.on(dialog.getByRole('button', { name: 'Choose file' }));
  const lines = Array.from(
    { length: 50 },
    (_, at) => `"post ${at}, of a file",${day(2 + at)},09:30`,
  );
  const buffer = Buffer.from(`content,date,time\n${lines.join('\n')}\n`);
  await (await chooser).setFiles({ name: 'posts.csv', mimeType: 'text/csv', buffer });
  await press.on(dialog.getByRole('button', { name: 'Schedule 50 posts' }));
  await expect(page.getByText('50 posts scheduled')).toBeVisible();
  press.done('import 50 posts from a CSV file', 5);
  expect(await scheduled(page)).toHaveLength(50);
});
