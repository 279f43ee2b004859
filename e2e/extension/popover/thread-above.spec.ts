import { pathOf } from '#tools/sandbox/x-web/data/post.ts';
import { postById, rootPost } from '#tools/sandbox/x-web/data/post-variants.ts';
import { expect, test } from '../fixtures.ts';

test('a reply on the page of a post is ordered with the posts above it', async ({
  x,
  draft,
  page,
  context,
}) => {
  const post = rootPost(14);
  const above = postById(post.parentId ?? '');
  const first = postById(above?.parentId ?? '');
  const orders: unknown[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/generate-reply/stream')) orders.push(request.postDataJSON());
  });
  await x.goto(pathOf(post));
  // X adds them once the post itself stands there.
  await expect(x.postAt(2)).toHaveAttribute('tabindex', '-1');
  await expect(page.getByTestId('inline_reply_offscreen')).toBeVisible();
  await draft.openFrom(x.postAt(2));
  await expect.poll(() => orders.length).toBe(1);
  const told = [first, above].map((one) => ({ author: one?.author.handle, text: one?.text }));
  expect(orders).toEqual([expect.objectContaining({ thread: told })]);
});
