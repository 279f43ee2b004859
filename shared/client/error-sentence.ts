import { failureText } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { ApiError, ServerAway } from './api-client.ts';

/**
 * What a person reads of a call that failed: what the server says, in the language of the
 * interface, or `otherwise` where none came, as from a proxy or a network that is down.
 */
export function errorSentence(
  error: unknown,
  otherwise = t('The server could not be reached.'),
): string {
  return error instanceof ApiError && error.body ? failureText(error.body) : otherwise;
}

/** Nothing of ours has answered: the network is down, or a proxy stands before a server that is gone. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiError
    ? error.body === null && error.status >= 502 && error.status <= 504
    : error instanceof ServerAway;
}

/** What a toast says below the words of its call, where nothing of ours has answered. */
export function awayReason(error: unknown): string | undefined {
  return isAway(error) ? t('The server could not be reached.') : undefined;
}
