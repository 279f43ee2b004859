import type { Language } from '#shared/contracts/languages.ts';
import type { Catalogue } from '#shared/lib/i18n/translator.ts';

type Other = Exclude<Language, 'en'>;

/** By the path of a page what loads the texts of its first screen: see first-texts-plugin.ts. */
const tables = {
  es: () => import('virtual:first-texts/es'),
  fr: () => import('virtual:first-texts/fr'),
  de: () => import('virtual:first-texts/de'),
  ja: () => import('virtual:first-texts/ja'),
  zh: () => import('virtual:first-texts/zh'),
};

/** Loads the texts of the first screen at a path; an unknown path has those of the not-found page. */
export function firstTextsOf(path: string): (language: Other) => Promise<Catalogue> {
  return async (language) => {
    const { default: pages } = await tables[language]();
    const shown = path === '/landing' ? '/' : path;
    const load = pages[shown] ?? pages[shown.replace(/[^/]+$/, ':id')] ?? pages['*'];
    if (!load) throw new Error('There are no first texts');
    return (await load()).default;
  };
}
