import type { Language } from '#shared/contracts/languages.ts';
import { remarkTexts, remarkWordings } from '#shared/i18n/remarks/remark-texts.ts';
import { localizeMessage } from '#shared/lib/i18n/localize-message.ts';
import { sentenceTeller } from '#shared/lib/i18n/server-sentences/sentence-teller.ts';
import { type Catalogue, speakerOf } from '#shared/lib/i18n/translator.ts';
import type { Words } from './set-locale.ts';

/**
 * All that the popover says in a language. What the server said is told by the script that brings
 * the texts: where English is spoken, nothing of it is loaded.
 */
export function wordsOf(language: Language, texts: Catalogue, remarks: Catalogue): Words {
  const speaker = speakerOf(language, { ...remarks, ...texts });
  const tell = sentenceTeller({ texts: remarkTexts, otherWordings: remarkWordings });
  return {
    language,
    texts,
    told: (sentence) => tell(sentence, speaker),
    localize: (message) => localizeMessage(message, speaker),
  };
}
