import { readFileSync } from 'node:fs';

/** The files of each language; they are data and stand beside this module. */
const files: Record<string, URL[]> = {
  en: [
    new URL('en-building.txt', import.meta.url),
    new URL('en-market.txt', import.meta.url),
    new URL('en-life.txt', import.meta.url),
    new URL('en-talk.txt', import.meta.url),
    new URL('en-more.txt', import.meta.url),
    new URL('en-daily.txt', import.meta.url),
  ],
  es: [new URL('es.txt', import.meta.url)],
  fr: [new URL('fr.txt', import.meta.url)],
  de: [new URL('de.txt', import.meta.url)],
  ja: [new URL('ja.txt', import.meta.url)],
  zh: [new URL('zh.txt', import.meta.url)],
  pt: [new URL('pt.txt', import.meta.url)],
  id: [new URL('id.txt', import.meta.url)],
  ko: [new URL('ko.txt', import.meta.url)],
  tr: [new URL('tr.txt', import.meta.url)],
};
const intents = new URL('intents.txt', import.meta.url);
const synonyms = new URL('synonyms.txt', import.meta.url);

/** Languages with posts and replies, by their codes. */
export const bankLanguages = Object.keys(files);

export function bankText(language: string): string {
  return (files[language] ?? []).map((file) => readFileSync(file, 'utf8')).join('\n');
}

export function synonymText(): string {
  return readFileSync(synonyms, 'utf8');
}

/** What each intent says, by language and intent. */
export function intentText(): string {
  return readFileSync(intents, 'utf8');
}
