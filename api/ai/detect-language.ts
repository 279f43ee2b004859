import { eld } from 'eld/extrasmall';

/** Below it the text is too short or too full of names and slang for any language. */
const LEAST_SCORE = 0.66;
/** Of the language found before English. */
const LEAST_LEAD = 0.05;

const scripts: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
];

/**
 * The language of a text by its code, `und` for a script that is neither Latin nor one of these;
 * null where too little of it tells (docs/decisions/language-detection.md). For text threads only:
 * the data take 80 MB.
 */
export function detectLanguage(text: string): string | null {
  const plain = text.replace(/https?:\/\/\S+|[@#$＠]\w+/gu, ' ');
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  const latin = plain.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < 0.6 * letters) {
    return scripts.find(([, script]) => script.test(plain))?.[0] ?? 'und';
  }
  const found = eld.detect(plain);
  if (found.language === 'en') return 'en';
  const { en = 0, [found.language]: score = 0 } = found.getScores();
  if (!found.isReliable() || score < LEAST_SCORE || score - en < LEAST_LEAD) return null;
  // Malay stands for Indonesian, which the data lack.
  return found.language === 'ms' ? 'id' : found.language;
}

/** The code of a text's language, by its tag, else by itself. Unsure counts as English. */
export function languageOf(text: string, tag: string | null): string {
  const named = tag && !noLanguage.test(tag) ? tag.split('-')[0]?.toLowerCase() : null;
  return named || (detectLanguage(text) ?? 'en');
}

const noLanguage = /^(?:und|zxx|q[a-z]{2}|art)\b/i;

/** Whether a text is English, by its tag, else by itself. Unsure counts as English. */
export function isEnglish(text: string, tag: string | null = null): boolean {
  if (tag && !noLanguage.test(tag) && !/^en\b/i.test(tag)) return false;
  return (detectLanguage(text) ?? 'en') === 'en';
}
