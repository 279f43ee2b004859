import { SCHEDULE_AT_POST } from './schedule-link.ts';

/** What an address carries besides its subject, so that the comments are opened. */
export const COMMENTS_PARAM = 'comments';

/** The path of the console at the comments of a post, campaign or persona. */
export function linkToComments(subject: {
  kind: 'post' | 'campaign' | 'persona';
  subjectId: string;
}): string {
  const { kind, subjectId } = subject;
  if (kind === 'post') return `${SCHEDULE_AT_POST}${subjectId}&${COMMENTS_PARAM}`;
  if (kind === 'campaign') return `/campaigns/${subjectId}?${COMMENTS_PARAM}`;
  return `/personas?persona=${subjectId}&${COMMENTS_PARAM}`;
}
