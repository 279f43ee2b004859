import { addMany } from '../../many-things.ts';
import { signIn, test } from '../visitor.ts';

test('look', async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 600)));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  const headers = { origin: baseURL ?? '' };
  const shot = async (name: string) => {
    for (const dark of [false, true]) for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((d) => localStorage.setItem('theme-dark', String(d)), dark);
      await page.goto('/schedule');
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/shots/${name}-${width}-${dark ? 'dark' : 'light'}.png` });
      const w = await page.evaluate(() => document.documentElement.scrollWidth);
      if (w > width) console.log('SIDEWAYS', name, width, w);
    }
  };
  await page.goto('/schedule');
  await shot('none');
  const post = async (path: string, data: object) => (await page.request.post(path, { headers, data })).status();
  const soon = (h: number) => new Date(Date.now() + h * 3600_000).toISOString();
  for (let i = 0; i < 5; i++) await post('/api/scheduled-posts', { content: `Post number ${i} about funding rates that flipped negative again while everyone looked away`, scheduledTime: soon(3 + i * 9), timeZone: 'UTC', ...(i === 2 ? { content: 'a thread', parts: [{ text: 'a thread of two' }, { text: 'its second' }] } : {}) });
  await shot('five');
  await addMany(post, 55);
  await page.waitForTimeout(12_000);
  await shot('sixty');
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.evaluate(() => localStorage.setItem('theme-dark', 'false'));
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'New post' }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/shots/drawer-1280.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(300);
  await page.screenshot({ path: '/tmp/shots/drawer-390.png' });
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  for (const box of (await page.locator('[data-select]').all()).slice(0, 3)) await box.check();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/shots/bulk-390.png' });
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.waitForTimeout(300);
  await page.screenshot({ path: '/tmp/shots/bulk-1280.png' });
  await page.getByRole('button', { name: /^Actions/ }).first().click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/shots/menu-1280.png' });
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Selected posts' }).getByRole('button', { name: 'Delete' }).click();
  await page.waitForTimeout(1000);
  await page.screenshot({ path: '/tmp/shots/undo-1280.png' });
  await page.getByRole('button', { name: /^Open/ }).first().click();
  await page.waitForTimeout(1200);
  await page.screenshot({ path: '/tmp/shots/open-1280.png' });
});
