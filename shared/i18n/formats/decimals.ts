import { formatNumber } from '../translate.ts';

/** A number with so many decimals, as the language of the interface writes it. */
export function decimals(value: number, digits: number): string {
  return formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
