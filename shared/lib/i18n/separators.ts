import type { Speaker } from './translator.ts';

/** Japanese and Chinese set no space between sentences and after marks. */
function isDense({ language }: Speaker): boolean {
  return language === 'ja' || language === 'zh';
}

/** Between two sentences. */
export const gap = (speaker: Speaker) => (isDense(speaker) ? '' : ' ');

/** Between the parts of a list. */
export const comma = (speaker: Speaker) => (isDense(speaker) ? '、' : ', ');

/** Between two halves of a sentence. */
export const semicolon = (speaker: Speaker) =>
  isDense(speaker) ? '；' : speaker.language === 'fr' ? '\u202f; ' : '; ';
