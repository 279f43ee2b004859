import type { Language } from '#shared/contracts/languages.ts';
import type { Catalogue } from './translator.ts';

const catalogues: Record<Exclude<Language, 'en'>, () => Promise<{ default: unknown }>> = {
  es: () => import('./locales/es/common.json'),
  fr: () => import('./locales/fr/common.json'),
  de: () => import('./locales/de/common.json'),
  ja: () => import('./locales/ja/common.json'),
  zh: () => import('./locales/zh/common.json'),
};

/** The texts of a language; of English none, as its texts are the keys. Throws when they cannot be had. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return language === 'en' ? {} : ((await catalogues[language]()).default as Catalogue);
}
