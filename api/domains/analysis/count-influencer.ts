import type { Brief } from '#api/ai/adapters/provider.ts';
import { composeDraft } from '#api/ai/composer/compose-draft.ts';
import { guardOutput, saysSomething } from '#api/ai/guard/output-guard.ts';
import { visibleText } from '#api/ai/guard/visible-text.ts';
import { fitLength } from '#api/ai/humanize/fit-length.ts';
import { guardCopies } from '#api/ai/voice/copy-guard.ts';
import {
  type LocalReading,
  readInfluencer,
  textOf,
} from '#api/analysis/influencer/read-influencer.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';

const VARIANTS = 5;
const MOST_SAMPLES = 200;

/** Somebody's posts without reposts and copies, how they write, and an example by the composer. */
export interface CountedInfluencer {
  posts: string[];
  reading: LocalReading;
  /** Null when each one was too near to a post, or none was asked for. */
  example: string | null;
}

/** Without a model. Pure: the same posts give the same reading. */
export function countInfluencer(
  username: string,
  tweets: string[],
  wantsExample: boolean,
): CountedInfluencer {
  const posts = distinct(tweets);
  const reading = readInfluencer(posts);
  return { posts, reading, example: wantsExample ? exampleFor(username, posts, reading) : null };
}

/** An example in the voice by the built-in composer, on what the posts are most about. */
export function exampleFor(
  username: string,
  posts: string[],
  { topics, commonPhrases, draftTone }: LocalReading,
): string | null {
  const [prompt = 'crypto today'] = [...topics.map(textOf), ...commonPhrases];
  const brief: Brief = {
    kind: 'post',
    voice: {
      name: username.replace(/^[@＠]/u, ''),
      description: '',
      personality: '',
      type: 'content_creator',
      samples: posts.slice(0, MOST_SAMPLES),
    },
    tone: draftTone,
    platform: 'twitter',
    prompt,
    post: null,
    reference: null,
    language: null,
    variant: 0,
  };
  for (let variant = 0; variant < VARIANTS; variant += 1) {
    const example = originalOf(composeDraft({ ...brief, variant }).content, posts);
    if (example !== null) return example;
  }
  return null;
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
