/** X's own renaming of August 2026; both sets of names are out in the world. */
const renamed: Record<string, string> = {
  edit_history_tweet_ids: 'edit_history_post_ids',
  referenced_tweets: 'referenced_posts',
  retweet_count: 'repost_count',
  tweet_count: 'post_count',
  note_tweet: 'note_post',
};

/** The same answer with the newer field names. */
export function withPostNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPostNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [renamed[key] ?? key, withPostNames(child)]),
  );
}
