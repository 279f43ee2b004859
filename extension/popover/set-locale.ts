import type { Language } from '#shared/contracts/languages.ts';
import type { AnyMessage } from '#shared/contracts/messages/any-message.ts';
import { speak, spoken, t } from '#shared/i18n/translate.ts';
import { localizeTexts } from '#shared/lib/i18n/localize-texts.ts';
import type { Catalogue } from '#shared/lib/i18n/translator.ts';
import { answerOf } from '../ask-background.ts';
import { sendMessage } from '../messages.ts';
import type { Draft, MessageError } from '../protocol.ts';

export interface Words {
  language: Language;
  texts: Catalogue;
  /** A message of the server in this language; null: not known. */
  localize(message: AnyMessage): string | null;
}

declare global {
  /** What the background put last into this page's isolated world. */
  var troupeWords: Words | undefined;
}

/** A draft with what the server says of it in the language of the popover. */
export function localizedDraft(draft: Draft): Draft {
  const words = spoken() === 'en' ? undefined : globalThis.troupeWords;
  return words ? localizeTexts(draft, words.localize) : draft;
}

/** Why something failed, in the language of the popover. */
export function errorText({ message, values, reason, params = {} }: MessageError): string {
  const localized =
    reason === undefined || spoken() === 'en'
      ? null
      : globalThis.troupeWords?.localize({ code: reason, params });
  return localized ?? t(message, values);
}

/** Speaks what was loaded last on this page; English where nothing was. */
export function speakLoadedWords(): void {
  const { language, texts } = globalThis.troupeWords ?? { language: 'en', texts: {} };
  speak(language, texts);
}

/** Speaks this language from the next drawing on; what cannot be loaded leaves it as it is. */
export async function setLocale(language: Language): Promise<void> {
  if (language === spoken()) return;
  if (language === 'en') {
    globalThis.troupeWords = undefined;
    return speakLoadedWords();
  }
  if (globalThis.troupeWords?.language !== language) {
    await answerOf(() => sendMessage('loadWords', language));
  }
  if (globalThis.troupeWords?.language === language) speakLoadedWords();
}

/** Speaks the language that the server named last; what is loaded already where nobody answers. */
export async function setStoredLocale(): Promise<void> {
  const answer = await answerOf(() => sendMessage('namedLanguage'));
  if (answer.ok) await setLocale(answer.value);
  else speakLoadedWords();
}
