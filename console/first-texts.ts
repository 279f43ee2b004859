import type { Language } from '#shared/contracts/languages.ts';
import type { Catalogue } from '#shared/lib/i18n/translator.ts';

type Load = () => Promise<{ default: Catalogue }>;
type Other = Exclude<Language, 'en'>;

/** What the first screen of these pages says: see first-texts-plugin.ts. */
const texts: Record<string, Record<Other, Load>> = {
  '/login': {
    es: () => import('virtual:first-texts/login/es'),
    fr: () => import('virtual:first-texts/login/fr'),
    de: () => import('virtual:first-texts/login/de'),
    ja: () => import('virtual:first-texts/login/ja'),
    zh: () => import('virtual:first-texts/login/zh'),
  },
  '/dashboard': {
    es: () => import('virtual:first-texts/dashboard/es'),
    fr: () => import('virtual:first-texts/dashboard/fr'),
    de: () => import('virtual:first-texts/dashboard/de'),
    ja: () => import('virtual:first-texts/dashboard/ja'),
    zh: () => import('virtual:first-texts/dashboard/zh'),
  },
};

/** Loads the texts of the first screen at this path; undefined where it says more than these. */
export function firstTextsOf(path: string): ((language: Other) => Promise<Catalogue>) | undefined {
  const page = texts[path];
  return page && (async (language) => (await page[language]()).default);
}
