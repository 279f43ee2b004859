import { z } from 'zod/mini';
import type { Speaker } from '#shared/lib/i18n/translator.ts';
import { type AnyMessage, anyMessage } from './any-message.ts';
import type { Label } from './labels.ts';

/** A kind of place: which values it takes, and how a language writes them. */
interface Kind<T> {
  schema: z.ZodMiniType<T>;
  write(value: T, speaker: Speaker): string;
}

const kind = <T>(schema: z.ZodMiniType<T>, write: Kind<T>['write']): Kind<T> => ({ schema, write });

/** A list or a message: in an answer it travels as JSON. */
const fromJson = <T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T> =>
  z.pipe(z.transform(parsed), schema as z.ZodMiniType<T, unknown>);

function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return undefined;
  }
}

/** All but `message`: another message, as a sentence within this one. */
export const kinds = {
  /** As it is, in every language: a name, an address, what a person wrote. */
  text: kind(z.string(), (value) => value),
  /** What a field or a thing is called; a name that no catalogue has stays English. */
  label: kind(z.string() as z.ZodMiniType<Label>, (value, { t }) => t(value)),
  /** What the guard says of a draft, as sentences in a row. */
  remarks: kind(fromJson(z.array(z.string())), (value, speaker) =>
    value.map((text) => speaker.t(text)).join(gap(speaker)),
  ),
  /** English writes it without separators. */
  number: kind(z.coerce.number(), (value, speaker) =>
    speaker.language === 'en' ? String(value) : speaker.formatNumber(value),
  ),
  /** US dollars: to the cent, or to a tenth of it where that is the price. */
  money: kind(z.coerce.number(), (value, { formatNumber }) => {
    const digits = Math.round(value * 1_000) % 10 === 0 ? 2 : 3;
    const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return formatNumber(value, { style: 'currency', currency: 'USD', ...fractions });
  }),
  grouped: kind(z.coerce.number(), (value, { formatNumber }) => formatNumber(value)),
};

/** Whoever wrote it may know codes that we do not. */
export const nestedMessage = fromJson<AnyMessage>(anyMessage);

/** What a definition may name as the kind of a place. */
export type KindName = keyof typeof kinds | 'message';

function gap({ language }: Speaker): string {
  return language === 'ja' || language === 'zh' ? '' : ' ';
}
