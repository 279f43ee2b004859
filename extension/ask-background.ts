import { msg } from '#shared/i18n/translate.ts';
import { isCutOff } from './messages.ts';
import type { MessageError, Result } from './protocol.ts';

/** Waits for an answer of the background, and says why where none comes. */
export async function answerOf<T>(call: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return (await call()) ?? { ok: false, error: noAnswer() };
  } catch {
    return { ok: false, error: noAnswer() };
  }
}

/**
 * Why the background is silent. After an update the old script on an open page is cut off: its
 * calls throw, and only a reload of the page helps. One that the browser stopped comes back when asked.
 */
export function noAnswer(): MessageError {
  return isCutOff()
    ? { kind: 'reload', message: msg('Troupe was updated: reload this page.') }
    : { kind: 'failed', message: msg('The browser stopped Troupe. Try again.') };
}
