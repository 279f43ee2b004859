import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '../../axe.ts';
import { addPersona, signIn, test } from '../visitor.ts';

const picture = readFileSync(new URL('../../../console/public/reply-on-x.webp', import.meta.url));

async function openDashboard(page: Page, baseURL = ''): Promise<Locator> {
  await signIn(page);
  await addPersona(page, baseURL, { type: 'ct_lead', platform: 'twitter', tone: 'casual' });
  await page.goto('/dashboard');
  return page.getByRole('dialog', { name: 'Compose' });
}

/** Counts what is pressed; typing is not. */
function presses() {
  let count = 0;
  return {
    async on(what: Locator) {
      count += 1;
      await what.click();
    },
    count: () => count,
  };
}

const scheduled = async (page: Page) =>
  (await (await page.request.get('/api/scheduled-posts')).json()) as {
    parts: { text: string; media: unknown[] }[];
    madeWithAi: boolean;
  }[];

const drafts = async (page: Page) =>
  (await (await page.request.get('/api/post-drafts')).json()) as unknown[];

test('an AI post goes into the next free slot in four presses, and comes back by Undo', async ({
  page,
  baseURL,
}) => {
  const composer = await openDashboard(page, baseURL);
  const press = presses();
  await press.on(page.getByRole('button', { name: 'Compose' }));
  const content = composer.getByLabel('Content', { exact: true });
  await expect(content).toBeFocused();
  await page.keyboard.type('why rollup fees fall');
  await press.on(composer.getByRole('button', { name: 'Write', exact: true }));
  await press.on(composer.getByRole('button', { name: 'Replace my text' }));
  await expect(content).not.toHaveValue('why rollup fees fall');
  const text = await content.inputValue();
  await press.on(composer.getByRole('button', { name: 'Schedule Post' }));
  await expect(composer).toBeHidden();
  expect(press.count()).toBe(4);
  expect(await scheduled(page)).toMatchObject([{ parts: [{ text }], madeWithAi: true }]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(content).toHaveValue(text);
  expect(await scheduled(page)).toEqual([]);
});

test('a thread with a picture and AI takes at most eight presses', async ({ page, baseURL }) => {
  const composer = await openDashboard(page, baseURL);
  const press = presses();
  await press.on(page.getByRole('button', { name: 'Compose' }));
  await page.keyboard.type('why rollup fees fall');
  await press.on(composer.getByRole('button', { name: 'Write', exact: true }));
  await press.on(composer.getByRole('button', { name: 'Replace my text' }));
  const first = composer.getByLabel('Content', { exact: true });
  await expect(first).not.toHaveValue('why rollup fees fall');
  await first.press('Control+End');
  await page.keyboard.type('\n///\n');
  await expect(composer.getByLabel('Part 2', { exact: true })).toBeFocused();
  await page.keyboard.type('Second part\n///\n');
  await expect(composer.getByLabel('Part 3', { exact: true })).toBeFocused();
  await page.keyboard.type('Third part');
  const chooser = page.waitForEvent('filechooser');
  await press.on(composer.getByRole('button', { name: 'Choose files' }).first());
  await (await chooser).setFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: picture });
  await expect(composer.getByLabel('Alt text of picture 1')).toBeVisible();
  await press.on(composer.getByRole('checkbox', { name: 'Number the parts (1/3)' }));
  await press.on(composer.getByRole('button', { name: 'Schedule Post' }));
  await expect(composer).toBeHidden();
  expect(press.count()).toBeLessThanOrEqual(8);
  const [post] = await scheduled(page);
  expect(post?.parts.map(({ text }) => text.slice(-3))).toEqual(['1/3', '2/3', '3/3']);
  expect(post?.parts[0]?.media).toHaveLength(1);
});

test('by keys alone: written, previewed, saved as a draft, opened in another tab and scheduled', async ({
  page,
  baseURL,
  context,
}) => {
  const composer = await openDashboard(page, baseURL);
  await page.getByRole('button', { name: 'Compose' }).press('Enter');
  await expect(composer.getByLabel('Content', { exact: true })).toBeFocused();
  await page.keyboard.type('gm, funding flipped negative https://example.com/funding');
  await expect(composer.getByText('Draft saved')).toBeVisible();
  const preview = composer.getByRole('region', { name: 'Preview on X' });
  await expect(preview).toContainText('example.com/funding');
  expect(await axeViolations(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Compose' }).press('Enter');
  const there = other.getByRole('dialog', { name: 'Compose' });
  await there.getByRole('button', { name: 'Drafts', exact: true }).press('Enter');
  await there.getByRole('button', { name: /^Open draft: gm, funding/ }).press('Enter');
  await expect(there.getByLabel('Content', { exact: true })).toHaveValue(/^gm, funding/);
  await there.getByLabel('Content', { exact: true }).press('Control+Enter');
  await expect(other.getByText('Post scheduled successfully')).toBeVisible();
  await expect.poll(() => drafts(page)).toEqual([]);
  expect(await scheduled(page)).toHaveLength(1);
  await other.close();
});
