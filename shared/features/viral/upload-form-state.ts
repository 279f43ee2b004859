import { z } from 'zod/mini';
import { viralContentTypes, viralPlatforms } from '#shared/contracts/viral.ts';
import { createPersistedForm, draftText } from '#shared/ui/forms/persisted-form.ts';
import { engagementRate, readMetric } from './metric.ts';

/** What the upload form holds while a person types, metrics as typed, and what it begins with. */
const uploadDraft = z.object({
  title: draftText,
  content: draftText,
  contentType: z._default(z.enum(viralContentTypes), 'text'),
  platform: z._default(z.enum(viralPlatforms), 'twitter'),
  originalUrl: draftText,
  authorHandle: draftText,
  views: draftText,
  likes: draftText,
  retweets: draftText,
  replies: draftText,
  bookmarks: draftText,
});
export type UploadDraft = z.infer<typeof uploadDraft>;

export const emptyUpload = uploadDraft.parse({});

export const useKeptUpload = createPersistedForm('viral-upload', uploadDraft, emptyUpload);

/** The body of the call, before the contract has looked at it; empty metrics are left out. */
export function toUploadInput(draft: UploadDraft) {
  const counts = {
    views: readMetric(draft.views),
    likes: readMetric(draft.likes),
    retweets: readMetric(draft.retweets),
    replies: readMetric(draft.replies),
    bookmarks: readMetric(draft.bookmarks),
  };
  return {
    ...draft,
    ...counts,
    originalUrl: draft.originalUrl.trim() || undefined,
    authorHandle: draft.authorHandle.trim() || undefined,
    engagementRate: engagementRate(counts),
  };
}
