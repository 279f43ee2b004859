import { z } from 'zod';

const links = z
  .object({
    urls: z
      .array(z.object({ url: z.string(), expanded_url: z.string().optional() }))
      .default([])
      .catch([]),
  })
  .optional()
  .catch(undefined);
const note = z.object({ text: z.string(), entities: links }).optional().catch(undefined);
const references = z
  .array(z.object({ type: z.string(), id: z.string() }))
  .optional()
  .catch(undefined);

const item = z
  .object({
    id: z.string().min(1),
    text: z.string(),
    created_at: z.string().transform(Date.parse).pipe(z.number()),
    entities: links,
    attachments: z
      .object({ media_keys: z.array(z.string()).default([]).catch([]) })
      .optional()
      .catch(undefined),
    note_tweet: note,
    note_post: note,
    referenced_tweets: references,
    referenced_posts: references,
  })
  .transform((post) => {
    const whole = post.note_tweet ?? post.note_post;
    const referenced = post.referenced_tweets ?? post.referenced_posts ?? [];
    return {
      id: post.id,
      /** As X shows it: links shortened, `&` and angle brackets as entities. */
      text: whole?.text ?? post.text,
      createdAt: post.created_at,
      links: [...(post.entities?.urls ?? []), ...(whole?.entities?.urls ?? [])].map((link) => ({
        short: link.url,
        target: link.expanded_url ?? null,
      })),
      hasMedia: (post.attachments?.media_keys.length ?? 0) > 0,
      replyTo: referenced.find(({ type }) => type === 'replied_to')?.id ?? null,
    };
  });
export type OwnPost = z.output<typeof item>;

/** A page of a timeline, with X's older and newer field names. One odd post does not spoil it. */
export const timelineAnswer = z
  .object({
    data: z.array(z.unknown()).default([]),
    meta: z.object({ result_count: z.number(), next_token: z.string().optional() }),
    errors: z.array(z.unknown()).default([]),
  })
  .transform(({ data, meta, errors }) => {
    const posts = data.flatMap((one) => item.safeParse(one).data ?? []);
    const isComplete = errors.length === 0 && data.length >= meta.result_count;
    return {
      posts,
      /** False: X left some out, or some could not be read. What is not in `posts` may be there. */
      isWhole: isComplete && posts.length === data.length,
      next: meta.next_token ?? null,
    };
  });
