import { spoken } from '../translate.ts';
import { numberText } from './figures.ts';
import { inItsCase } from './in-its-case.ts';
import { comma, semicolon } from './separators.ts';

type Translated = (text: string) => string | null;

/** Places that hold several things in a row, each in the language of the interface; null: not known. */
export const listPlaces: Record<string, (value: string, told: Translated) => string | null> = {
  /** `35 to begin with, +15 a question` */
  sum: (value, told) => list(value.split(', '), comma(), (part) => summand(part, told)),
  /** `dark blue with white and grey` */
  colours: (value, told) => list(value.split(/ with |, | and /), comma(), told),
  /** `opening with a question, opening with a number` */
  devices: (value, told) =>
    list(value.split(', '), comma(), (part) => inItsCase(part, told, spoken() !== 'de')),
  /** `; line breaks in 20%; trailing dots in 10%` */
  marks: (value, told) =>
    value === ''
      ? ''
      : list(['', ...value.slice(2).split('; ')], semicolon(), (part) => told(part)),
};

function list(
  parts: string[],
  separator: string,
  told: (part: string) => string | null,
): string | null {
  const texts = parts.map((part) => (part === '' ? '' : told(part)));
  return texts.includes(null) ? null : texts.join(separator);
}

function summand(part: string, told: Translated): string | null {
  const [, points, what] = /^([+-]?\d+) (.+)$/.exec(part) ?? [];
  const text = what === undefined ? null : told(what);
  return text === null || points === undefined ? null : `${numberText(points)} ${text}`;
}
