import type { Language } from '#shared/contracts/languages.ts';
import { type Catalogue, translatorOf, type Values } from '#shared/lib/i18n/translator.ts';

let translator = translatorOf('en', {});

/** From here on texts come from this catalogue; what is on screen already is drawn anew by its owner. */
export function activateLocale(next: Language, texts: Catalogue): void {
  translator = translatorOf(next, texts);
}

/** Who speaks the language of the interface, for what is written in any. */
export function currentTranslator() {
  return translator;
}

/** The language of the interface, for `Intl`. */
export function activeLocale(): Language {
  return translator.language;
}

/**
 * An English text in the language of the interface, `{name}` replaced by the value of that name.
 * What no catalogue has stays English. Never call it while a module loads: no language is there yet.
 */
export function t(text: string, values?: Values): string {
  return translator.t(text, values);
}

/** The form for this count: `tn(2, '{n} post', '{n} posts')`; `{n}` is the count as people write it. */
export function tn(count: number, one: string, other: string, values?: Values): string {
  return translator.tn(count, one, other, values);
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
  return translator.formatNumber(value, options);
}

/** A number of percent with at most so many decimals, its sign where this language sets it. */
export function formatPercent(
  value: number,
  maximumFractionDigits: number,
  look?: Intl.NumberFormatOptions,
): string {
  return formatNumber(value / 100, { style: 'percent', maximumFractionDigits, ...look });
}

/** A change in percent: `+3.2%`, `0%`. */
export function formatChange(percent: number): string {
  return formatPercent(percent, 1, { signDisplay: 'exceptZero' });
}
