import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import type { PostDraft } from './post-draft.ts';

/** A scheduled post as the form holds it. */
export function draftOfPost(post: ScheduledPost, zone: string): PostDraft {
  const [date = '', time = ''] = wallClockOf(post.scheduledTime, zone).split('T');
  return {
    parts: post.parts.map(({ text, media }, place) => ({ key: `part-${place}`, text, media })),
    platform: post.platform,
    date,
    time,
    personaId: post.personaId ?? '',
    accountId: post.accountId ?? '',
    madeWithAi: post.madeWithAi,
    paidPartnership: post.paidPartnership,
    trackLinks: false,
    accepted: [],
    draftId: '',
  };
}
