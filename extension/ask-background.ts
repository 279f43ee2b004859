import { msg } from '#shared/i18n/translate.ts';
import type { Result } from './messages.ts';

/**
 * Waits for an answer of the background. After an update the old script on an open page is cut
 * off: its calls throw, and only a reload of the page helps.
 */
export async function answerOf<T>(call: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    const answer = await call();
    return answer ?? cutOff;
  } catch {
    return cutOff;
  }
}

/** The answer of a background that is no longer there. */
export const cutOff = {
  ok: false,
  error: { kind: 'reload', message: msg('Troupe was updated: reload this page.') },
} as const satisfies Result<never>;
