import { browser } from 'wxt/browser';
import { z } from 'zod/mini';
import type { ApiClient } from '#shared/client/api-client.ts';
import { analyzeSentiment } from '#shared/contracts/analysis.ts';
import { createSample, listBuckets } from '#shared/contracts/buckets.ts';
import { id } from '#shared/contracts/common.ts';
import { uploadViralContent } from '#shared/contracts/viral.ts';
import { msg } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { onMessage, type Result, type SaveOrder } from '../messages.ts';
import { post } from './drafts/draft-order.ts';
import { failure, notFromX } from './failure.ts';
import { xTabOf } from './session/sender.ts';
import { withClient } from './session/session.ts';

const longest = 20_000;
const saveOrder: z.ZodMiniType<SaveOrder> = z.strictObject({ post, bucketId: z.nullable(id) });
const moodText = z.string().check(z.trim(), z.minLength(1), z.maxLength(25_000));

/** What a person does with the one post they opened the popover on, each on their own press. */
export function answerPostTools(): void {
  onMessage('listPlaces', ({ sender }) => {
    if (!xTabOf(sender, browser.runtime.id)) return notFromX;
    return withClient(async (client) => {
      const buckets = await client.call(listBuckets);
      return { ok: true, value: buckets.map(({ id, name }) => ({ id, name })) };
    });
  });

  onMessage('savePost', ({ data, sender }): Result<null> | Promise<Result<null>> => {
    if (!xTabOf(sender, browser.runtime.id)) return notFromX;
    const order = saveOrder.safeParse(data);
    if (!order.success || order.data.post.text.trim() === '') {
      return failure('failed', msg('This post has no text to keep.'));
    }
    return withClient(async (client) => {
      await save(client, order.data);
      return { ok: true, value: null };
    });
  });

  onMessage('readMood', ({ data, sender }) => {
    if (!xTabOf(sender, browser.runtime.id)) return notFromX;
    const text = moodText.safeParse(data);
    if (!text.success) return failure('failed', msg('This post has no text to read.'));
    return withClient(async (client) => {
      const body = { text: text.data.slice(0, longest).toWellFormed() };
      const { sentiment, confidence } = await client.call(analyzeSentiment, { body });
      return { ok: true, value: { sentiment, confidence } };
    });
  });
}

async function save(
  client: ApiClient,
  { post: { id: postId, author, text }, bucketId }: SaveOrder,
) {
  const content = text.slice(0, longest).toWellFormed();
  const url = postId && author ? `https://x.com/${author}/status/${postId}` : null;
  if (bucketId === null) {
    const title = excerpt(author ? `@${author}: ${text}` : text, 80);
    const body = { title, content, originalUrl: url, authorHandle: author || null };
    return client.call(uploadViralContent, { body });
  }
  const notes = url ?? (author ? `@${author}` : '');
  const body = { content, contentType: 'tweet', platform: 'twitter', metadata: { notes } } as const;
  return client.call(createSample, { params: { id: bucketId }, body });
}
