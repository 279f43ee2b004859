import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The panel stands beside the page of X, which stays in front. */
async function checkPage(panel: Page, page: Page): Promise<void> {
  await panel.getByRole('button', { name: 'API settings' }).click();
  await page.bringToFront();
  await panel.getByRole('button', { name: 'Check this X page' }).dispatchEvent('click');
}

test('the page check names what X no longer marks and what failed where, in a report without posts', async ({
  x,
  page,
  panel,
  readClipboard,
}) => {
  await x.goto('/home', { posts: 40, variants: ['no-testids'] });
  await expect(page.getByRole('button', { name: 'AI Reply' }).first()).toBeVisible();
  await page.evaluate(async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<i role="group"><b data-testid="reply"></b></i>',
    );
    // Troupe looks once a frame, and the check counts what it has seen.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await checkPage(panel, page);
  const told = panel.getByRole('region', { name: 'This page' }).getByRole('status');
  await expect(told).toContainText('1 of 1 composers have theirs.');
  await expect(told).toContainText(/X no longer marks replyButton: found by its structure since/);
  await expect(told).toContainText(/reply-button on \/home: missing article.*Since .*, 1 in all\./);

  await panel.bringToFront();
  await panel.getByRole('button', { name: 'Copy report' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  const report = await readClipboard(panel);
  expect(report).toMatch(/^Troupe \d+\.\d+\.\d+, 20\d\d-/);
  expect(report).toMatch(
    /^reply-button on \/home: missing article\[data-testid="tweet"\]; since /m,
  );
  const handles = await page.locator('article a[tabindex="-1"] span').allTextContents();
  expect(handles.filter((handle) => report.includes(handle))).toEqual([]);
});

test('the page check says when nothing is broken', async ({ x, page, panel }) => {
  await x.goto('/home', { posts: 40 });
  await expect(page.getByRole('button', { name: 'AI Reply' }).first()).toBeVisible();
  await checkPage(panel, page);
  await expect(panel.getByText('Nothing is broken on this page.')).toBeVisible();
});
