import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { withoutNumbers } from '#shared/lib/text/thread-marks.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { openComposer } from '../open-composer.ts';
import type { PostDraft } from './post-draft.ts';

/** A scheduled post as the form holds it. */
export function draftOfPost(post: ScheduledPost, zone: string): PostDraft {
  const [date = '', time = ''] = wallClockOf(post.scheduledTime, zone).split('T');
  const texts = post.parts.map(({ text }) => text);
  const plain = withoutNumbers(texts);
  return {
    parts: post.parts.map(({ text, media, poll }, place) => ({
      key: `part-${place}`,
      text: plain?.[place] ?? text,
      media,
      poll,
    })),
    isNumbered: plain !== null,
    platform: post.platform,
    when: 'time',
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

/** Opens the composer with the text, parts, pictures and persona of a post, as a new one. */
export function writeAgain(post: ScheduledPost): void {
  const draft = draftOfPost(post, post.timeZone);
  openComposer({ draft: { ...draft, when: 'slot', date: '', time: '' } });
}
