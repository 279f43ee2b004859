import type { TimelineAnswer } from '../../x-web/posted/timeline-answer.ts';
import { compareIds } from '../id-source.ts';
import { metricsOf } from '../posts/post-metrics.ts';
import type { World } from '../world.ts';

/** The page asks every few seconds: what it gets stays small, however long a sandbox is used. */
const MOST_POSTS = 500;

/** What the page shows above its invented posts, and as whom a person may post on it. */
export function pageTimeline(world: World): TimelineAnswer {
  const live = world.posts.all().filter(({ deletedAt }) => deletedAt === null);
  const replies = new Map<string | null, number>();
  for (const { replyTo } of live) replies.set(replyTo, (replies.get(replyTo) ?? 0) + 1);
  const latest = live.sort((one, other) => compareIds(other.id, one.id)).slice(0, MOST_POSTS);
  return {
    users: usersOf(world),
    posts: latest.map((post) => {
      const author = world.accounts.find(post.authorId)!;
      const answered = replies.get(post.id) ?? 0;
      const figures = metricsOf(post, author, answered, world.now()).public_metrics;
      return {
        id: post.id,
        username: author.username,
        text: post.text,
        createdAt: new Date(post.createdAt).toISOString(),
        replyTo: post.replyTo,
        quoted: post.quoted,
        pictures: post.mediaIds.length,
        madeWithAi: post.madeWithAi,
        paidPartnership: post.paidPartnership,
        counts: {
          replies: figures.reply_count,
          reposts: figures.retweet_count,
          likes: figures.like_count,
          views: figures.impression_count,
        },
      };
    }),
  };
}

/** Whoever signed in here, the latest first, then those whom the authorize page offers. */
function usersOf({ families, accounts }: World): string[] {
  const signedIn = [...families.values()].reverse().map(({ accountId }) => accountId);
  const ids = new Set([...signedIn, ...accounts.offered().map(({ id }) => id)]);
  return [...ids].flatMap((id) => accounts.find(id)?.username ?? []);
}
