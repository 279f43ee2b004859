import type { Translator } from './translator.ts';

/** Japanese and Chinese set no space between sentences and after marks. */
function isDense({ language }: Translator): boolean {
  return language === 'ja' || language === 'zh';
}

/** Between two sentences. */
export const gap = (translator: Translator) => (isDense(translator) ? '' : ' ');

/** Between the parts of a list. */
export const comma = (translator: Translator) => (isDense(translator) ? '、' : ', ');

/** Between two halves of a sentence. */
export const semicolon = (translator: Translator) =>
  isDense(translator) ? '；' : translator.language === 'fr' ? '\u202f; ' : '; ';
