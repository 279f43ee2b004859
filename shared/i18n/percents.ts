import { formatNumber } from './translate.ts';

/** A share of 1 in whole percents, with the sign as the language of the interface sets it. */
export function percents(share: number): string {
  return formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
}

/** A number of percent with at most so many decimals, its sign as in `percents`. */
export function percentage(
  value: number,
  maximumFractionDigits: number,
  look?: Intl.NumberFormatOptions,
): string {
  return formatNumber(value / 100, { style: 'percent', maximumFractionDigits, ...look });
}

/** A change in percent with its sign: `+3.2%`, `0%`. */
export function percentChange(change: number): string {
  return percentage(change, 1, { signDisplay: 'exceptZero' });
}
