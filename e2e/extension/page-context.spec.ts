import type { Page, Route } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { apiUrl, newPersona } from '../people.ts';
import { chooseInMenu } from './context-menu.ts';
import { countSidePanels, expect, test } from './fixtures.ts';
import { changeFirstReply, changeReply, openStatus, thisPost } from './this-post.ts';

const thisText = (panel: Page) => panel.getByRole('region', { name: 'This text' });

test('the panel shows the post of the page in front, through X’s navigation and other tabs', async ({
  x,
  page,
  panel,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(`${apiUrl}/api/ai/generate`)) asked.push(request.url());
  });
  await page.bringToFront();
  await x.goto('/home');
  await expect(panel.getByRole('heading', { name: 'Write', exact: true })).toBeVisible();
  await expect(thisPost(panel)).toHaveCount(0);
  const first = await openStatus(page, 0);
  await expect(thisPost(panel).getByRole('link', { name: first })).toHaveAttribute(
    'href',
    /^https:\/\/x\.com\/\w+\/status\/\d+$/,
  );
  await page.goBack();
  await expect(thisPost(panel)).toHaveCount(0);
  const second = await openStatus(page, 1);
  await expect(thisPost(panel).getByRole('link', { name: second })).toBeVisible();

  const other = await context.newPage();
  await expect(thisPost(panel)).toHaveCount(0);
  await other.close();
  await page.bringToFront();
  await expect(thisPost(panel).getByRole('link', { name: second })).toBeVisible();
  expect(asked).toEqual([]);
});

test('the post stays in the panel while X’s composer lies over its page', async ({
  x,
  page,
  panel,
}) => {
  await page.bringToFront();
  await x.goto('/home');
  const handle = await openStatus(page, 0);
  await page.getByTestId('SideNav_NewTweet_Button').click();
  await x.dialog();
  await expect(page).toHaveURL(/\/compose\/post/);
  await expect(thisPost(panel).getByRole('link', { name: handle })).toBeVisible();
});

test('a draft in the panel outlives that X shows more of its post', async ({ x, page, panel }) => {
  const written = await changeFirstReply(x, panel);
  await page
    .locator('article[tabindex="-1"]')
    .getByTestId('tweetText')
    .first()
    .evaluate((text) => text.append(' And more of it.'));
  // A new address has the panel read the post again.
  await page.getByTestId('SideNav_NewTweet_Button').click();
  await expect(thisPost(panel).getByText(/And more of it\.$/)).toBeVisible();
  await expect(written).toHaveValue('Changed in the panel');
});

test('a reply drafted in the panel opens on the page and goes into X’s composer', async ({
  x,
  draft,
  panel,
}) => {
  await changeFirstReply(x, panel);
  expect(await axeViolations(panel, 'section[aria-label="This post"]')).toEqual([]);
  await thisPost(panel).getByRole('button', { name: 'Open it on the page' }).click();
  await expect(draft.text).toHaveValue('Changed in the panel');
  await draft.button('Insert').click();
  await expect.poll(() => x.composerText()).toBe('Changed in the panel');
  expect(await x.sent()).toEqual([]);
});

test('a reply of the panel comes beside what the person wrote on the page, once', async ({
  x,
  draft,
  panel,
}) => {
  await changeFirstReply(x, panel);
  await draft.draftFrom(x.postAt(0));
  await draft.text.fill('half a thought');
  await draft.button('Close').click();
  const drafts = draft.dialog.getByRole('button', { name: /^Draft \d$/ });
  const counts: number[] = [];
  for (const _ of ['first', 'again']) {
    await thisPost(panel).getByRole('button', { name: 'Open it on the page' }).click();
    await expect(draft.text).toHaveValue('Changed in the panel');
    counts.push(await drafts.count());
  }
  expect(counts[1]).toBe(counts[0]);
  await draft.button('Draft 1').click();
  await expect(draft.text).toHaveValue('half a thought');
});

test('a reply asked for while the personas are still read is in the voice of one', async ({
  x,
  page,
  panel,
  person,
  context,
}) => {
  const [persona] = await person.get<{ id: string }[]>('/api/personas');
  const address = panel.url();
  await panel.goto('about:blank');
  const held: Route[] = [];
  await context.route(`${apiUrl}/api/personas`, (route) => void held.push(route));
  const orders: unknown[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/generate-reply/stream')) orders.push(request.postDataJSON());
  });
  await panel.goto(address);
  await page.bringToFront();
  await x.goto('/home');
  await openStatus(page, 0);
  await expect.poll(() => held.length).toBe(1);
  await thisPost(panel).getByRole('button', { name: 'Draft a reply' }).click();
  await expect(thisPost(panel).getByText('Writing...')).toBeVisible();
  await held[0]?.continue();
  await expect(thisPost(panel).getByRole('textbox', { name: 'Draft' })).not.toHaveValue('');
  expect(orders).toEqual([expect.objectContaining({ personaId: persona?.id })]);
});

test('the persona chosen in the panel speaks in the next post and in the popover too', async ({
  x,
  draft,
  page,
  panel,
  person,
}) => {
  const [{ id } = { id: '' }] = await person.get<{ id: string }[]>('/api/personas');
  await newPersona(person, 'Analyst Ada');
  await panel.reload();
  await page.bringToFront();
  await x.goto('/home');
  await openStatus(page, 0);
  const speaker = thisPost(panel).getByRole('combobox', { name: 'Persona' });
  await expect(speaker).not.toHaveValue(id);
  await speaker.selectOption(id);
  await changeReply(panel);

  await page.goBack();
  await openStatus(page, 1);
  await expect(speaker).toHaveValue(id);
  await draft.draftFrom(x.postAt(0));
  await expect(draft.dialog.getByRole('combobox', { name: 'Persona' })).toHaveValue(id);
});

test('selected text of no post waits in the panel; where Chrome opens none, a notice says so', async ({
  x,
  page,
  panel,
  background,
  readClipboard,
}) => {
  await page.bringToFront();
  await x.goto('/home');
  await expect(page.getByRole('button', { name: 'AI Reply' }).first()).toBeVisible();
  const outside = page.getByTestId('sidebarColumn').getByText(/\w/).first();
  await outside.selectText();
  await outside.click({ button: 'right' });
  await chooseInMenu(background, 'reply-to-selection', 'gm everyone, have a good one');
  await expect(
    page.getByText('Open Troupe from the toolbar: the text is there, and on the clipboard.'),
  ).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Troupe draft' })).toHaveCount(0);
  expect(await readClipboard()).toBe('gm everyone, have a good one');

  await expect(thisText(panel).getByText('gm everyone, have a good one')).toBeVisible();
  await thisText(panel).getByRole('button', { name: 'Draft a reply' }).click();
  await expect(thisText(panel).getByRole('textbox', { name: 'Draft' })).not.toHaveValue('');
  await thisText(panel).getByRole('button', { name: 'Dismiss' }).click();
  await expect(thisText(panel)).toHaveCount(0);
});

test('the popover opens the side panel beside the page', async ({ home, draft, background }) => {
  await draft.draftFrom(home.postAt(0));
  await draft.button('Open panel').click();
  await expect.poll(() => countSidePanels(background)).toBe(1);
  await expect(draft.dialog).toBeVisible();
});
