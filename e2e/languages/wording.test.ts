import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '#shared/contracts/languages.ts';
import type { Catalogue } from '#shared/lib/i18n/translator.ts';

/** The words that `docs/wording.md` replaces, and what stands for them. */
const RETIRED: [retired: RegExp, instead: string][] = [
  [/\bnotices?\b/i, 'notification'],
  [/\bfigures?\b/i, 'metrics or number'],
  [/\blearnt\b/i, 'learned'],
  [/\battempts?\b/i, 'delivery log or try'],
  [/\bmoods?\b/i, 'sentiment'],
  [/\b(?:training|viral|bucket|chosen|earlier) texts?\b/i, 'sample, post or draft'],
  [/\bwaits\b|\bwait (?:for your|until you)\b/i, 'on hold or needs your approval'],
  [/\bg[ai]v(?:es?|en|ing) up\b/i, 'stop or revoke'],
  [/\b(?:go(?:es|ing)?|went|gone) out\b/i, 'publish or schedule'],
  [/\bgo(?:es|ing)? on\b/i, 'continue'],
  [/\bare told\b|\btell me\b/i, 'notify'],
  [/\bheld\b/i, 'on hold'],
  [/\b(?:worn|meanwhile|foretell|likewise)\b/i, 'a plain word'],
];

/** The second word of a language for one of these things. */
const RETIRED_IN: Record<Exclude<Language, 'en'>, RegExp> = {
  de: /Mitteilung|Textprobe|Stimmung|Freigabe/,
  es: /\bavisos?\b|ánimo/i,
  fr: /\bhumeur\b/i,
  ja: /ムード|提供元/,
  zh: /发布尝试/,
};

function catalogueOf(language: Language): Catalogue {
  const read = (name: string): Catalogue =>
    JSON.parse(
      readFileSync(
        new URL(`../../shared/lib/i18n/locales/${language}/${name}.json`, import.meta.url),
        'utf8',
      ),
    );
  return { ...read('common'), ...read('mail') };
}

/** As it is read: the names of places are code. */
const shown = (text: string) => text.replaceAll(/\{\w+\}/g, '');

function retiredIn(texts: string[]): string[] {
  return texts.flatMap((text) =>
    RETIRED.filter(([retired]) => retired.test(shown(text))).map(
      ([, instead]) => `${instead}: ${text}`,
    ),
  );
}

test('no English text has a retired word', () => {
  const texts = Object.keys(catalogueOf('de'));
  expect(texts.length).toBeGreaterThan(2_000);
  expect(retiredIn(texts)).toEqual([]);
});

test.each(Object.entries(RETIRED_IN))('one word for one thing in %s', (language, retired) => {
  const texts = Object.values(catalogueOf(language as Language)).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );
  expect(texts.filter((text) => retired.test(shown(text)))).toEqual([]);
});

test.each([
  ['Every notice also stands under Notifications.', 'notification'],
  ['Mood of {n} headlines in 24 hours', 'sentiment'],
  ['Learnt from {learnt}', 'learned'],
  ['Given up after {n} tries. {why}', 'stop or revoke'],
  ['{n} posts go out at their times.', 'publish or schedule'],
])('%s is refused', (text, instead) => {
  expect(retiredIn([text])).toEqual([`${instead}: ${text}`]);
});

test('what is no word of a text is not', () => {
  expect(retiredIn(['{mood}, {figures}', 'The X app is out of credits.'])).toEqual([]);
});
