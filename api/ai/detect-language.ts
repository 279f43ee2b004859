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
  const plain = withoutNames(text);
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  const latin = plain.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < 0.6 * letters) {
    return scripts.find(([, script]) => script.test(plain))?.[0] ?? 'und';
  }
  const found = eld.detect(plain);
  if (found.language === 'en') return 'en';
  const { en = 0, [found.language]: score = 0 } = found.getScores();
  if (!found.isReliable() || score < LEAST_SCORE || score - en < LEAST_LEAD) return null;
  return found.language === STANDS_FOR.id ? 'id' : found.language;
}

function withoutNames(text: string): string {
  return text.replace(/https?:\/\/\S+|[@#$＠]\w+/gu, ' ');
}

/** The data lack Indonesian. */
const STANDS_FOR: Record<string, string> = { id: 'ms' };

/**
 * From here on a language is beyond doubt: letters of a text, of one in a script other than Latin,
 * and how far it is ahead of the other (docs/decisions/language-detection.md).
 */
const SURE = { letters: 40, otherScript: 12, lead: 0.15 };
/** As X writes them still. */
const aliases: Record<string, string> = { in: 'id', iw: 'he' };

/** Whether a text is beyond doubt not in this language: long enough, and no mix. For text threads only. */
export function isSurelyNot(text: string, language: string): boolean {
  const plain = withoutNames(text);
  const count = (script: RegExp) => plain.match(new RegExp(script, 'gu'))?.length ?? 0;
  const letters = count(/\p{L}/u);
  const latin = count(/\p{Script=Latin}/u);
  if (!isLatin(language)) {
    const script = scripts.find(([code]) => code === language)?.[1];
    return letters >= SURE.letters && (script ? count(script) : letters - latin) < 0.05 * letters;
  }
  if (latin < 0.3 * letters) return letters >= SURE.otherScript;
  if (letters < SURE.letters || latin < 0.9 * letters) return false;
  const found = eld.detect(plain);
  const code = STANDS_FOR[language] ?? language;
  const { [code]: own = 0, [found.language]: score = 0 } = found.getScores();
  return found.language !== code && found.isReliable() && score - own >= SURE.lead;
}

/** The language that tag and text agree on, or that a long text without a tag shows; else null. */
export function sureLanguage(text: string, tag: string | null): string | null {
  const read = detectLanguage(text);
  const code = tag && !noLanguage.test(tag) ? tag.split('-')[0]?.toLowerCase() : undefined;
  if (code === undefined) {
    const letters = withoutNames(text).match(/\p{L}/gu)?.length ?? 0;
    const isSure = read !== 'und' && (letters >= SURE.letters || (read && !isLatin(read)));
    return isSure ? read : null;
  }
  const named = aliases[code] ?? code;
  if (!/^[a-z]{2,3}$/.test(named)) return null;
  const agrees = read === 'und' ? !isLatin(named) : read === named;
  return agrees ? named : null;
}

function isLatin(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Latn';
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
