import { pathOf } from '#tools/sandbox/x-web/data/post.ts';
import { expect, test } from '../fixtures.ts';
import { postWithThread, replyOrders } from '../post-with-thread.ts';

test('a reply on the page of a post is ordered with the posts above it', async ({
  x,
  draft,
  page,
  context,
}) => {
  const { post, thread } = postWithThread();
  const orders = replyOrders(context);
  await x.goto(pathOf(post));
  // X adds them once the post itself stands there.
  await expect(x.postAt(2)).toHaveAttribute('tabindex', '-1');
  await expect(page.getByTestId('inline_reply_offscreen')).toBeVisible();
  await draft.openFrom(x.postAt(2));
  await expect.poll(() => orders.length).toBe(1);
  expect(orders).toEqual([expect.objectContaining({ thread })]);
});
