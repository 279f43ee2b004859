import type { Language } from '#shared/contracts/languages.ts';
import { remarkTexts, remarkWordings } from '#shared/i18n/remarks/remark-texts.ts';
import {
  knowMoreSentences,
  translatedSentence,
} from '#shared/i18n/server-sentences/translated-sentence.ts';
import { addTexts, speak } from '#shared/i18n/translate.ts';
import type { Catalogue } from '#shared/lib/words/speaker.ts';
import type { Words } from './speak-language.ts';

/**
 * All that the popover says in a language. What the server said is told by the script that brings
 * the texts: where English is spoken, nothing of it is loaded.
 */
export function wordsOf(language: Language, texts: Catalogue, remarks: Catalogue): Words {
  addTexts(language, remarks);
  speak(language, texts);
  knowMoreSentences({ texts: remarkTexts, otherWordings: remarkWordings });
  return { language, texts, told: translatedSentence };
}
