import type { Language } from './languages.ts';

/** English to another language. A counted text has a form for each plural of that language. */
export type Catalogue = Record<string, string | Partial<Record<Intl.LDMLPluralRule, string>>>;

type Values = Record<string, string | number>;

let language: Language = 'en';
let catalogue: Catalogue = {};
const added = new Map<Language, Catalogue>();

/** From here on texts come from this catalogue; what is on screen already is drawn anew by its owner. */
export function speak(next: Language, texts: Catalogue): void {
  language = next;
  catalogue = { ...added.get(next), ...texts };
}

/** Texts of a language beside its catalogue, from here on whenever it is spoken. */
export function addTexts(of: Language, texts: Catalogue): void {
  added.set(of, texts);
  if (of === language) catalogue = { ...texts, ...catalogue };
}

/** The language of the interface, for `Intl`. */
export function spoken(): Language {
  return language;
}

/**
 * An English text in the language of the interface, `{name}` replaced by the value of that name.
 * What no catalogue has stays English. Never call it while a module loads: no language is there yet.
 */
export function t(text: string, values?: Values): string {
  const found = catalogue[text];
  return filled(typeof found === 'string' ? found : (found?.other ?? text), values);
}

/** The form for this count: `tn(2, '{n} post', '{n} posts')`; `{n}` is the count as people write it. */
export function tn(count: number, one: string, other: string, values?: Values): string {
  const found = catalogue[other];
  const form = keptFor('plural', () => new Intl.PluralRules(language)).select(count);
  const english = form === 'one' ? one : other;
  const text =
    typeof found === 'object' ? (found[form] ?? found.other ?? english) : (found ?? english);
  return filled(text, { n: formatNumber(count), ...values });
}

/** Marks a text that a module keeps and a screen translates when it shows it. */
export function msg<const T extends string>(text: T): T {
  return text;
}

/** Choices that a module keeps, with their labels in the language of the interface. */
export function labelled<T extends { label: string }>(choices: readonly T[]): T[] {
  return choices.map((choice) => ({ ...choice, label: t(choice.label) }));
}

/** A number as people write it who read this language. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  const format = () => new Intl.NumberFormat(language, options);
  return keptFor(options ? JSON.stringify(options) : 'number', format).format(value);
}

/** To make one takes a hundred times as long as to use it. */
const kept = new Map<string, Intl.NumberFormat | Intl.PluralRules>();

function keptFor<T extends Intl.NumberFormat | Intl.PluralRules>(name: string, make: () => T): T {
  const key = `${language} ${name}`;
  const found = kept.get(key) ?? make();
  kept.set(key, found);
  return found as T;
}

function filled(text: string, values: Values | undefined): string {
  if (values === undefined) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
