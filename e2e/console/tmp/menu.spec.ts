import { signIn, test } from '../visitor.ts';
test('menu', async ({ page, baseURL }) => {
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 900)));
  await signIn(page);
  await page.request.post('/api/scheduled-posts', { headers: { origin: baseURL ?? '' }, data: { content: 'one post', scheduledTime: new Date(Date.now() + 9e7).toISOString(), timeZone: 'UTC' } });
  await page.goto('/schedule');
  await page.getByRole('button', { name: /^Actions/ }).first().click();
  await page.waitForTimeout(1000);
  await page.screenshot({ path: '/tmp/shots/menu-1280.png' });
});
