import { create } from 'zustand';
import type { Language } from '#shared/contracts/languages.ts';
import { loadCatalogue } from '#shared/lib/i18n/load-catalogue.ts';
import type { Catalogue } from '#shared/lib/i18n/translator.ts';
import { isLanguage } from './languages.ts';
import { learnServerSentences } from './server-sentence.ts';
import { speak } from './translate.ts';

const KEY = 'language';

/** The language that is on screen. */
export const useLanguage = create<{ language: Language }>()(() => ({ language: 'en' }));

let asked: Language = 'en';

/**
 * Changes the language once its texts are here, and keeps it for this device. Of two at once the
 * later one stands. Throws when the texts cannot be had.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  asked = language;
  // To name the same language again would have the browser style the whole page anew.
  if (language === document.documentElement.lang && language === useLanguage.getState().language) {
    return keep(language);
  }
  const texts = language === 'en' ? {} : await textsOf(language);
  if (asked !== language) return;
  speak(language, texts);
  document.documentElement.lang = language;
  keep(language);
  useLanguage.setState({ language });
}

function keep(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage it holds until the page goes.
  }
}

async function textsOf(language: Language): Promise<Catalogue> {
  const [texts] = await Promise.all([loadCatalogue(language), learnServerSentences()]);
  return texts;
}

/** Before the first screen: what this device showed last. English when its texts cannot be had. */
export async function restoreLanguage(): Promise<void> {
  const kept = keptLanguage();
  if (kept !== 'en') await chooseLanguage(kept).catch(() => {});
}

function keptLanguage(): Language {
  try {
    const kept = localStorage.getItem(KEY);
    return isLanguage(kept) ? kept : 'en';
  } catch {
    return 'en';
  }
}
