import { detectLanguage } from '../../detect-language.ts';
import { german } from './de.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { indonesian } from './id.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import type { Phrases } from './phrases.ts';
import { portuguese } from './pt.ts';
import { turkish } from './tr.ts';
import { chinese } from './zh.ts';

/** The languages besides English in which the composer has something to say. */
export const languages = {
  es: spanish,
  pt: portuguese,
  fr: french,
  de: german,
  ja: japanese,
  zh: chinese,
  ko: korean,
  id: indonesian,
  tr: turkish,
} satisfies Record<string, Phrases>;
export type Language = keyof typeof languages;

const aliases: Record<string, Language> = { in: 'id' };

/** The language of a text that is not English; null for one in which there is nothing to say. */
export function languageOf(text: string, tag: string | null): Language | null {
  const code = tag?.toLowerCase().split('-')[0] ?? '';
  const named = aliases[code] ?? code;
  if (named in languages) return named as Language;
  if (named !== '' && !/^(?:en|und|zxx|art|q[a-z]{2})$/.test(named)) return null;
  const detected = detectLanguage(text) ?? '';
  return detected in languages ? (detected as Language) : null;
}

/** The language in which a prompt orders a post on a subject: its words are surer than its few letters. */
export function languageOfOrder(prompt: string): Language | null {
  const codes = Object.keys(languages) as Language[];
  return codes.find((code) => languages[code].order.test(prompt.trim())) ?? null;
}
