import { SCHEDULE_AT_POST } from './schedule-link.ts';

/** What an address carries besides its subject, so that the comments are opened; its value is one of them. */
export const COMMENTS_PARAM = 'comments';

/** The path of the console at a comment on a post, campaign or persona. */
export function linkToComment(
  subject: { kind: 'post' | 'campaign' | 'persona'; subjectId: string },
  commentId: string,
): string {
  const { kind, subjectId } = subject;
  const asked = `${COMMENTS_PARAM}=${commentId}`;
  if (kind === 'post') return `${SCHEDULE_AT_POST}${subjectId}&${asked}`;
  if (kind === 'campaign') return `/campaigns/${subjectId}?${asked}`;
  return `/personas?persona=${subjectId}&${asked}`;
}
