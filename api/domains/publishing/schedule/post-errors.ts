import type { Actor } from '#api/context.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { PostStatus } from '#shared/contracts/publishing.ts';
import { may, type PostEvent, stateAfter } from '../engine/transitions.ts';
import type { PostRow } from '../queries.ts';

/** Why a post in this state stays as it is. */
export const reasons: Record<PostStatus, Message> = {
  pending: message('rule.post-sending'),
  publishing: message('rule.post-sending'),
  posted: message('rule.post-posted'),
  unknown: message('rule.post-unknown'),
  needs_check: message('rule.post-needs-check'),
  failed: message('rule.post-failed'),
  held: message('rule.post-held'),
  reminded: message('rule.post-reminded'),
};

type Acting = Pick<PostRow, 'status' | 'review'>;

/** Why this is not what the post waits for. */
export function reasonNotTo(action: PostEvent, { status, review }: Acting): Message {
  if (action === 'approve' && may('change', status)) {
    if (review === 'in_review') return message('rule.decide-in-review');
    if (status === stateAfter('pause')) return message('rule.held-otherwise');
  }
  return status === stateAfter('schedule') ? message('rule.post-scheduled') : reasons[status];
}

/** The refusal of something that this state does not allow. */
export function notInState(status: PostStatus): AppError {
  return new AppError('conflict', reasons[status]);
}

export const noPost = () => notFound('Scheduled post');

export const outdated = () => new AppError('conflict', message('rule.post-changed'));

/**
 * What lets a post go out that somebody or something holds is decided by a session: a key lies in a
 * browser for months and asks nobody. Throws `forbidden` for a key.
 */
export function assertDecidesBySession({ via }: Pick<Actor, 'via'>): void {
  if (via === 'key') throw new AppError('forbidden', message('request.decide-in-console'));
}
