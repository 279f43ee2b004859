import type { Language } from '#shared/contracts/languages.ts';
import type { Catalogue } from './speaker.ts';

const catalogues: Record<Exclude<Language, 'en'>, () => Promise<{ default: unknown }>> = {
  es: () => import('./catalogues/es.json'),
  fr: () => import('./catalogues/fr.json'),
  de: () => import('./catalogues/de.json'),
  ja: () => import('./catalogues/ja.json'),
  zh: () => import('./catalogues/zh.json'),
};

/** The texts of a language; of English none, as its texts are the keys. Throws when they cannot be had. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return language === 'en' ? {} : ((await catalogues[language]()).default as Catalogue);
}
