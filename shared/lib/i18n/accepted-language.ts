import { type Language, languages } from '#shared/contracts/languages.ts';

/**
 * The language of ours that somebody reads who asks for these, the best first: `zh-Hant-TW` is `zh`, as we
 * have one form of each. English where it is none of them.
 */
export function acceptedLanguage(asked: readonly string[]): Language {
  for (const tag of asked) {
    const [primary] = tag.trim().toLowerCase().split(/[-_]/);
    const found = languages.find((language) => language === primary);
    if (found !== undefined) {
      return found;
    }
  }
  return 'en';
}
