import { z } from 'zod/mini';
import { atLeastOne, atMost, choice } from './checks.ts';
import { id, idParams, instant, optionalText, requiredText } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { anyMessage, textMessages } from './messages/any-message.ts';
import type { Label } from './messages/labels.ts';
import { checkMessage, message } from './messages/message.ts';

export const viralContentTypes = ['text', 'image', 'video', 'combined'] as const;
export const viralPlatforms = ['twitter', 'instagram', 'linkedin', 'tiktok'] as const;
export const focusAreas = [
  'hooks',
  'patterns',
  'engagement_optimization',
  'viral_structure',
] as const;
export type FocusArea = (typeof focusAreas)[number];

const metric = (label: Label) =>
  z.nullish(
    z
      .number(checkMessage('field.not-a-number', { field: label }))
      .check(
        z.int(checkMessage('field.not-whole', { field: label })),
        z.minimum(0, checkMessage('field.negative', { field: label })),
        z.maximum(1_000_000_000_000, checkMessage('field.too-large', { field: label })),
      ),
  );

/** Fewer say nothing about a text. */
export const FEWEST_VIEWS = 100;

const count = z.nullable(z.number());

export const viralContent = z.object({
  id,
  title: z.string(),
  content: z.string(),
  contentType: z.enum(viralContentTypes),
  platform: z.enum(viralPlatforms),
  originalUrl: z.nullable(z.string()),
  authorHandle: z.nullable(z.string()),
  views: count,
  likes: count,
  retweets: count,
  replies: count,
  bookmarks: count,
  /** (likes + retweets + replies) / views * 100; null without views. */
  engagementRate: count,
  /** 0..100; null until analysed. From `FEWEST_VIEWS` on by what it reached, else an opinion of its wording. */
  viralityScore: count,
  hooks: z.array(z.string()),
  /** What the score is made of, one plain sentence each. */
  reasons: z.array(z.string()),
  messages: textMessages,
  createdAt: instant,
});
export type ViralContent = z.infer<typeof viralContent>;

/** Only the web: such an address is shown as a link. */
const webAddress = z.string(checkMessage('field.not-text', { field: 'Original URL' })).check(
  z.trim(),
  z.maxLength(2_000, checkMessage('field.too-long', { field: 'Original URL', n: 2000 })),
  z.refine(
    (text) => text === '' || isWebAddress(text),
    checkMessage('field.not-a-web-address', { field: 'Original URL' }),
  ),
);

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

export const uploadViralInput = z.object({
  title: requiredText('Title', 200),
  content: requiredText('Content', 20_000),
  contentType: z._default(choice(viralContentTypes, 'Content type', 'types'), 'text'),
  platform: z._default(choice(viralPlatforms, 'Platform', 'platforms'), 'twitter'),
  originalUrl: z.nullish(webAddress),
  authorHandle: z.nullish(optionalText('Author handle', 100)),
  views: metric('Views'),
  likes: metric('Likes'),
  retweets: metric('Retweets'),
  replies: metric('Replies'),
  bookmarks: metric('Bookmarks'),
  /** Taken as a hint only: the server computes it from the counts. */
  engagementRate: z.nullish(
    z.number(checkMessage('field.not-a-number', { field: 'Engagement rate' })),
  ),
});
export type UploadViralInput = z.input<typeof uploadViralInput>;

export const listViralContent = endpoint({
  ...reading,
  path: '/api/viral-content',
  summary: 'The viral library of the workspace, newest first',
  response: z.array(viralContent),
});

export const uploadViralContent = endpoint({
  method: 'POST',
  path: '/api/viral-content',
  summary: 'Adds a text that did well to the viral library; one that it holds already answers 409',
  access: 'user',
  permission: 'library.write',
  body: uploadViralInput,
  unfilled: { fields: ['title', 'content'], reason: message('contract.fill-title') },
  bodySize: 'post',
  response: viralContent,
  status: 201,
});

export const deleteViralContent = endpoint({
  method: 'DELETE',
  path: '/api/viral-content/{id}',
  summary: 'Deletes one text of the viral library',
  access: 'user',
  permission: 'library.write',
  params: idParams,
});

export const analyzeViralContent = endpoint({
  method: 'POST',
  path: '/api/viral-content/{id}/analyze',
  summary: 'Scores a text of the library and names its hooks',
  access: 'user',
  permission: 'library.write',
  limit: 'ai',
  params: idParams,
  response: viralContent,
});

export const trainingJobStatuses = [
  'pending',
  'processing',
  'completed',
  'failed',
  'cancelled',
] as const;

export const viralTrainingJob = z.object({
  id,
  jobType: z.literal('style_training'),
  viralContentIds: z.array(id),
  personaId: id,
  personaName: z.string(),
  focusAreas: z.array(z.enum(focusAreas)),
  status: z.enum(trainingJobStatuses),
  /** 0..100. */
  progress: z.number().check(z.minimum(0), z.maximum(100)),
  /** What it is doing, or why it failed; one sentence for a person. */
  message: z.string(),
  /** What `message` says in English. Older rows and servers have none. */
  progressMessage: z.nullish(anyMessage),
  createdAt: instant,
});
export type ViralTrainingJob = z.infer<typeof viralTrainingJob>;

export const listTrainingJobs = endpoint({
  ...reading,
  path: '/api/viral-training-jobs',
  summary: 'The 100 latest training jobs, newest first',
  response: z.array(viralTrainingJob),
});

export const startTraining = endpoint({
  method: 'POST',
  path: '/api/viral-training-jobs',
  summary: 'Trains a persona on texts of the viral library, in the background',
  access: 'user',
  permission: 'library.write',
  body: z.object({
    personaId: id,
    viralContentIds: z
      .array(id)
      .check(atLeastOne('viral post'), atMost(100, 'viral posts at once')),
    jobType: z._default(
      z.literal('style_training', checkMessage('protocol.job-type')),
      'style_training',
    ),
    focusAreas: z._default(
      z.array(choice(focusAreas, 'Focus area', 'areas')).check(z.maxLength(4)),
      [...focusAreas],
    ),
  }),
  response: viralTrainingJob,
  status: 201,
});

export const cancelTraining = endpoint({
  method: 'POST',
  path: '/api/viral-training-jobs/{id}/cancel',
  summary: 'Cancels a training job that has not finished',
  access: 'user',
  permission: 'library.write',
  params: idParams,
  response: viralTrainingJob,
});

export const viralInsight = z.object({
  id,
  category: z.string(),
  insight: z.string(),
  /** When to apply it. */
  applicability: z.string(),
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  usageCount: z.number(),
  supportingEvidence: z.array(z.string()),
  /**
   * Percent of the workspace's viral texts with this trait that beat its median; 50, as of any texts,
   * where there are too few to say.
   */
  successRate: z.number().check(z.minimum(0), z.maximum(100)),
  /** False: too few texts have figures, and the rate says nothing. */
  isRateKnown: z._default(z.boolean(), true),
  messages: textMessages,
});
export type ViralInsight = z.infer<typeof viralInsight>;

export const listViralInsights = endpoint({
  ...reading,
  path: '/api/viral-insights',
  summary: 'What training found in the viral library, most certain first',
  response: z.array(viralInsight),
});
