import { z } from 'zod/mini';
import { bucketCategories, type ContentBucket } from '#shared/contracts/buckets.ts';
import { commaSeparated } from '#shared/lib/text/comma-separated.ts';

/** What the bucket form holds while a person types. */
export const bucketDraft = z.object({
  name: z.string(),
  description: z.string(),
  category: z.enum(bucketCategories),
  isPublic: z.boolean(),
  /** As typed, comma-separated. */
  tags: z.string(),
});
export type BucketDraft = z.infer<typeof bucketDraft>;

export const emptyBucket: BucketDraft = {
  name: '',
  description: '',
  category: 'crypto',
  isPublic: false,
  tags: '',
};

export function draftOfBucket(bucket: ContentBucket): BucketDraft {
  const { name, description, category, isPublic, tags } = bucket;
  return { name, description, category, isPublic, tags: tags.join(', ') };
}

export function toBucketInput(draft: BucketDraft) {
  return { ...draft, tags: commaSeparated(draft.tags) };
}
