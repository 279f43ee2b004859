import { z } from 'zod';
import { fieldList } from '../http/query.ts';
import { type PostField, postFields } from './post-view.ts';

const newer = {
  edit_history_post_ids: 'edit_history_tweet_ids',
  note_post: 'note_tweet',
  referenced_posts: 'referenced_tweets',
} as const satisfies Record<string, PostField>;
const newerNames = Object.keys(newer) as (keyof typeof newer)[];

/** A query that may also ask for post fields, by X's older or newer name for them. */
export function withPostFields<T extends z.ZodRawShape>(shape: T) {
  const names = [...postFields, ...newerNames] as const;
  return z.strictObject({
    ...shape,
    'tweet.fields': fieldList(names),
    'post.fields': fieldList(names),
  });
}

type Asked = (PostField | keyof typeof newer)[];

export function fieldsIn(query: { 'tweet.fields': Asked; 'post.fields': Asked }): PostField[] {
  return [...query['tweet.fields'], ...query['post.fields']].map((name) =>
    name in newer ? newer[name as keyof typeof newer] : (name as PostField),
  );
}
