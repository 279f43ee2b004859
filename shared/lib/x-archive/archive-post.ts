import { z } from 'zod/mini';

/** A post of X's archive: what it says, and when and how it was posted. */
export interface ArchivePost {
  text: string;
  /** Milliseconds. */
  at: number;
  isReply: boolean;
  isRepost: boolean;
}

const address = z.object({ url: z.string(), expanded_url: z.optional(z.string()) });
const tweet = z.object({
  full_text: z.string(),
  created_at: z.string(),
  in_reply_to_user_id: z.nullish(z.unknown()),
  in_reply_to_status_id: z.nullish(z.unknown()),
  entities: z.catch(
    z.object({ urls: z.optional(z.array(address)), media: z.optional(z.array(address)) }),
    {},
  ),
});

/** Newer archives put each post into an object of its own. */
const entry = z.union([z.object({ tweet }), tweet]);

/** An element of the archive as a post; null for one that says nothing. */
export function toArchivePost(element: unknown): ArchivePost | null {
  const { data } = entry.safeParse(element);
  if (!data) return null;
  const post = 'tweet' in data ? data.tweet : data;
  const at = Date.parse(post.created_at);
  const isRepost = /^RT @\w/.test(post.full_text);
  const isReply = Boolean(post.in_reply_to_user_id ?? post.in_reply_to_status_id);
  const text = readable(post.full_text, post.entities, isReply);
  return text === '' || Number.isNaN(at) ? null : { text, at, isReply, isRepost };
}

/** Links as they lead, no link to the post's own pictures, and whom a reply answers left out. */
function readable(
  text: string,
  { urls = [], media = [] }: z.infer<typeof tweet>['entities'],
  isReply: boolean,
) {
  let plain = text;
  for (const { url, expanded_url = url } of urls) plain = plain.replaceAll(url, () => expanded_url);
  for (const { url } of media) plain = plain.replaceAll(url, '');
  if (isReply) plain = plain.replace(/^(?:@\w{1,15}\s+)+/, '');
  return plain
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** Which posts of an archive are meant. */
export interface ArchiveChoice {
  replies: boolean;
  reposts: boolean;
  /** The newest so many. */
  most: number;
}

/** The texts of the posts that are meant, the newest first, each once. `posts` stand in that order. */
export function chosenTexts(posts: readonly ArchivePost[], choice: ArchiveChoice): string[] {
  const texts = new Map<string, string>();
  for (const { text, isReply, isRepost } of posts) {
    if (texts.size >= choice.most) break;
    if ((isReply && !choice.replies) || (isRepost && !choice.reposts)) continue;
    const same = text.toLowerCase().replace(/\s+/g, ' ');
    if (!texts.has(same)) texts.set(same, text);
  }
  return [...texts.values()];
}
