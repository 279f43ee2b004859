import type { Language } from '#shared/i18n/languages.ts';
import { type Catalogue, speak, spoken } from '#shared/i18n/translate.ts';
import { answerOf } from '../ask-background.ts';
import { sendMessage } from '../messages.ts';

declare global {
  /** The last catalogue that the background put into this page's isolated world. */
  var troupeWords: { language: Language; texts: Catalogue } | undefined;
}

/** Speaks what was loaded last on this page; English where nothing was. */
export function speakLoadedWords(): void {
  const { language, texts } = globalThis.troupeWords ?? { language: 'en', texts: {} };
  speak(language, texts);
}

/** Speaks this language from the next drawing on; what cannot be loaded leaves it as it is. */
export async function speakLanguage(language: Language): Promise<void> {
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
export async function speakStoredLanguage(): Promise<void> {
  const answer = await answerOf(() => sendMessage('namedLanguage'));
  if (answer.ok) await speakLanguage(answer.value);
  else speakLoadedWords();
}
