import type { Brief } from '#api/ai/adapters/provider.ts';
import { classifySentiment } from '#api/analysis/sentiment/classify-sentiment.ts';
import { scoreVirality } from '#api/analysis/virality/score-virality.ts';
import type { AdvancedContent } from '#shared/contracts/advanced-generation.ts';
import type { FinishedDraft } from './finish-draft.ts';

/** What the advanced generator says of a draft. Pure. */
export function assessDraft(
  brief: Brief,
  { content: text, hashtags, scores }: FinishedDraft,
): Omit<AdvancedContent, 'notes' | 'provider'> {
  const hasMedia = brief.options?.picture != null;
  const { score, suggestions } = scoreVirality({ text, hasMedia, platform: brief.platform });
  const reading = classifySentiment(text);
  const { sentiment, emotion } = reading.supported
    ? reading
    : { sentiment: 'unknown', emotion: 'unknown' };
  return {
    content: text,
    hashtags,
    engagementScore: scores.engagement,
    viralPotential: score / 100,
    sentimentAlignment: { sentiment, emotion },
    // They come from the account's own posts, and none are known yet.
    targetMetrics: { expectedLikes: null, expectedRetweets: null, expectedReplies: null },
    optimizations: [...misaligned(brief, sentiment), ...suggestions],
  };
}

function misaligned({ options }: Brief, sentiment: string): string[] {
  const wanted = options?.audienceTone;
  const opposite = { bullish: 'bearish', bearish: 'bullish' } as const;
  if (wanted !== 'bullish' && wanted !== 'bearish') return [];
  if (sentiment !== opposite[wanted]) return [];
  return [`It reads as ${sentiment}, and you asked for ${wanted}: change the claim or the tone.`];
}
