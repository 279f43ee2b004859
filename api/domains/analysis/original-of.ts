import { guardOutput, saysSomething } from '#api/ai/guard/output-guard.ts';
import { fitLength } from '#api/ai/humanize/fit-length.ts';
import { guardCopies } from '#api/ai/voice/copy-guard.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';

/** Null for what is left of nothing, and for a near copy of a post. */
export function originalOf(draft: string, posts: string[]): string | null {
  const tickers = posts.join('\n').match(/\$[a-z]\w*/gi) ?? [];
  const guarded = guardOutput(draft, { user: '', post: [...new Set(tickers)].join(' ') });
  if (!saysSomething(guarded) || guardCopies(guarded.text, posts).warn) return null;
  return fitLength(guarded.text, lengthLimits.twitter);
}
