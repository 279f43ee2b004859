import { serverSentence } from '#shared/i18n/server-sentence.ts';
import { t } from '#shared/i18n/translate.ts';
import { ApiError } from './api-client.ts';

/**
 * What a person reads of a call that failed: the server's own sentence, in the language of the
 * interface, or `otherwise` where none came, as from a proxy or a network that is down.
 */
export function errorSentence(
  error: unknown,
  otherwise = t('The server could not be reached.'),
): string {
  const sentence = error instanceof ApiError ? error.body?.message : undefined;
  return sentence === undefined ? otherwise : serverSentence(sentence);
}
