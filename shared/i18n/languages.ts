import { type Language, languages } from '#shared/contracts/languages.ts';

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  ja: '日本語',
  zh: '中文',
};

/** Whether it is one of the languages of the settings. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
