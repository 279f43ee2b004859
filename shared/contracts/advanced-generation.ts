import { z } from 'zod/mini';
import { optionalImageBase64 } from './analysis.ts';
import { choice } from './checks.ts';
import { id, optionalText, requiredText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { asked, drafting, draftParts, providerId, share, variant } from './generation.ts';

export const advancedPersonaTypes = [
  'reply_guy',
  'ct_lead',
  'content_creator',
  'project_intern',
  'shitposter',
] as const;
export const useCases = [
  'founder_influence',
  'creator_content',
  'project_brand',
  'user_engagement',
  'ct_presence',
  'intern_announcements',
] as const;
export const degeneracyLevels = ['professional', 'moderate', 'high', 'maximum'] as const;
export const advancedContentTypes = [
  'single_tweet',
  'thread',
  'gm_post',
  'alpha_tweet',
  'news_commentary',
  'meme_post',
  'announcement',
] as const;
export const audienceTones = [
  'professional',
  'casual',
  'degenerate',
  'bullish',
  'bearish',
] as const;

export const generateAdvancedInput = z.object({
  personaType: z._default(choice(advancedPersonaTypes, 'Persona type', 'types'), 'content_creator'),
  useCase: z._default(choice(useCases, 'Use case', 'use cases'), 'user_engagement'),
  targetAudience: requiredText('Target audience', 500),
  projectInfo: z.optional(optionalText('Project info', 4_000)),
  influencerStyle: z.optional(optionalText('Influencer style', 2_000)),
  referenceContent: z.optional(optionalText('Reference content', 8_000)),
  degeneracyLevel: z._default(choice(degeneracyLevels, 'Degeneracy level', 'levels'), 'moderate'),
  imageBase64: optionalImageBase64,
  contentType: z._default(choice(advancedContentTypes, 'Content type', 'types'), 'single_tweet'),
  audienceTone: z._default(choice(audienceTones, 'Audience tone', 'tones'), 'casual'),
  trendingTopic: z.optional(optionalText('Trending topic', 200)),
  /** Beyond the specification: whose voice, and who writes. */
  personaId: z.nullish(id),
  provider: z.optional(providerId),
  ...asked,
  variant,
});

const range = z.object({ low: z.number(), high: z.number() });

const oneContent = z.object({
  ...draftParts,
  hashtags: z.array(z.string()),
  /** Both by the checklist alone, for older clients: no forecast. */
  engagementScore: share,
  viralPotential: share,
  sentimentAlignment: z.object({ sentiment: z.string(), emotion: z.string() }),
  /** From the account's own posts; null while there are too few to say. */
  targetMetrics: z.object({
    expectedLikes: z.nullable(range),
    expectedRetweets: z.nullable(range),
    expectedReplies: z.nullable(range),
  }),
  optimizations: z.array(z.string()),
});
/** With the others of the same call, where several were asked for. */
export const advancedContent = z.extend(oneContent, { takes: z.optional(z.array(oneContent)) });
export type AdvancedContent = z.infer<typeof advancedContent>;

export const generateAdvanced = endpoint({
  ...drafting,
  path: '/api/ai/generate-advanced',
  summary: 'Drafts for an audience, a use case and an occasion',
  body: generateAdvancedInput,
  bodySize: 'picture',
  response: advancedContent,
});
