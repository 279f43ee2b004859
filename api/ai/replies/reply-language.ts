import { detectLanguage, isEnglish } from '../detect-language.ts';
import { bankLanguages } from './bank/bank-texts.ts';

const aliases: Record<string, string> = { in: 'id' };

/** The language of a post in which there are replies; null for any other. For text threads only. */
export function replyLanguage(text: string, tag: string | null): string | null {
  if (isEnglish(text, tag)) return 'en';
  const code = tag?.toLowerCase().split('-')[0] ?? '';
  const named = aliases[code] ?? code;
  if (bankLanguages.includes(named)) return named;
  if (named !== '' && !/^(?:en|und|zxx|art|q[a-z]{2})$/.test(named)) return null;
  const detected = detectLanguage(text) ?? '';
  return bankLanguages.includes(detected) ? detected : null;
}
