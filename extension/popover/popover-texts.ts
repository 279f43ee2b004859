import type { Language } from '#shared/contracts/languages.ts';
import { localizeMessage } from '#shared/lib/i18n/localize-message.ts';
import { type Catalogue, speakerOf } from '#shared/lib/i18n/translator.ts';
import type { Words } from './set-locale.ts';

/**
 * All that the popover says in a language. What the server said is told by the script that brings
 * the texts: where English is spoken, nothing of it is loaded.
 */
export function wordsOf(language: Language, texts: Catalogue): Words {
  const speaker = speakerOf(language, texts);
  return {
    language,
    texts,
    localize: (message) => localizeMessage(message, speaker),
  };
}
