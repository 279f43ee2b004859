import { type Language, languages } from '#shared/contracts/languages.ts';

/** The language of ours that a browser asks for first; English where it asks for none of them. */
export function acceptedLanguage(header: string | undefined): Language {
  const asked = (header ?? '').slice(0, 1_000).split(',').map(readRange);
  const best = asked
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of best) {
    const found = languages.find((language) => language === tag);
    if (found) return found;
  }
  return 'en';
}

function readRange(range: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = given === undefined ? 1 : Number(given.slice(2));
  return { tag: tag.split('-')[0] ?? '', quality: Number.isFinite(quality) ? quality : 0 };
}
