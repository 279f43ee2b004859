import { formatNumber } from '../translate.ts';

/** A share of 1 in whole percents, with the sign as the language of the interface sets it. */
export function percents(share: number): string {
  return formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
}
