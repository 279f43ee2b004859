import { expect } from '@playwright/test';
import { refusedCall, signIn, test } from '../visitor.ts';

test.use({ expected: refusedCall(401) });

test('an answer is lost, and the comment is there once', async ({ page, browser, baseURL }) => {
  const headers = { origin: baseURL ?? '' };
  await signIn(page);
  const scheduledTime = new Date(Date.now() + 172_800_000).toISOString();
  const data = { content: 'Sent again for the client', scheduledTime, timeZone: 'UTC' };
  const made = await page.request.post('/api/scheduled-posts', { headers, data });
  const { id: postId } = (await made.json()) as { id: string };
  const shared = await page.request.post('/api/review-links', {
    headers,
    data: { postId, may: 'comment', reviewer: 'Jane' },
  });
  const { link } = (await shared.json()) as { link: string };

  const client = await (await browser.newContext({ baseURL })).newPage();
  await client.goto(new URL(link).pathname);
  // The server has it, and the client does not hear of that.
  await client.route(
    '**/api/review/*/comments',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await client.getByText('Comments', { exact: true }).click();
  const field = client.getByRole('textbox', { name: 'New comment' });
  await field.fill('Shorter, please');
  const press = () => client.getByRole('button', { name: 'Add comment' }).click();
  await press();
  await expect(client.locator('p.failure')).toBeVisible();
  await expect(field).toHaveValue('Shorter, please');
  await press();
  await expect(field).toHaveValue('');
  await expect(client.getByText('Shorter, please')).toHaveCount(1);
  await field.fill('Shorter, please');
  await press();
  await expect(client.getByText('Shorter, please')).toHaveCount(2);
  await client.reload();
  await expect(client.getByText('Shorter, please')).toHaveCount(2);
  await client.close();
});
