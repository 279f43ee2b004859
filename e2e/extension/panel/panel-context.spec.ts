import { pathOf } from '#tools/sandbox/x-web/data/post.ts';
import { expect, test } from '../fixtures.ts';
import { postWithThread, replyOrders } from '../post-with-thread.ts';
import { thisPost } from '../this-post.ts';

const picture = 'https://pbs.twimg.com/media/G1a-_2?format=png&name=small';
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('the panel orders a reply with what stands with the post, and with the drafts already shown', async ({
  x,
  page,
  panel,
  context,
}) => {
  const { post, thread } = postWithThread();
  const orders = replyOrders(context);
  await context.route(picture, (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(png, 'base64') }),
  );
  await page.bringToFront();
  await x.goto(pathOf(post));
  await expect(x.postAt(2)).toHaveAttribute('tabindex', '-1');
  await expect(page.getByTestId('inline_reply_offscreen')).toBeVisible();
  await x.postAt(2).evaluate((article, src) => {
    const photo = document.createElement('div');
    photo.dataset.testid = 'tweetPhoto';
    photo.append(Object.assign(new Image(), { src, alt: 'Image' }));
    article.querySelector('[data-testid="tweetText"]')?.after(photo);
  }, picture);
  await panel.reload();

  const region = thisPost(panel);
  const button = region.getByRole('button', { name: 'Draft a reply' });
  const written = region.getByRole('textbox', { name: 'Draft' });
  // The built-in composer has little to say under this post by itself.
  await region
    .getByLabel('What do you want to say? (optional)')
    .fill('Everybody should run a validator');
  await button.click();
  await expect(written).not.toHaveValue('');
  const draft = await written.inputValue();
  await written.fill('Changed in the panel');
  await button.click();
  await expect(written).not.toHaveValue('Changed in the panel');

  expect(orders).toEqual([
    expect.objectContaining({ thread, pictures: [picture] }),
    expect.objectContaining({ thread, pictures: [picture], shown: [draft] }),
  ]);
  expect(orders[0]).not.toHaveProperty('shown');
});
