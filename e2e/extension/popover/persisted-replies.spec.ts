import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { changeFirstReply, openStatus, thisPost } from '../this-post.ts';

test('a reply in the panel is there again after another tab, the settings and another post', async ({
  x,
  page,
  panel,
  context,
}) => {
  const written = await changeFirstReply(x, panel);

  const other = await context.newPage();
  await expect(thisPost(panel)).toHaveCount(0);
  await other.close();
  await page.bringToFront();
  await expect(written).toHaveValue('Changed in the panel');

  await panel.getByRole('button', { name: 'API settings' }).click();
  await expect(thisPost(panel)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Back' }).click();
  await expect(written).toHaveValue('Changed in the panel');

  await page.goBack();
  const handle = await openStatus(page, 1);
  await expect(thisPost(panel).getByRole('link', { name: handle })).toBeVisible();
  await expect(thisPost(panel).getByRole('button', { name: 'Draft a reply' })).toBeVisible();
  await expect(written).toHaveCount(0);
  await page.goBack();
  await openStatus(page, 0);
  await expect(written).toHaveValue('Changed in the panel');
});

test('a reply goes on being written while the person looks at another tab', async ({
  x,
  page,
  panel,
  context,
}) => {
  const held: Route[] = [];
  await context.route('**/api/ai/generate-reply/stream', (route) => void held.push(route));
  await page.bringToFront();
  await x.goto('/home');
  await openStatus(page, 0);
  await thisPost(panel).getByRole('button', { name: 'Draft a reply' }).click();
  await expect.poll(() => held.length).toBe(1);

  const other = await context.newPage();
  await expect(thisPost(panel)).toHaveCount(0);
  await held[0]?.continue();
  await other.close();
  await page.bringToFront();
  await expect(thisPost(panel).getByRole('textbox', { name: 'Draft' })).not.toHaveValue('');
  expect(held).toHaveLength(1);
});

test('what went wrong with a reply is not said again on the next look at its post', async ({
  x,
  page,
  panel,
  context,
}) => {
  await context.route('**/api/ai/generate-reply/stream', (route) => route.abort());
  await page.bringToFront();
  await x.goto('/home');
  await openStatus(page, 0);
  await thisPost(panel).getByRole('button', { name: 'Draft a reply' }).click();
  const failure = thisPost(panel).getByText('The server could not be reached.');
  await expect(failure).toBeVisible();
  await panel.getByRole('button', { name: 'API settings' }).click();
  await panel.getByRole('button', { name: 'Back' }).click();
  await expect(thisPost(panel).getByRole('button', { name: 'Draft a reply' })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('a changed reply stands there again when the next one cannot be written', async ({
  x,
  panel,
  context,
}) => {
  const written = await changeFirstReply(x, panel);
  await context.route('**/api/ai/generate-reply/stream', (route) => route.abort());
  await thisPost(panel).getByRole('button', { name: 'Draft a reply' }).click();
  await expect(thisPost(panel).getByText('The server could not be reached.')).toBeVisible();
  await expect(written).toHaveValue('Changed in the panel');
  await written.fill('Changed once more');
  await panel.getByRole('button', { name: 'API settings' }).click();
  await panel.getByRole('button', { name: 'Back' }).click();
  await expect(written).toHaveValue('Changed once more');
});

test('a changed reply is not lost when another one is written', async ({ x, panel }) => {
  const written = await changeFirstReply(x, panel);
  const before = thisPost(panel).getByRole('button', { name: 'Previous version' });
  await expect(before).toHaveCount(0);
  await thisPost(panel).getByRole('button', { name: 'Draft a reply' }).click();
  await before.waitFor();
  const second = await written.inputValue();
  expect(second).not.toBe('Changed in the panel');
  await before.click();
  await expect(written).toHaveValue('Changed in the panel');
  await expect(before).toBeFocused();
  await thisPost(panel).getByRole('button', { name: 'Next version' }).click();
  await expect(written).toHaveValue(second);
});
