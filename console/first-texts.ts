import type { Language } from '#shared/contracts/languages.ts';
import type { Catalogue } from '#shared/lib/i18n/translator.ts';

const texts: Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalogue }>> = {
  es: () => import('virtual:first-texts/es'),
  fr: () => import('virtual:first-texts/fr'),
  de: () => import('virtual:first-texts/de'),
  ja: () => import('virtual:first-texts/ja'),
  zh: () => import('virtual:first-texts/zh'),
};

/** What the first screen of /login and of /dashboard says: see first-texts-plugin.ts. */
export const loadFirstTexts = async (language: Exclude<Language, 'en'>): Promise<Catalogue> =>
  (await texts[language]()).default;

export const firstTextPages = ['/login', '/dashboard'];
