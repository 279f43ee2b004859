import { guardOutput, saysSomething } from '#api/ai/guard/output-guard.ts';
import { visibleText } from '#api/ai/guard/visible-text.ts';
import { fitLength } from '#api/ai/humanize/fit-length.ts';
import { guardCopies } from '#api/ai/voice/copy-guard.ts';
import { type LocalReading, readInfluencer } from '#api/analysis/influencer/read-influencer.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';

/** Somebody's posts without reposts and copies, and how they write. */
export interface CountedInfluencer {
  posts: string[];
  reading: LocalReading;
}

/** Without a model. Pure: the same posts give the same reading. */
export function countInfluencer(tweets: string[]): CountedInfluencer {
  const posts = distinct(tweets);
  return { posts, reading: readInfluencer(posts) };
}

/** Null for what is left of nothing, and for a near copy of a post. */
export function originalOf(draft: string, posts: string[]): string | null {
  const tickers = posts.join('\n').match(/\$[a-z]\w*/gi) ?? [];
  const guarded = guardOutput(draft, { user: '', post: [...new Set(tickers)].join(' ') });
  if (!saysSomething(guarded) || guardCopies(guarded.text, posts).warn) return null;
  return fitLength(guarded.text, lengthLimits.twitter);
}

/** Reposts and copies would count as habits. */
function distinct(tweets: string[]): string[] {
  const seen = new Set<string>();
  return tweets
    .map((tweet) => visibleText(tweet).trim())
    .filter((tweet) => {
      const key = tweet
        .replace(/https?:\/\/\S+/g, '')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase();
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
