import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { draftOfPost } from '../form/draft-of-post.ts';
import { openComposer } from './open-composer.ts';

/** Opens the composer with the text, parts, pictures and persona of a post, as a new one. */
export function writeAgain(post: ScheduledPost): void {
  const draft = draftOfPost(post, post.timeZone);
  openComposer({ draft: { ...draft, when: 'slot', date: '', time: '' } });
}
