import type { ApiEndpoint } from '../http/api-call.ts';
import { addPost } from './add-post.ts';
import { readPostBody } from './post-body.ts';
import { assertAllowed } from './post-rules.ts';
import { publishedText } from './published-text.ts';

export const createPost: ApiEndpoint = {
  name: 'create',
  scopes: ['tweet.read', 'tweet.write', 'users.read'],
  async handle(world, call, caller) {
    const body = await readPostBody(call);
    const wanted = {
      text: (body.text ?? '').normalize('NFC'),
      replyTo: body.reply?.in_reply_to_tweet_id ?? null,
      quoted: null,
      mediaIds: body.media?.media_ids ?? [],
    };
    assertAllowed(world, caller, wanted);
    const post = addPost(world, caller, {
      ...wanted,
      ...(body.poll ? { poll: body.poll } : {}),
      madeWithAi: body.made_with_ai ?? false,
      paidPartnership: body.paid_partnership ?? false,
    });
    const { id } = post;
    const data = { id, text: publishedText(post).text, edit_history_tweet_ids: [id] };
    return { status: 201, body: { data } };
  },
};
