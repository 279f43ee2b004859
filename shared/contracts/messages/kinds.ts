import { comma, gap, semicolon } from '#shared/lib/i18n/separators.ts';
import type { Translator } from '#shared/lib/i18n/translator.ts';
import { ianaZone } from '#shared/lib/time/time-zones.ts';
import type { AnyMessage } from './any-message.ts';
import type { Label } from './labels.ts';

/** A message as a sentence; null: this program does not know it. */
type Localize = (message: AnyMessage) => string | null;

/** A kind of place: which values it takes, and how a language writes them. */
interface Kind<T> {
  /** Undefined: no value of this kind. */
  read(value: unknown): T | undefined;
  /** Null: it holds a message that this program does not know. */
  write(value: T, translator: Translator, localize: Localize): string | null;
}

const readLabel = readText as (value: unknown) => Label | undefined;
const kind = <T>(read: Kind<T>['read'], write: Kind<T>['write']): Kind<T> => ({ read, write });

/** What a definition may name as the kind of a place. */
export const kinds = {
  /** As it is, in every language: a name, an address, what a person wrote. */
  text: kind(readText, (value) => value),
  /** What a field or a thing is called; a name that no catalogue has stays English. */
  label: kind(readLabel, (value, { t }) => t(value)),
  /** The same where it begins the sentence. */
  opening: kind(readLabel, (value, { t }) => capital(t(value))),
  /** A name that the catalogues may have: of a provider. */
  name: kind(readText, (value, { t }) => t(value)),
  /** A language by its ISO 639 code. */
  language: kind(
    readText,
    (value, { language }) =>
      new Intl.DisplayNames(language, { type: 'language' }).of(value) ?? value,
  ),
  /** Several in a row; English sets "and" before the last. */
  labels: kind(
    (value) => readList(value, readLabel),
    (value, translator) => {
      const [last, ...others] = value.map((one) => translator.t(one)).reverse();
      const between = comma(translator);
      const and = translator.language === 'en' ? ' and ' : between;
      return [others.reverse().join(between), last].filter(Boolean).join(and);
    },
  ),
  /** English writes it without separators. */
  number: kind(readNumber, (value, translator) =>
    translator.language === 'en' ? String(value) : translator.formatNumber(value),
  ),
  /** With one decimal. */
  decimal: kind(readNumber, (value, { formatNumber }) =>
    formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  ),
  /** What it adds or takes away: `+15`. */
  signed: kind(readNumber, (value, { formatNumber }) =>
    formatNumber(value, { signDisplay: 'exceptZero' }),
  ),
  /** US dollars: to the cent, or to a tenth of it where that is the price. */
  money: kind(readNumber, (value, { formatNumber }) => {
    const digits = Math.round(value * 1_000) % 10 === 0 ? 2 : 3;
    const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return formatNumber(value, { style: 'currency', currency: 'USD', ...fractions });
  }),
  grouped: kind(readNumber, (value, { formatNumber }) => formatNumber(value)),
  /** US dollars as a price of the market: to the cent, below a dollar four digits that count. */
  price: kind(readNumber, (value, { formatNumber }) => {
    const digits =
      Math.abs(value) < 1
        ? { maximumSignificantDigits: 4 }
        : { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 };
    return formatNumber(value, { style: 'currency', currency: 'USD', ...digits });
  }),
  /** With at most two decimals. */
  size: kind(readNumber, (value, { formatNumber }) =>
    formatNumber(value, { maximumFractionDigits: 2 }),
  ),
  /** Always with its sign. */
  change: kind(readNumber, (value, { formatNumber }) =>
    formatNumber(value, { signDisplay: 'always' }),
  ),
  hours: kind(readNumber, (value, translator) => inUnits(value, 'hour', translator)),
  /** Minutes, told as minutes, hours or days. */
  span: kind(readNumber, (minutes, translator) => {
    if (Math.round(minutes) < 120) return inUnits(minutes, 'minute', translator);
    const hours = Math.round(minutes / 60);
    return hours < 48
      ? inUnits(hours, 'hour', translator)
      : inUnits(minutes / 1440, 'day', translator);
  }),
  characters: kind(readNumber, (value, { tn }) => tn(value, '{n} character', '{n} characters')),
  posts: kind(readNumber, (value, { tn }) => tn(value, '{n} post', '{n} posts')),
  /** An instant on the clock of a zone, which keeps its English name. */
  moment: kind(readMoment, ({ at, zone: timeZone }, { language }) => {
    const moment = new Date(at);
    const english = moment.toLocaleString('en-GB', { ...englishMoment, timeZone });
    if (language === 'en') return english;
    const look = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
    return `${moment.toLocaleString(language, look)} ${english.split(' ').at(-1)}`;
  }),
  /** A day of the calendar, the same in every zone; English writes it as it is: `2026-08-12`. */
  day: kind(readText, (value, { language }) =>
    language === 'en'
      ? value
      : new Date(value).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' }),
  ),
  /** Another message, as a sentence within this one. */
  message: kind(readMessage, (value, _, localize) => localize(value)),
  /** One that begins with a verb: small within the sentence. */
  clause: kind(readMessage, (value, _, localize) => small(localize(value))),
  /** The name of something within the sentence: small, but for names and in German. */
  term: kind(readMessage, termText),
  terms: kind(readMessages, (value, translator, localize) =>
    joined(value, comma(translator), (one) => termText(one, translator, localize)),
  ),
  /** Messages in a row: parts of a list, halves of a sentence, sentences. */
  list: kind(readMessages, (value, translator, localize) =>
    joined(value, comma(translator), localize),
  ),
  clauses: kind(readMessages, (value, translator, localize) =>
    joined(value, semicolon(translator), localize),
  ),
  sentences: kind(readMessages, (value, translator, localize) =>
    joined(value, gap(translator), localize),
  ),
};

