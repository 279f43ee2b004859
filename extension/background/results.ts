import { msg } from '#shared/i18n/translate.ts';
import type { MessageError } from '../protocol.ts';

/** What a message is answered with when it came to nothing. */
export function failure(
  kind: MessageError['kind'],
  message: string,
  more: Pick<MessageError, 'values' | 'reason' | 'params'> = {},
): { ok: false; error: MessageError } {
  return { ok: false, error: { kind, message, ...more } };
}

/** What a message is answered with when there is nothing to say. */
export const done = { ok: true, value: null } as const;

/** What everybody but our own script on a page of X is answered. */
export const notFromX = failure('failed', msg('Troupe drafts only on X.'));
