import { z } from 'zod';
import type { Poll } from '#shared/contracts/publishing-poll.ts';
import { withLineFeeds } from '#shared/lib/text/format.ts';
import { type OwnPost, timelineAnswer } from './own-post.ts';
import type { PersonCall } from './x-call.ts';

const FIELDS = 'created_at,entities,attachments,referenced_tweets,note_tweet';
const MOST_PAGES = 5;

export interface NewPost {
  text: string;
  replyTo: string | null;
  mediaIds: string[];
  poll?: Poll | null;
  madeWithAi: boolean;
  paidPartnership: boolean;
}

const created = z.object({ data: z.object({ id: z.string().min(1) }) });
const deleted = z.object({ data: z.object({ deleted: z.boolean() }) });

/** The calls about posts. They throw XError, and nothing else. */
export function postCalls(ask: PersonCall) {
  return {
    /**
     * Publishes and answers the id. Never retried here: after an error that is neither `unsent` nor
     * an explicit refusal X may have taken the post all the same.
     */
    async createPost(
      accessToken: string,
      post: NewPost,
      limitMs?: number,
    ): Promise<{ id: string }> {
      const request = { method: 'POST', body: bodyOf(post), limitMs };
      const { data } = await ask(accessToken, created, '/2/tweets', request);
      return { id: data.id };
    },

    /**
     * What that account posted since then, newest first. `isWhole` is false when there was more
     * than is read, or some of it could not be understood.
     */
    async ownPosts(accessToken: string, userId: string, since: Date) {
      const posts: OwnPost[] = [];
      let isWhole = true;
      let next: string | null = null;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const query = new URLSearchParams({
          max_results: '100',
          // X takes whole seconds only.
          start_time: `${new Date(since).toISOString().slice(0, 19)}Z`,
          'tweet.fields': FIELDS,
          ...(next === null ? {} : { pagination_token: next }),
        });
        const path = `/2/users/${encodeURIComponent(userId)}/tweets?${query}`;
        const answer: z.output<typeof timelineAnswer> = await ask(
          accessToken,
          timelineAnswer,
          path,
        );
        posts.push(...answer.posts);
        isWhole &&= answer.isWhole;
        next = answer.next;
        if (next === null) break;
      }
      return { posts, isWhole: isWhole && next === null };
    },

    /** True when it was there; deleting twice is no error. */
    async deletePost(accessToken: string, id: string): Promise<boolean> {
      const path = `/2/tweets/${encodeURIComponent(id)}`;
      const { data } = await ask(accessToken, deleted, path, { method: 'DELETE' });
      return data.deleted;
    },
  };
}

/** Only what is wanted: X refuses keys it does not know, and flags an app may not set. */
function bodyOf({ text, replyTo, mediaIds, poll, madeWithAi, paidPartnership }: NewPost) {
  return {
    // A text of before line ends were kept as line feeds is sent as it was counted.
    ...(text === '' ? {} : { text: withLineFeeds(text) }),
    ...(replyTo === null ? {} : { reply: { in_reply_to_tweet_id: replyTo } }),
    ...(mediaIds.length === 0 ? {} : { media: { media_ids: mediaIds } }),
    ...(poll ? { poll: { options: poll.options, duration_minutes: poll.minutes } } : {}),
    ...(madeWithAi ? { made_with_ai: true } : {}),
    ...(paidPartnership ? { paid_partnership: true } : {}),
  };
}
