import type { Language } from '#shared/contracts/languages.ts';
import { loadCatalogue } from '#shared/lib/i18n/load-catalogue.ts';
import { type Catalogue, type Translator, translatorOf } from '#shared/lib/i18n/translator.ts';

/** What only the server writes; the rest it shares with the interface. */
const catalogues: Record<Exclude<Language, 'en'>, () => Promise<{ default: unknown }>> = {
  es: () => import('../../shared/lib/i18n/locales/es/mail.json'),
  fr: () => import('../../shared/lib/i18n/locales/fr/mail.json'),
  de: () => import('../../shared/lib/i18n/locales/de/mail.json'),
  ja: () => import('../../shared/lib/i18n/locales/ja/mail.json'),
  zh: () => import('../../shared/lib/i18n/locales/zh/mail.json'),
};

const loaded = new Map<Language, Promise<Translator>>();

/**
 * Who writes to a person what no screen shows (mails, pushes, files), in the language of their
 * settings. Loaded once, when first needed.
 */
export function serverTranslator(language: Language): Promise<Translator> {
  const found = loaded.get(language) ?? load(language);
  loaded.set(language, found);
  return found;
}

async function load(language: Language): Promise<Translator> {
  if (language === 'en') return translatorOf(language, {});
  const [own, common] = await Promise.all([catalogues[language](), loadCatalogue(language)]);
  return translatorOf(language, { ...common, ...(own.default as Catalogue) });
}
