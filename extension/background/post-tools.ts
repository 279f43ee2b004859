import type { ApiClient } from '#shared/client/api-client.ts';
import { analyzeSentiment } from '#shared/contracts/analysis.ts';
import { createSample, listBuckets } from '#shared/contracts/buckets.ts';
import { uploadViralContent } from '#shared/contracts/viral.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import type { SaveOrder } from '../protocol.ts';
import { on } from './answer-messages.ts';
import { withClient } from './session/session.ts';

const longest = 20_000;

/** What a person does with the one post they opened the popover on, each on their own press. */
export function answerPostTools(): void {
  on('listPlaces', () =>
    withClient(async (client, { place }) => {
      const buckets = await client.call(listBuckets);
      return { place, buckets: buckets.map(({ id, name }) => ({ id, name })) };
    }),
  );

  on('savePost', ({ place, ...order }) =>
    withClient(
      async (client) => {
        await save(client, order);
        return null;
      },
      { place },
    ),
  );

  on('readMood', (text) =>
    withClient(async (client) => {
      const body = { text: text.slice(0, longest).toWellFormed() };
      const { sentiment, confidence } = await client.call(analyzeSentiment, { body });
      return { sentiment, confidence };
    }),
  );
}

async function save(
  client: ApiClient,
  { post: { id: postId, author, text }, bucketId }: Omit<SaveOrder, 'place'>,
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
