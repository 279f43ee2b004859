import { fieldNotAuthorized } from '../http/error-body.ts';
import type { Account, Post } from '../records.ts';
import type { World } from '../world.ts';
import { metricsOf } from './post-metrics.ts';
import { publishedText } from './published-text.ts';

const PRIVATE_MS = 30 * 24 * 60 * 60_000;

export const postFields = [
  'id',
  'text',
  'edit_history_tweet_ids',
  'attachments',
  'created_at',
  'entities',
  'non_public_metrics',
  'note_tweet',
  'public_metrics',
  'referenced_tweets',
] as const;
export type PostField = (typeof postFields)[number];

/** A post as this viewer sees it, and what was asked for but is not theirs to see. */
export function postView(world: World, post: Post, asked: PostField[], viewer: Account) {
  const isPrivate = post.authorId !== viewer.id || world.now() - post.createdAt > PRIVATE_MS;
  const wanted = new Set<PostField>(['id', 'text', 'edit_history_tweet_ids', ...asked]);
  const errors = [];
  if (isPrivate && wanted.delete('non_public_metrics')) {
    errors.push(fieldNotAuthorized(post.id, 'non_public_metrics'));
  }
  const view = Object.entries(everyField(world, post)).filter(
    ([key, value]) => wanted.has(key as PostField) && value !== undefined,
  );
  return { view: Object.fromEntries(view), errors };
}

function everyField(world: World, post: Post): Record<PostField, unknown> {
  const { text, urls, note } = publishedText(post);
  const author = world.accounts.find(post.authorId)!;
  const replies = world.posts.all().filter(({ replyTo }) => replyTo === post.id).length;
  const references = [
    ...(post.replyTo === null ? [] : [{ type: 'replied_to', id: post.replyTo }]),
    ...(post.quoted === null ? [] : [{ type: 'quoted', id: post.quoted }]),
  ];
  return {
    id: post.id,
    text,
    edit_history_tweet_ids: [post.id],
    attachments:
      post.mediaIds.length > 0 ? { media_keys: post.mediaIds.map((id) => `3_${id}`) } : undefined,
    created_at: new Date(post.createdAt).toISOString(),
    entities: urls.length > 0 ? { urls } : undefined,
    note_tweet: note === null ? undefined : { text: note },
    referenced_tweets: references.length > 0 ? references : undefined,
    ...metricsOf(post, author, replies, world.now()),
  };
}
