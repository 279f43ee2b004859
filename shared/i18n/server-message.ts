import type { FailureReason } from '#shared/contracts/errors.ts';
import type { TextMessages } from '#shared/contracts/messages/any-message.ts';
import { readCheckMessage } from '#shared/contracts/messages/message.ts';
import type { localizeMessage } from '#shared/lib/i18n/localize-message.ts';
import { localizeTexts } from '#shared/lib/i18n/localize-texts.ts';
import { activeLocale, currentTranslator, t } from './translate.ts';

let localize: typeof localizeMessage | undefined;

/** Loads the messages of the API for answers and form checks; undefined if they are loaded. */
export function loadServerMessages(): Promise<void> | undefined {
  if (localize) return undefined;
  return import('#shared/lib/i18n/localize-message.ts').then((loaded) => {
    localize = loaded.localizeMessage;
  });
}

/** What a check of a contract says, in the language of the interface; a form's own words stay as they are. */
export function checkText(said: string): string {
  const message = readCheckMessage(said);
  if (!message) return said;
  return (
    localize?.(message, currentTranslator()) ??
    t('This part of the page could not be loaded. Reload the page to try again.')
  );
}

/** What the API says, as an answer has it; an older server sends English alone. */
interface ServerMessage {
  code?: string | undefined;
  params?: Record<string, unknown> | undefined;
  message: string;
}

/** A message of the API in the language of the interface; one that is not known stays English. */
export function serverMessage({ code, params = {}, message }: ServerMessage): string {
  if (activeLocale() === 'en' || code === undefined) return message;
  return localize?.({ code, params }, currentTranslator()) ?? message;
}

/** An answer with what it says of texts in the language of the interface. */
export function localized<T extends { messages: TextMessages }>(answer: T): T {
  const known = activeLocale() === 'en' ? undefined : localize;
  return known ? localizeTexts(answer, (message) => known(message, currentTranslator())) : answer;
}

/** Why something failed, in the language of the interface. */
export function failureText({ reason, params, message }: FailureReason): string {
  return serverMessage({ code: reason, params, message });
}
