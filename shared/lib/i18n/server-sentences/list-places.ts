import type { Speaker } from '../translator.ts';
import { numberText } from './figures.ts';
import { inItsCase } from './in-its-case.ts';
import { comma, semicolon } from './separators.ts';

type Translated = (text: string) => string | null;
type Tell = (value: string, told: Translated, speaker: Speaker) => string | null;

/** Places that hold several things in a row, each in the language of the speaker; null: not known. */
export const listPlaces: Record<string, Tell> = {
  /** `35 to begin with, +15 a question` */
  sum: (value, told, speaker) =>
    list(value.split(', '), comma(speaker), (part) => summand(part, told, speaker)),
  /** `dark blue with white and grey` */
  colours: (value, told, speaker) => list(value.split(/ with |, | and /), comma(speaker), told),
  /** `opening with a question, opening with a number` */
  devices: (value, told, speaker) =>
    list(value.split(', '), comma(speaker), (part) =>
      inItsCase(part, told, speaker.language !== 'de'),
    ),
  /** `; line breaks in 20%; trailing dots in 10%` */
  marks: (value, told, speaker) =>
    value === ''
      ? ''
      : list(['', ...value.slice(2).split('; ')], semicolon(speaker), (part) => told(part)),
};

function list(
  parts: string[],
  separator: string,
  told: (part: string) => string | null,
): string | null {
  const texts = parts.map((part) => (part === '' ? '' : told(part)));
  return texts.includes(null) ? null : texts.join(separator);
}

function summand(part: string, told: Translated, speaker: Speaker): string | null {
  const [, points, what] = /^([+-]?\d+) (.+)$/.exec(part) ?? [];
  const text = what === undefined ? null : told(what);
  return text === null || points === undefined ? null : `${numberText(points, speaker)} ${text}`;
}
