import type { Language } from '#shared/contracts/languages.ts';
import type { FoundText } from '#shared/i18n/catalogue-source/texts-in-source.ts';
import type { Catalogue } from '#shared/lib/i18n/translator.ts';

/** A text of the source; a counted sentence may be worded so that one form fits every number. */
export type NeededText = FoundText & { mayBeOneForm?: boolean };

/** What a catalogue lacks, has too much of, or says wrongly, measured by the texts in the source. */
export function catalogueProblems(
  language: Language,
  catalogue: Catalogue,
  texts: ReadonlyMap<string, NeededText>,
): string[] {
  const missing = [...texts.keys()]
    .filter((text) => !Object.hasOwn(catalogue, text))
    .map((text) => `${language} lacks ${JSON.stringify(text)}`);
  const wrong = Object.entries(catalogue).flatMap(([text, entry]) => {
    const known = texts.get(text);
    if (!known) return [`${language} has ${JSON.stringify(text)}, which nothing shows`];
    const complain = (what: string) => `${language}: ${JSON.stringify(text)} ${what}`;
    if (known.one === undefined) {
      return typeof entry === 'string'
        ? textProblems(text, entry).map(complain)
        : [complain('is no counted text')];
    }
    if (typeof entry === 'string') {
      return known.mayBeOneForm
        ? textProblems(text, entry).map(complain)
        : [complain('needs plural forms')];
    }
    return pluralProblems(language, text, known.one, entry).map(complain);
  });
  return [...missing, ...wrong];
}

function pluralProblems(
  language: Language,
  other: string,
  one: string,
  forms: Exclude<Catalogue[string], string>,
): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  // Spanish and French have it for whole millions alone: there `other` reads right too.
  const needed = pluralCategories.filter((form) => form !== 'many');
  const lacking = needed
    .filter((form) => forms[form] === undefined)
    .map((form) => `lacks the plural form ${form}`);
  const wrong = Object.entries(forms).flatMap(([form, text]) => {
    if (!pluralCategories.includes(form as Intl.LDMLPluralRule)) {
      return [`has the plural form ${form}, which the language does not know`];
    }
    return textProblems(form === 'one' ? one : other, text).map((what) => `${form} ${what}`);
  });
  return [...lacking, ...wrong];
}

function textProblems(english: string, text: string): string[] {
  if (text.trim() === '') return ['is empty'];
  const [mine, theirs] = [placeholders(text), placeholders(english)];
  return mine === theirs
    ? []
    : [`has ${mine || 'no places'} where English has ${theirs || 'none'}`];
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
}
