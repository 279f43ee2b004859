import type { Language } from '#shared/contracts/languages.ts';
import { acceptedLanguage as languageFor } from '#shared/lib/i18n/accepted-language.ts';

/** The language of ours that a browser asks for first; English where it asks for none of them. */
export function acceptedLanguage(header: string | undefined): Language {
  const asked = (header ?? '').slice(0, 1_000).split(',').map(readRange);
  const best = asked
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return languageFor(best.map(({ tag }) => tag));
}

function readRange(range: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = given === undefined ? 1 : Number(given.slice(2));
  return { tag, quality: Number.isFinite(quality) ? quality : 0 };
}
