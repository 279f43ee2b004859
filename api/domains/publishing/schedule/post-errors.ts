import { AppError, notFound } from '#api/errors/app-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { PostStatus } from '#shared/contracts/publishing.ts';

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

/** The refusal of something that this state does not allow. */
export function notInState(status: PostStatus): AppError {
  return new AppError('conflict', reasons[status]);
}

export const noPost = () => notFound('Scheduled post');

export const outdated = () => new AppError('conflict', message('rule.post-changed'));
