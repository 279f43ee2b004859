import { z } from 'zod/mini';
import { viralContentTypes, viralPlatforms } from '#shared/contracts/viral.ts';
import { createPersistedDraft } from '#shared/ui/forms/persisted-draft.ts';
import { engagementRate, readMetric } from './metric.ts';

/** What the upload form holds while a person types: metrics as typed. */
const uploadDraft = z.object({
  title: z.string(),
  content: z.string(),
  contentType: z.enum(viralContentTypes),
  platform: z.enum(viralPlatforms),
  originalUrl: z.string(),
  authorHandle: z.string(),
  views: z.string(),
  likes: z.string(),
  retweets: z.string(),
  replies: z.string(),
  bookmarks: z.string(),
});
export type UploadDraft = z.infer<typeof uploadDraft>;

export const emptyUpload: UploadDraft = {
  title: '',
  content: '',
  contentType: 'text',
  platform: 'twitter',
  originalUrl: '',
  authorHandle: '',
  views: '',
  likes: '',
  retweets: '',
  replies: '',
  bookmarks: '',
};

export const useKeptUpload = createPersistedDraft('viral-upload', uploadDraft, emptyUpload);

/** The body of the call, before the contract has looked at it; empty metrics are left out. */
export function toUploadInput(draft: UploadDraft) {
  const { title, content, contentType, platform } = draft;
  const counts = {
    views: readMetric(draft.views),
    likes: readMetric(draft.likes),
    retweets: readMetric(draft.retweets),
    replies: readMetric(draft.replies),
    bookmarks: readMetric(draft.bookmarks),
  };
  return {
    title,
    content,
    contentType,
    platform,
    originalUrl: draft.originalUrl.trim() || undefined,
    authorHandle: draft.authorHandle.trim() || undefined,
    ...counts,
    engagementRate: engagementRate(counts),
  };
}
