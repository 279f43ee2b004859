import type { Language } from '#shared/contracts/languages.ts';
import { loadCatalogue } from '#shared/lib/i18n/load-catalogue.ts';
import { sentenceTeller } from '#shared/lib/i18n/server-sentences/sentence-teller.ts';
import { type Catalogue, type Speaker, speakerOf } from '#shared/lib/i18n/translator.ts';

/** Who writes to a person what no screen shows: mails, pushes, files. */
export interface ServerSpeaker extends Speaker {
  /** A sentence that the server keeps in English, such as a notice; what is not known stays as it is. */
  told(sentence: string): string;
}

/** What only the server writes; the rest it shares with the interface. */
const catalogues: Record<Exclude<Language, 'en'>, () => Promise<{ default: unknown }>> = {
  es: () => import('../../shared/lib/i18n/locales/es/mail.json'),
  fr: () => import('../../shared/lib/i18n/locales/fr/mail.json'),
  de: () => import('../../shared/lib/i18n/locales/de/mail.json'),
  ja: () => import('../../shared/lib/i18n/locales/ja/mail.json'),
  zh: () => import('../../shared/lib/i18n/locales/zh/mail.json'),
};

const tell = sentenceTeller();
const loaded = new Map<Language, Promise<ServerSpeaker>>();

/** Who writes in this language, the one of a person's settings. Loaded once, when first needed. */
export function serverSpeaker(language: Language): Promise<ServerSpeaker> {
  const found = loaded.get(language) ?? load(language);
  loaded.set(language, found);
  return found;
}

async function load(language: Language): Promise<ServerSpeaker> {
  if (language === 'en') return { ...speakerOf(language, {}), told: (sentence) => sentence };
  const [own, common] = await Promise.all([catalogues[language](), loadCatalogue(language)]);
  const speaker = speakerOf(language, { ...common, ...(own.default as Catalogue) });
  return { ...speaker, told: (sentence) => tell(sentence, speaker) ?? sentence };
}
