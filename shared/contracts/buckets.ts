import { z } from 'zod/mini';
import { atLeastOne, atMost, choice, flag } from './checks.ts';
import { id, idParams, instant, optionalText, requiredText } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { textMessages } from './messages/any-message.ts';
import { checkMessage } from './messages/message.ts';

export const bucketCategories = [
  'crypto',
  'technology',
  'business',
  'lifestyle',
  'entertainment',
  'educational',
  'other',
] as const;
export type BucketCategory = (typeof bucketCategories)[number];

export const sampleContentTypes = [
  'social_post',
  'tweet',
  'thread',
  'article',
  'blog_post',
  'email',
  'caption',
  'comment',
  'other',
] as const;

export const samplePlatforms = [
  'twitter',
  'instagram',
  'linkedin',
  'telegram',
  'discord',
  'reddit',
  'youtube',
  'tiktok',
  'other',
] as const;

export const contentBucket = z.object({
  id,
  name: z.string(),
  description: z.string(),
  category: z.enum(bucketCategories),
  isPublic: z.boolean(),
  tags: z.array(z.string()),
  totalSamples: z.number(),
  /** False for a public bucket of somebody else: read only. */
  isOwn: z.boolean(),
  createdAt: instant,
});
export type ContentBucket = z.infer<typeof contentBucket>;

/** What a reading of one sample found; the structure of spec section 3. */
export const sampleAnalysis = z.object({
  strengths: z.array(z.string()),
  writingStyle: z.object({
    tone: z.string(),
    voice: z.string(),
    complexity: z.string(),
    personality: z.string(),
  }),
  engagement: z.object({
    hooks: z.array(z.string()),
    emotionalTriggers: z.array(z.string()),
    callToAction: z.string(),
  }),
  marketInsights: z.object({
    topics: z.array(z.string()),
    sentiment: z.string(),
    expertise: z.string(),
  }),
  trainingInsights: z.array(z.string()),
  improvementSuggestions: z.array(z.string()),
  messages: textMessages,
});
export type SampleAnalysis = z.infer<typeof sampleAnalysis>;

export const contentSample = z.object({
  id,
  bucketId: id,
  content: z.string(),
  contentType: z.enum(sampleContentTypes),
  platform: z.enum(samplePlatforms),
  metadata: z.object({ engagement: z.string(), notes: z.string() }),
  /** Out of 10; null until the sample is analysed. */
  quality: z.nullable(z.number().check(z.minimum(0), z.maximum(10))),
  /** As the user typed it. */
  engagement: z.string(),
  aiAnalysis: z.nullable(sampleAnalysis),
  /** Who analysed it; null until then. */
  analyzedBy: z.nullable(z.string()),
  createdAt: instant,
});
export type ContentSample = z.infer<typeof contentSample>;

const tags = z.pipe(
  z
    .array(
      z
        .string(checkMessage('field.not-text', { field: 'Tags' }))
        .check(z.trim(), z.maxLength(50, checkMessage('contract.tag-too-long', { n: 50 }))),
    )
    .check(atMost(50, 'tags')),
  z.transform((list) => [...new Set(list.filter((tag) => tag !== ''))]),
);

export const createBucketInput = z.object({
  name: requiredText('Name', 100),
  description: z._default(optionalText('Description', 1_000), ''),
  category: z._default(choice(bucketCategories, 'Category', 'categories'), 'crypto'),
  isPublic: z._default(flag('isPublic'), false),
  tags: z._default(tags, []),
});

export const createSampleInput = z.object({
  content: requiredText('Content', 20_000),
  contentType: choice(sampleContentTypes, 'Content type', 'types'),
  platform: choice(samplePlatforms, 'Platform', 'platforms'),
  metadata: z._default(
    z.object({
      engagement: z._default(optionalText('Engagement', 500), ''),
      notes: z._default(optionalText('Notes', 2_000), ''),
    }),
    { engagement: '', notes: '' },
  ),
});
export type CreateSampleInput = z.input<typeof createSampleInput>;

export const listBuckets = endpoint({
  ...reading,
  path: '/api/content-buckets',
  summary: 'The content buckets of the workspace, newest first',
  response: z.array(contentBucket),
});

export const listPublicBuckets = endpoint({
  ...reading,
  path: '/api/content-buckets/public',
  summary: 'The 200 newest public buckets of everybody',
  response: z.array(contentBucket),
});

export const createBucket = endpoint({
  method: 'POST',
  path: '/api/content-buckets',
  summary: 'Creates a content bucket',
  access: 'user',
  permission: 'library.write',
  body: createBucketInput,
  response: contentBucket,
  status: 201,
});

export const updateBucket = endpoint({
  method: 'PUT',
  path: '/api/content-buckets/{id}',
  summary: 'Changes what the body names; made private, a bucket leaves the public library at once',
  access: 'user',
  permission: 'library.write',
  params: idParams,
  body: z.partial(
    z.object({
      name: requiredText('Name', 100),
      description: optionalText('Description', 1_000),
      category: choice(bucketCategories, 'Category', 'categories'),
      isPublic: flag('isPublic'),
      tags,
    }),
  ),
  response: contentBucket,
});

export const deleteBucket = endpoint({
  method: 'DELETE',
  path: '/api/content-buckets/{id}',
  summary: 'Deletes a content bucket and all samples in it',
  access: 'user',
  permission: 'library.write',
  params: idParams,
});

/** The newest; more than a screen shows, of the any number that a bucket may hold. */
export const SAMPLES_LISTED = 1_000;

export const listSamples = endpoint({
  ...reading,
  path: '/api/content-buckets/{id}/samples',
  summary: 'The newest 1000 samples of an own or public bucket, newest first',
  params: idParams,
  response: z.array(contentSample),
});

export const createSample = endpoint({
  method: 'POST',
  path: '/api/content-buckets/{id}/samples',
  summary: 'Adds a sample; its analysis follows in the background',
  access: 'user',
  permission: 'library.write',
  params: idParams,
  body: createSampleInput,
  bodySize: 'post',
  response: contentSample,
  status: 201,
});

export const SAMPLES_PER_IMPORT = 200;

export const importSamples = endpoint({
  method: 'POST',
  path: '/api/content-buckets/{id}/samples/import',
  summary: 'Adds up to 200 samples at once: all of them, or none when one is wrong',
  access: 'user',
  permission: 'library.write',
  params: idParams,
  body: z.object({
    samples: z
      .array(createSampleInput)
      .check(atLeastOne('sample'), atMost(SAMPLES_PER_IMPORT, 'samples at once')),
  }),
  bodySize: 'upload',
  response: z.object({
    imported: z.number(),
    /** Samples the bucket holds already, to the letter. */
    skipped: z.number(),
  }),
  status: 201,
});

export const deleteSample = endpoint({
  method: 'DELETE',
  path: '/api/content-samples/{id}',
  summary: 'Deletes one sample of an own bucket',
  access: 'user',
  permission: 'library.write',
  params: idParams,
});

export const getPersonaBuckets = endpoint({
  ...reading,
  path: '/api/personas/{id}/buckets',
  summary: 'The buckets a persona learns from',
  params: idParams,
  response: z.object({ bucketIds: z.array(id) }),
});

export const setPersonaBuckets = endpoint({
  method: 'PUT',
  path: '/api/personas/{id}/buckets',
  summary: 'Sets the own and public buckets a persona learns from',
  access: 'user',
  permission: 'library.write',
  params: idParams,
  body: z.object({
    bucketIds: z.array(id).check(atMost(50, 'buckets')),
  }),
  response: z.object({ bucketIds: z.array(id) }),
});
