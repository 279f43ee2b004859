import type { BrowserContext } from '@playwright/test';
import { postById, rootPost } from '#tools/sandbox/x-web/data/post-variants.ts';

/** A post of X with two above it, and how an order of a reply tells them. */
export function postWithThread() {
  const post = rootPost(14);
  const above = postById(post.parentId ?? '');
  const first = postById(above?.parentId ?? '');
  const thread = [first, above].map((one) => ({ author: one?.author.handle, text: one?.text }));
  return { post, thread };
}

/** What the server is asked for from now on, as it comes. */
export function replyOrders(context: BrowserContext): unknown[] {
  const orders: unknown[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/generate-reply/stream')) orders.push(request.postDataJSON());
  });
  return orders;
}
