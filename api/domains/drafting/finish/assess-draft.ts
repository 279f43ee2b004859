import type { Brief } from '#api/ai/adapters/provider.ts';
import { classifySentiment } from '#api/analysis/sentiment/classify-sentiment.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { FinishedDraft } from './finish-draft.ts';

/** What the advanced generator says of a draft. Pure. */
export function assessDraft(brief: Brief, { content: text, hashtags, scores }: FinishedDraft) {
  const reading = classifySentiment(text);
  const { sentiment, emotion } = reading.supported
    ? reading
    : { sentiment: 'unknown', emotion: 'unknown' };
  return {
    content: text,
    hashtags,
    engagementScore: scores.points,
    viralPotential: scores.points,
    sentimentAlignment: { sentiment, emotion },
    // They come from the account's own posts, and none are known yet.
    targetMetrics: { expectedLikes: null, expectedRetweets: null, expectedReplies: null },
    optimizations: [...misaligned(brief, sentiment), ...scores.suggestions],
  };
}

function misaligned({ options }: Brief, sentiment: string): Message[] {
  const wanted = options?.audienceTone;
  if (wanted === 'bullish' && sentiment === 'bearish') return [message('draft.reads-bearish')];
  if (wanted === 'bearish' && sentiment === 'bullish') return [message('draft.reads-bullish')];
  return [];
}
