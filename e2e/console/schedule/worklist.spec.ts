import { expect, type Page } from '@playwright/test';
import { signIn, test } from '../visitor.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const DAY_MS = 86_400_000;

/** Posts one day apart, or one minute apart on one day. */
async function plan(page: Page, baseURL: string, texts: string[], days = texts.length) {
  for (const [at, content] of texts.entries()) {
    const noon = `${new Date(Date.now() + (3 + (at % days)) * DAY_MS).toISOString().slice(0, 11)}12:00Z`;
    const scheduledTime = new Date(Date.parse(noon) + at * 60_000).toISOString();
    const data = { content, scheduledTime, timeZone: 'UTC' };
    const made = await page.request.post('/api/scheduled-posts', {
      headers: { origin: baseURL },
      data,
    });
    expect(made.status()).toBe(201);
  }
}

test('the list is worked with keys alone: found, selected, held, undone and opened', async ({
  page,
  baseURL,
}) => {
  await signIn(page);
  await plan(page, baseURL ?? '', ['alpha fees', 'beta blobs', 'gamma rollups']);
  await page.goto('/schedule');
  const focused = page.locator('article:focus');
  await expect(page.getByRole('article')).toHaveCount(3);
  // With it come the single keys.
  const palette = page.getByRole('button', { name: 'Command palette' });
  await expect(palette).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(focused).toHaveAccessibleName('beta blobs');
  const bar = page.getByRole('region', { name: 'Selected posts' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Put on hold' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Needs attention (2)' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('2 posts restored')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Needs attention/ })).toHaveCount(0);

  await page.getByLabel('Search posts').fill('ROLLUPS');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/schedule?q=ROLLUPS');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(palette).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Scheduled Post' });
  await expect(drawer.getByRole('article', { name: 'gamma rollups' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName('gamma rollups');
  await page.keyboard.press('t');
  await expect(page.getByText('1 post moved')).toBeVisible();
  await expect(focused).toHaveAccessibleName('gamma rollups');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit Scheduled Post' })).toBeVisible();
});

test('fourteen rows of a line each stand in the window of a small desk, their columns aligned', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  const texts = Array.from({ length: 20 }, (_, at) => `number ${at} `.repeat(at + 1));
  await plan(page, baseURL ?? '', texts, 1);
  await page.goto('/schedule');
  const rows = page.getByRole('article');
  await expect(rows.first().getByRole('checkbox')).toBeVisible();
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [line, time, text] = [row, row.querySelector('time'), row.querySelector('[translate]')];
      const [{ bottom, height }, ...columns] = [line, time, text].map((part) =>
        (part as Element).getBoundingClientRect(),
      ) as [DOMRect, DOMRect, DOMRect];
      return { bottom, height, columns: columns.map(({ x }) => x).join() };
    }),
  );
  expect(boxes.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(14);
  expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([40]));
  expect(new Set(boxes.map(({ columns }) => columns)).size).toBe(1);
});

test('a heading stays above the rows of its day while they are scrolled', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn(page);
  await plan(
    page,
    baseURL ?? '',
    Array.from({ length: 20 }, (_, at) => `post ${at}`),
    1,
  );
  await page.goto('/schedule');
  const heading = page.getByRole('heading', { level: 3 }).first();
  const before = await heading.textContent();
  await expect(page.getByRole('article').first().getByRole('checkbox')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(heading).toHaveText(before ?? '');
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(90);
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('on a phone the first row that needs somebody is on the first screen, and nothing is too wide', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await plan(page, baseURL ?? '', ['alpha fees', 'beta blobs']);
  await page.goto('/schedule');
  await page
    .getByRole('article', { name: 'beta blobs' })
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Put on hold' }).click();
  const waiting = page.getByRole('article').first();
  const other = page.getByRole('article', { name: 'alpha fees' });
  await expect(other.getByRole('button', { name: /^Actions/ })).toBeVisible();
  await expect(waiting).toHaveAccessibleName('beta blobs');
  await page.reload();
  await expect(waiting).toBeInViewport({ ratio: 1 });
  await expect(waiting.getByRole('button')).toHaveCount(2);
  const line = await waiting.boundingBox();
  expect([line?.height, (await other.boundingBox())?.height]).toEqual([64, 64]);
  await waiting.getByRole('checkbox').check();
  await expect(page.getByRole('region', { name: 'Selected posts' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
