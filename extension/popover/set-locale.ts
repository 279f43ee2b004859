import type { Language } from '#shared/contracts/languages.ts';
import type { AnyMessage } from '#shared/contracts/messages/any-message.ts';
import { activateLocale, activeLocale, t } from '#shared/i18n/translate.ts';
import { localizeTexts } from '#shared/lib/i18n/localize-texts.ts';
import { answerOf, sendMessage } from '../messages.ts';
import type { Draft, MessageError } from '../protocol.ts';

/** What the popover shows in another language than English: catalogue-plugin.ts picks it. */
export type PopoverCatalogue = typeof import('virtual:popover-catalogue/*').default;

declare global {
  /** What the background put last into this page's isolated world. */
  var troupeCatalogue: PopoverCatalogue | undefined;
  /** What came with it: words a message of the server; null where the catalogue has none. */
  var troupeLocalize: ((message: AnyMessage) => string | null) | undefined;
}

/** A draft with what the server says of it in the language of the popover. */
export function localizedDraft(draft: Draft): Draft {
  return activeLocale() === 'en' ? draft : localizeTexts(draft, localize);
}

/** Why something failed, in the language of the popover. */
export function errorText({ message, values, reason, params = {} }: MessageError): string {
  const localized = reason === undefined ? null : localize({ code: reason, params });
  return localized ?? t(message, values);
}

/** A message of the server by the loaded catalogue; null: not known. */
function localize(message: AnyMessage): string | null {
  return activeLocale() === 'en' ? null : (globalThis.troupeLocalize?.(message) ?? null);
}

/** Activates what was loaded last on this page; English where nothing was. */
export function applyLoadedCatalogue(): void {
  const { language, texts } = globalThis.troupeCatalogue ?? { language: 'en', texts: {} };
  activateLocale(language, texts);
}

/** Activates this language from the next drawing on; what cannot be loaded leaves it as it is. */
export async function setLocale(language: Language): Promise<void> {
  if (language === activeLocale()) return;
  if (language === 'en') {
    globalThis.troupeCatalogue = undefined;
    return applyLoadedCatalogue();
  }
  if (globalThis.troupeCatalogue?.language !== language) {
    await answerOf(() => sendMessage('loadCatalogue', language));
  }
  if (globalThis.troupeCatalogue?.language === language) applyLoadedCatalogue();
}

/** Activates the language that the server named last; what is loaded already where nobody answers. */
export async function setStoredLocale(): Promise<void> {
  const answer = await answerOf(() => sendMessage('namedLanguage'));
  if (answer.ok) await setLocale(answer.value);
  else applyLoadedCatalogue();
}
