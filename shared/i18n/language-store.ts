import { create } from 'zustand';
import type { Language } from '#shared/contracts/languages.ts';
import { acceptedLanguage } from '#shared/lib/i18n/accepted-language.ts';
import { loadCatalogue } from '#shared/lib/i18n/load-catalogue.ts';
import type { Catalogue } from '#shared/lib/i18n/translator.ts';
import { isLanguage } from './languages.ts';
import { loadServerMessages } from './server-message.ts';
import { activateLocale } from './translate.ts';

const KEY = 'language';

type LoadTexts = (language: Exclude<Language, 'en'>) => Promise<Catalogue>;

export const useLanguage = create<{ language: Language }>()(() => ({ language: 'en' }));

let asked: Language = 'en';

/** By a person, here or in their settings: else it is the browser's, which may ask for another one. */
let isChosen = false;

/** The language on screen has but the texts of the first screen yet. */
let isPartial = false;
let completing: Promise<void> | null = null;

/**
 * Changes the language once its texts are here, and keeps it for this device. Of two at once the
 * later one stands. Throws when the texts cannot be had.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  asked = language;
  isChosen = true;
  // To name the same language again would have the browser style the whole page anew.
  if (language === document.documentElement.lang && language === useLanguage.getState().language) {
    return keep(language);
  }
  const texts = language === 'en' ? {} : await textsOf(language);
  if (asked !== language) return;
  isPartial = false;
  show(language, texts);
}

function show(language: Language, texts: Catalogue): void {
  activateLocale(language, texts);
  document.documentElement.lang = language;
  if (isChosen) keep(language);
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
  const [texts] = await Promise.all([loadCatalogue(language), loadServerMessages()]);
  return texts;
}

/**
 * Before the first screen: what was chosen on this device, else what the browser asks for, with the
 * texts that `first` has where that screen needs no others. English when its texts cannot be had.
 */
export async function restoreLanguage(first?: LoadTexts): Promise<void> {
  const kept = keptLanguage();
  const language = kept ?? acceptedLanguage(navigator.languages);
  asked = language;
  isChosen = kept !== null;
  if (language === 'en') {
    if (document.documentElement.lang !== 'en') document.documentElement.lang = 'en';
    return;
  }
  const partial = first ? await first(language).catch(() => null) : null;
  const texts = partial ?? (await textsOf(language).catch(() => null));
  if (asked !== language) return;
  if (!texts) {
    document.documentElement.lang = 'en';
    return;
  }
  isPartial = partial !== null;
  show(language, texts);
}

/**
 * The texts that a first screen came without: what is drawn later waits for them. Those that cannot
 * be had stay English, and are asked for again by what is drawn next.
 */
export async function restOfTexts(): Promise<void> {
  if (!isPartial) return;
  completing ??= chooseWhole(asked);
  await completing;
}

async function chooseWhole(language: Language): Promise<void> {
  try {
    const texts = await textsOf(language);
    if (!isPartial || asked !== language) return;
    isPartial = false;
    show(language, texts);
  } catch {
    // What is on screen has its texts.
  } finally {
    completing = null;
  }
}

function keptLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(KEY);
    return isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}
