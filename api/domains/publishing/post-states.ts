import { notFound, Problem } from '#api/errors/app-error.ts';
import type { PostStatus } from '#shared/contracts/publishing.ts';

const sentences: Record<PostStatus, string> = {
  pending: 'This post is being sent right now.',
  publishing: 'This post is being sent right now.',
  posted: 'This post is on X already.',
  unknown: 'This post may have reached X. That is being looked up.',
  needs_check: 'This post may have reached X. Say first whether it did.',
  failed: 'This post has failed.',
  held: 'This post is held.',
  reminded: 'Troupe does not publish on this platform yet. Copy the text and post it there.',
};

/** The refusal of something that this state does not allow. */
export function notInState(status: PostStatus): Problem {
  return new Problem('conflict', sentences[status]);
}

export function noPost(): Problem {
  return notFound('Scheduled post');
}

export function outdated(): Problem {
  return new Problem('conflict', 'This post was changed meanwhile. Reload it and try again.');
}
