import { readCheckMessage } from '#shared/contracts/messages/message.ts';
import { localizeMessage } from '#shared/lib/i18n/localize-message.ts';
import { currentTranslator } from './translate.ts';

/** What a check of a contract says, in the language of the interface; a form's own words stay as they are. */
export function checkText(said: string): string {
  const message = readCheckMessage(said);
  return message ? (localizeMessage(message, currentTranslator()) ?? said) : said;
}