export type KindName = keyof typeof kinds;

const englishMoment = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

function inUnits(value: number, unit: 'minute' | 'hour' | 'day', { formatNumber }: Translator) {
  return formatNumber(Math.round(value), { style: 'unit', unit, unitDisplay: 'long' });
}

/** In a zone that this machine knows. */
function readMoment(value: unknown): { at: string; zone: string } | undefined {
  const { at, zone } = (fromJson(value) ?? {}) as Partial<Record<'at' | 'zone', unknown>>;
  const isKnown = typeof at === 'string' && typeof zone === 'string' && ianaZone(zone) !== null;
  return isKnown ? { at, zone } : undefined;
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readNumber(value: unknown): number | undefined {
  const read = typeof value === 'string' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

/** Whoever wrote it may know codes that we do not. */
function readMessage(value: unknown): AnyMessage | undefined {
  const read = fromJson(value) as Partial<AnyMessage> | null | undefined;
  const isMessage = typeof read?.code === 'string' && typeof read.params === 'object';
  return isMessage && read.params !== null ? (read as AnyMessage) : undefined;
}

function readMessages(value: unknown): AnyMessage[] | undefined {
  return readList(value, readMessage);
}

function readList<T>(value: unknown, read: (one: unknown) => T | undefined): T[] | undefined {
  const list = fromJson(value);
  if (!Array.isArray(list)) return undefined;
  const values = list.map(read).filter((one) => one !== undefined);
  return values.length === list.length ? values : undefined;
}

/** A list or a message: in an answer it may travel as JSON. */
function fromJson(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return undefined;
  }
}

/** `Bitcoin`, `NFTs`, `$BTC` begin as they do anywhere. */
const NAME = /^(?:Bitcoin|Ethereum|Solana)$|\p{Lu}.*\p{Lu}|^\$/u;

function termText(value: AnyMessage, { language }: Translator, localize: Localize): string | null {
  const text = localize(value);
  return text === null || language === 'de' || NAME.test(text) ? text : small(text);
}

function joined(messages: AnyMessage[], separator: string, localize: Localize): string | null {
  const texts = messages.map(localize);
  return texts.includes(null) ? null : texts.join(separator);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function small<T extends string | null>(text: T): T {
  return (text && text.charAt(0).toLowerCase() + text.slice(1)) as T;
}
