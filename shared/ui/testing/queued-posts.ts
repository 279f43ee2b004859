import type { QueuedPost } from '#shared/contracts/approvals.ts';
import { aPost, inDays } from './posts.ts';

const ID = '00000000-0000-4000-8000-0000000001';

/** A post that an author has submitted, as the queue answers it. */
export function aQueuedPost(
  place: number,
  content: string,
  review: Partial<QueuedPost['review']> = {},
): QueuedPost {
  const id = ID + String(place).padStart(2, '0');
  const post = aPost({
    id,
    content,
    parts: [{ text: content, media: [], externalId: null, url: null }],
    scheduledTime: inDays(place, '14:30'),
    review: 'in_review',
    version: 3,
  });
  return {
    post,
    review: {
      id,
      version: 3,
      contentHash: String(place).repeat(64).slice(0, 64),
      review: 'in_review',
      isApproved: false,
      isRequired: true,
      level: 1,
      levels: 1,
      refusal: null,
      isWriter: true,
      createdBy: 'vera',
      changedBy: null,
      submittedBy: 'vera',
      since: '2026-05-10T12:00:00.000Z',
      ...review,
    },
    reason: '',
  };
}
