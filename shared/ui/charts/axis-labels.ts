import { formatNumber } from '#shared/i18n/translate.ts';

const NARROWEST = 44;
const CHARACTER = 6.5;
const BESIDE = 12;

/** Values in short, "1.2M"; in full where two of them would read the same. */
export function axisLabels(values: readonly number[]): string[] {
  const short = values.map((value) =>
    formatNumber(value, { notation: 'compact', maximumFractionDigits: 2 }),
  );
  if (new Set(short).size === short.length) return short;
  return values.map((value) => formatNumber(value));
}

/** The pixels that they take left of a chart. */
export function axisWidth(labels: readonly string[]): number {
  const longest = Math.max(...labels.map(({ length }) => length), 0);
  return Math.max(NARROWEST, BESIDE + longest * CHARACTER);
}
