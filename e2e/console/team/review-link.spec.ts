import { expect } from '@playwright/test';
import { expectWholePage, widthBeyond } from '../accessible.ts';
import { approveOnX, refusedCall, signIn, test } from '../visitor.ts';

test.use({ expected: refusedCall(401, 409) });

const SOON_MS = 60_000;
/** Of a workspace of one person. */
const policy = {
  accountId: null,
  mode: 'required',
  levels: [[{ role: 'owner' }]],
  allowSelf: true,
};

test('a client without an account opens a link, approves, and the post is published', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const headers = { origin: baseURL ?? '' };
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await approveOnX(page);
  await expect(page.getByRole('tab', { name: 'Calendar' })).toBeVisible();
  expect((await page.request.put('/api/approval-policies', { headers, data: policy })).ok()).toBe(
    true,
  );
  const made = await page.request.post('/api/scheduled-posts', {
    headers,
    data: {
      content: 'gm from the client desk',
      scheduledTime: new Date(Date.now() + SOON_MS).toISOString(),
      graceMinutes: 10,
    },
  });
  const post = await made.json();
  const submitted = await page.request.post(`/api/scheduled-posts/${post.id}/submit`, {
    headers,
    data: { version: post.version },
  });
  expect(submitted.ok()).toBe(true);

  await page.goto('/schedule?q=client');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Share for review' }).click();
  await page.getByRole('textbox', { name: 'Reviewer' }).fill('Jane (client)');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = (await page.getByLabel('Review link', { exact: true }).textContent()) ?? '';
  expect(link).toContain('/review/');
  await expectWholePage(page);

  const client = await (await browser.newContext({ baseURL })).newPage();
  const complaints: string[] = [];
  client.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await client.goto(link);
  await expect(client.getByRole('heading', { level: 1 })).toContainText('Post by @');
  await expect(client.getByText('gm from the client desk')).toBeVisible();
  await expectWholePage(client);
  await client.setViewportSize({ width: 360, height: 800 });
  expect(await widthBeyond(client)).toBe(0);
  const comments = client.getByRole('region', { name: 'Comments' });
  await comments.getByText('Comments', { exact: true }).click();
  const written = comments.getByRole('textbox', { name: 'New comment' });
  await written.fill('Nice <b>picture</b>?');
  await client.route('**/api/review/*/comments', (route) => route.abort(), { times: 1 });
  await comments.getByRole('button', { name: 'Add comment' }).click();
  await expect(comments.getByRole('status')).toHaveText(/^That was not saved/);
  await expect(written).toHaveValue('Nice <b>picture</b>?');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await comments.getByRole('button', { name: 'Add comment' }).click();
  await expect(comments.getByRole('status')).toHaveText('Your comment was added.');
  await expect(written).toHaveValue('');
  await expect(comments.getByRole('listitem')).toContainText('Nice <b>picture</b>?');
  await expectWholePage(client, 'with a comment');
  const told = page.getByRole('article', { name: 'Comment by Jane (client), by review link' });
  await page.goto(`/schedule?post=${post.id}&comments`);
  await told.getByRole('button', { name: 'Write a reply' }).click();
  await page.getByRole('textbox', { name: 'Your reply' }).fill('None today');
  await page.getByRole('button', { name: 'Send reply' }).click();
  // While it is written, the field's own text is found too.
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeHidden();
  await expect(page.getByText('None today')).toBeVisible();
  await client.reload();
  await comments.getByText('Comments', { exact: true }).click();
  await expect(comments.getByRole('list').getByText('None today')).toBeVisible();
  await comments.getByText('Write a reply').click();
  await comments.getByRole('textbox', { name: 'Your reply' }).fill('Fine');
  await comments.getByRole('button', { name: 'Send reply' }).click();
  await expect(comments.getByRole('listitem').filter({ hasText: /^Jane.*Fine$/s })).toBeVisible();
  await expectWholePage(client, 'with a thread');

  await expect(client.getByText('0 of 1 decided')).toBeVisible();
  const decision = client.locator('form.decision').getByRole('status');
  await client.getByRole('button', { name: 'Request changes' }).click();
  await expect(decision).toHaveText('Enter a reason first.');
  await client.getByRole('button', { name: 'Approve' }).click();
  await expect(decision).toHaveText('You approved this post.');
  await expect(client.getByText('1 of 1 decided')).toBeVisible();
  await expectWholePage(client, 'once it is decided');
  expect(complaints).toEqual([]);
  expect(await client.context().cookies()).toEqual([]);

  const status = async () =>
    (await (await page.request.get(`/api/scheduled-posts/${post.id}`)).json()).status;
  await expect.poll(status, { timeout: 90_000 }).toBe('posted');
  await client.reload();
  await expect(client.getByText('Posted', { exact: true })).toBeVisible();
  await client.context().close();
});

test('what was typed stays when the post has changed meanwhile', async ({
  page,
  browser,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '' };
  await signIn(page);
  await page.request.put('/api/approval-policies', { headers, data: policy });
  const data = {
    content: 'gm, first wording',
    scheduledTime: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const post = await (await page.request.post('/api/scheduled-posts', { headers, data })).json();
  const submit = { headers, data: { version: post.version } };
  await page.request.post(`/api/scheduled-posts/${post.id}/submit`, submit);
  const wanted = { headers, data: { may: 'decide', reviewer: 'Jane' } };
  const { link } = await (await page.request.post('/api/review-links', wanted)).json();

  const client = await (await browser.newContext({ baseURL })).newPage();
  await client.goto(link);
  const { version } = await (await page.request.get(`/api/scheduled-posts/${post.id}`)).json();
  await page.request.put(`/api/scheduled-posts/${post.id}`, {
    headers,
    data: { version, content: 'gm, second wording' },
  });
  await client.getByRole('button', { name: 'Request changes' }).click();
  const reason = client.getByRole('textbox', { name: 'Reason' });
  await reason.fill('Too short');
  await client.getByRole('button', { name: 'Reject' }).click();
  await expect(client.locator('form.decision').getByRole('status')).toContainText(
    'This post has changed since you opened the page.',
  );
  await expect(reason).toHaveValue('Too short');
  await expectWholePage(client, 'with a post that has changed');
  await client.getByRole('button', { name: 'Load the current version' }).click();
  await expect(client.getByText('gm, second wording')).toBeVisible();
  await client.context().close();
});
