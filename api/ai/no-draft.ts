import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { NoDraftReason } from '#shared/contracts/messages/no-draft.ts';
import { isSure } from '#shared/contracts/situations.ts';
import type { Brief } from './adapters/provider.ts';

/**
 * Nothing is drafted: `situation` says why, by what the post is or what is missing, and `reads` what the
 * post reads as, where that is sure.
 */
export function noDraft(reason: NoDraftReason, { situation: read }: Brief): AppError {
  return new AppError('no_draft', message(`no-draft.${reason}`), {
    params: { situation: reason, ...(read && isSure(read) ? { reads: read.situation } : {}) },
  });
}
