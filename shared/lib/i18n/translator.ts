import type { Language } from '#shared/contracts/languages.ts';

/** English to another language. A counted text has a form for each plural of that language. */
export type Catalogue = Record<string, string | Partial<Record<Intl.LDMLPluralRule, string>>>;

export type Values = Record<string, string | number>;

/** One language at work. Who speaks several at once has one for each. */
export interface Translator {
  language: Language;
  /**
   * An English text in this language, `{name}` replaced by the value of that name, a number as people
   * write it. What the catalogue does not have stays English.
   */
  t(text: string, values?: Values): string;
  /** The form for this count: `tn(2, '{n} post', '{n} posts')`; `{n}` is the count as people write it. */
  tn(count: number, one: string, other: string, values?: Values): string;
  /** A number as people write it who read this language. */
  formatNumber(value: number, options?: Intl.NumberFormatOptions): string;
}

/** Who says in this language what the catalogue has. */
export function translatorOf(language: Language, catalogue: Catalogue): Translator {
  const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
    keptFor(
      language + JSON.stringify([options]),
      () => new Intl.NumberFormat(language, options),
    ).format(value);
  // English has its numbers without groups, as the messages of the server.
  const write = (value: string | number) =>
    typeof value === 'number' && language !== 'en' ? formatNumber(value) : String(value);
  return {
    language,
    formatNumber,
    t(text, values) {
      const found = catalogue[text];
      return filled(typeof found === 'string' ? found : (found?.other ?? text), values, write);
    },
    tn(count, one, other, values) {
      const found = catalogue[other];
      const form = keptFor(language, () => new Intl.PluralRules(language)).select(count);
      const english = form === 'one' ? one : other;
      const text =
        typeof found === 'object' ? (found[form] ?? found.other ?? english) : (found ?? english);
      return filled(text, { n: formatNumber(count), ...values }, write);
    },
  };
}

/** To make one takes a hundred times as long as to use it. */
const kept = new Map<string, Intl.NumberFormat | Intl.PluralRules>();

function keptFor<T extends Intl.NumberFormat | Intl.PluralRules>(key: string, make: () => T): T {
  const found = kept.get(key) ?? make();
  kept.set(key, found);
  return found as T;
}

function filled(
  text: string,
  values: Values | undefined,
  write: (value: string | number) => string,
): string {
  if (values === undefined) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => write(values[name] ?? whole));
}
