import { formatNumber } from './translate.ts';

/** A share of 1 in whole percents, with the sign as the language of the interface sets it. */
export function percents(share: number): string {
  return formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
}

/** A number of percent with so many decimals at least and at most, its sign as in `percents`. */
export function percentage(value: number, atMost: number, atLeast = 0): string {
  const digits = { minimumFractionDigits: atLeast, maximumFractionDigits: atMost };
  return formatNumber(value / 100, { style: 'percent', ...digits });
}
