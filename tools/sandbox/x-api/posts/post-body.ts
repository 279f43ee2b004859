import { z } from 'zod';
import type { Call } from '../http/answering.ts';
import { invalidRequest } from '../http/error-body.ts';
import { checkedBody, idText as id } from '../http/query.ts';

/** The body of POST /2/tweets, as far as a client of ours uses it; X refuses keys that it does not know. */
const postBody = z
  .strictObject({
    text: z.string().optional(),
    reply: z.strictObject({ in_reply_to_tweet_id: id }).optional(),
    media: z.strictObject({ media_ids: z.array(id).min(1).max(4) }).optional(),
    poll: z
      .strictObject({
        options: z.array(z.string().min(1).max(25)).min(2).max(4),
        duration_minutes: z.int().min(5).max(10_080),
      })
      .optional(),
    paid_partnership: z.boolean().optional(),
    made_with_ai: z.boolean().optional(),
  })
  .refine(({ media, poll }) => !media || !poll, {
    path: ['poll'],
    message: 'poll and media exclude each other',
  })
  .refine(({ text, media }) => Boolean(text?.trim()) || media !== undefined, {
    path: ['text'],
    message: 'text is required unless media is given',
  });
export type PostBody = z.output<typeof postBody>;

/** Refuses with X's 400 what is not JSON or breaks the schema. */
export async function readPostBody(call: Call): Promise<PostBody> {
  const type = call.env.incoming.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw invalidRequest('content-type', type, 'Send JSON.');
  }
  let value: unknown;
  try {
    value = JSON.parse(await call.req.text());
  } catch {
    throw invalidRequest('body', '', 'The body is not valid JSON.');
  }
  return checkedBody(postBody, value);
}
