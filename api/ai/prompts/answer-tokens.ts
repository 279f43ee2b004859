import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import type { Brief } from '../adapters/provider.ts';
import { estimateTokens } from './estimate-tokens.ts';

/** Of the JSON around the texts. */
const FRAME = 60;
const POSTS_OF_A_THREAD = 6;
const TEXTS_OF_SEVERAL = 3;

/**
 * Most tokens of a draft's answer: what fits into the platform's limit in any script, and whatever the
 * owner's note needs.
 */
export function answerTokens({ kind, platform, prompt, revise }: Brief, several: boolean): number {
  // A character of X weighs one or two; of two that weigh one a token is far less.
  const ofOne = Math.ceil(lengthLimits[platform] * 0.75);
  const texts = kind === 'thread' ? POSTS_OF_A_THREAD : several ? TEXTS_OF_SEVERAL : 1;
  return (
    FRAME +
    texts *
      Math.max(ofOne, 2 * estimateTokens(prompt ?? ''), 2 * estimateTokens(revise?.text ?? ''))
  );
}
