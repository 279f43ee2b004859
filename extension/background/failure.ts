import { msg } from '#shared/i18n/translate.ts';
import type { MessageError } from '../messages.ts';

/** What a message is answered with when it came to nothing. */
export function failure(
  kind: MessageError['kind'],
  message: string,
  values?: Record<string, string>,
): { ok: false; error: MessageError } {
  return { ok: false, error: { kind, message, ...(values ? { values } : {}) } };
}

/** What everybody but our own script on a page of X is answered. */
export const notFromX = failure('failed', msg('Troupe drafts only on X.'));
