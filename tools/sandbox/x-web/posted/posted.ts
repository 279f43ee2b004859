import { personOf } from '../data/people.ts';
import type { Post } from '../data/post.ts';
import { postById } from '../data/post-variants.ts';
import type { PostedPost } from './timeline-answer.ts';

/** What was really posted here, and how it hangs together with the posts that the page invents. */
export interface Posted {
  /** Newest first. */
  posts: readonly Post[];
  /** Any post of the page, posted or invented; null when there is none, or no more. */
  find(id: string): Post | null;
  /** The posts above this one, oldest first. */
  ancestorsOf(post: Post): Post[];
  /** What was posted below this one: each reply, oldest first, followed by its own replies. */
  repliesTo(id: string): Post[];
}

function pageIndex(answered: readonly PostedPost[]): Map<string, Post> {
  const byId = new Map<string, Post>();
  const find = (id: string) => byId.get(id) ?? postById(id);
  // Oldest first: what a post quotes and answers is older than the post.
  for (const one of answered.toReversed()) {
    const parent = one.replyTo === null ? null : find(one.replyTo);
    byId.set(one.id, {
      id: one.id,
      author: personOf(one.username),
      text: one.text,
      lang: 'und',
      time: one.createdAt,
      counts: one.counts,
      disclosures: [
        ...(one.madeWithAi ? (['madeWithAi'] as const) : []),
        ...(one.paidPartnership ? (['paidPartnership'] as const) : []),
      ],
      ...(one.replyTo !== null && { parentId: one.replyTo }),
      ...(parent && { answered: parent.author }),
      ...(one.pictures > 0 && { photo: { alt: null, hue: Number(one.id.slice(-3)) % 360 } }),
      ...(one.quoted !== null && { quoted: quotable(find(one.quoted)) }),
    });
  }
  return byId;
}

/** A quote shows the quoted post's own words, not what that one quotes. */
function quotable(post: Post | null): Post | 'unavailable' {
  if (!post) return 'unavailable';
  const { quoted: _, ...plain } = post;
  return plain;
}

export function postedFrom(answered: readonly PostedPost[]): Posted {
  const byId = pageIndex(answered);
  const posts = [...byId.values()].reverse();
  const children = new Map<string, Post[]>();
  for (const post of byId.values()) {
    if (!post.parentId) continue;
    children.set(post.parentId, [...(children.get(post.parentId) ?? []), post]);
  }
  const find = (id: string) => byId.get(id) ?? postById(id);
  const ancestorsOf = (post: Post): Post[] => {
    const parent = post.parentId ? find(post.parentId) : null;
    return parent ? [...ancestorsOf(parent), parent] : [];
  };
  const repliesTo = (id: string): Post[] =>
    (children.get(id) ?? []).flatMap((reply) => [reply, ...repliesTo(reply.id)]);
  return { posts, find, ancestorsOf, repliesTo };
}

/** Threads whole and in order, the one with the newest post first; a reply to others stands alone. */
export function threadsOf(posts: readonly Post[]): Post[][] {
  const threadOf = new Map<string, Post[]>();
  for (const post of posts.toReversed()) {
    const above = post.parentId ? threadOf.get(post.parentId) : undefined;
    const thread = above?.[0]?.author.handle === post.author.handle ? above : [];
    thread.push(post);
    threadOf.set(post.id, thread);
  }
  return [...new Set(posts.map(({ id }) => threadOf.get(id)!))];
}
