import { formatNumber } from '../translate.ts';

/** US dollars with as many digits as tell something: $98,400.12, $0.00001234. */
export function formatPrice(price: number): string {
  const digits = price >= 1 ? { maximumFractionDigits: 2 } : { maximumSignificantDigits: 4 };
  return formatNumber(price, { style: 'currency', currency: 'USD', ...digits });
}
