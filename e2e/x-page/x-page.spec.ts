import { expect } from '@playwright/test';
import { test } from './test.ts';

test('scrolling through all posts keeps few cells alive and builds them anew', async ({
  page,
  x,
}) => {
  await x.goto('/home', { posts: 300 });
  const cells = page.getByTestId('cellInnerDiv');
  await expect(x.postAt(0)).toBeVisible();
  await page
    .getByTestId('tweet')
    .first()
    .evaluate((node) => node.setAttribute('data-mine', ''));
  const { seen, most } = await page.evaluate(async () => {
    const found = new Set<string>();
    let highest = 0;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let still = 0;
    while (still < 5) {
      const before = window.scrollY;
      window.scrollBy(0, window.innerHeight);
      await frame();
      await frame();
      highest = Math.max(highest, document.querySelectorAll('[data-testid="cellInnerDiv"]').length);
      for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href$='/analytics']")) {
        found.add(link.pathname);
      }
      still = window.scrollY === before ? still + 1 : 0;
    }
    return { seen: found.size, most: highest };
  });
  expect(seen).toBe(300);
  expect(most).toBeLessThan(60);
  expect(await page.locator('[data-mine]').count()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(x.post('1985000000000000000')).toBeVisible();
  expect(await page.locator('[data-mine]').count()).toBe(0);
  expect(await cells.count()).toBeLessThan(60);
});

test('links change the page and the title without a load', async ({ page, x }) => {
  await x.goto('/home');
  await expect(page).toHaveTitle('(3) Home / X');
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  await page.getByTestId('tweetText').first().click();
  await expect(page).toHaveURL(/\/status\/1985000000000000000$/);
  await expect(page).toHaveTitle(/^\(3\) Lio Marchetta: /);
  await page.getByTestId('AppTabBar_Notifications_Link').click();
  await expect(page.locator('article[data-testid="notification"]').first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle('(3) Home / X');
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
});

test('a focal post stands still while what it answers arrives above it', async ({ page, x }) => {
  await x.goto('/a/status/1985000140000000000');
  const focal = x.post('1985000140000000000');
  await expect(focal).toHaveAttribute('tabindex', '-1');
  const top = await focal.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  await expect(x.post('1985000149000000001')).toHaveCount(1);
  await expect
    .poll(() => focal.evaluate((node) => Math.round(node.getBoundingClientRect().top)))
    .toBe(top);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('a theme change throws the app away but keeps the draft', async ({ page, x }) => {
  await x.goto('/home', { theme: 'light' });
  await x.composer().click();
  await page.keyboard.type('kept');
  await page.getByTestId('primaryColumn').evaluate((node) => node.setAttribute('data-old', ''));
  await x.setTheme('dark');
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect.poll(() => x.composerText()).toBe('kept');
  await x.setTheme('dim-painted');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 32, 43)');
  await expect(page.locator('body')).toHaveAttribute('style', /rgb\(0, 0, 0\)/);
});

test('switching a tab replaces the list; the community tab has no composer', async ({
  page,
  x,
}) => {
  await x.goto('/home');
  const list = page.locator(
    '[data-testid="primaryColumn"] section > h1 + div[aria-label] > div[style]',
  );
  await list.evaluate((node) => node.setAttribute('data-old', ''));
  await page.getByRole('tab').nth(2).click();
  await expect(list).toBeVisible();
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(x.composer()).toHaveCount(0);
  await page.getByRole('tab').nth(0).click();
  await expect(x.composer()).toHaveCount(1);
});

test('one-letter shortcuts act outside editors, and see keys typed in a shadow tree', async ({
  page,
  x,
}) => {
  await x.goto('/home');
  await page.evaluate(() => {
    const host = document.createElement('div');
    const field = document.createElement('input');
    host.attachShadow({ mode: 'open' }).append(field);
    document.body.append(host);
    field.focus();
  });
  await page.keyboard.press('l');
  expect(await x.shortcuts()).toEqual(['l']);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('n');
  await x.dialog();
});

test('Arabic turns the page round and leaves every testid as it is', async ({ page, x }) => {
  await x.goto('/home', { lang: 'ar', theme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle('X / الرئيسية (3)');
  await expect(page.getByTestId('tweetButtonInline')).toHaveText('نشر');
  await expect(x.postAt(0)).toBeVisible();
});
