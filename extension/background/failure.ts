import type { MessageError } from '../messages.ts';

/** What a message is answered with when it came to nothing. */
export function failure(
  kind: MessageError['kind'],
  message: string,
  values?: Record<string, string>,
): { ok: false; error: MessageError } {
  return { ok: false, error: { kind, message, ...(values ? { values } : {}) } };
}
