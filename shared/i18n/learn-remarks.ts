import { create } from 'zustand';
import type { Language } from '#shared/contracts/languages.ts';
import type { Catalogue } from '#shared/lib/i18n/translator.ts';
import { tellSentencesBy } from './server-sentence.ts';
import { addTexts, spoken } from './translate.ts';

const catalogues: Record<Exclude<Language, 'en'>, () => Promise<{ default: unknown }>> = {
  es: () => import('../lib/i18n/locales/es/remarks.json'),
  fr: () => import('../lib/i18n/locales/fr/remarks.json'),
  de: () => import('../lib/i18n/locales/de/remarks.json'),
  ja: () => import('../lib/i18n/locales/ja/remarks.json'),
  zh: () => import('../lib/i18n/locales/zh/remarks.json'),
};

/** The language in which remarks were learnt last. */
export const useRemarkLanguage = create<{ language: Language }>()(() => ({ language: 'en' }));

/**
 * Loads what is known of the server's remarks, in the language that is spoken: few pages show any,
 * so no page loads them at its start. Throws when they cannot be had.
 */
export async function learnRemarks(): Promise<void> {
  const language = spoken();
  if (language === 'en' || language === useRemarkLanguage.getState().language) return;
  const [catalogue, { remarkTexts, remarkWordings }, { sentenceTeller }] = await Promise.all([
    catalogues[language](),
    import('./remarks/remark-texts.ts'),
    import('#shared/lib/i18n/server-sentences/sentence-teller.ts'),
  ]);
  addTexts(language, catalogue.default as Catalogue);
  tellSentencesBy(sentenceTeller({ texts: remarkTexts, otherWordings: remarkWordings }));
  useRemarkLanguage.setState({ language });
}
