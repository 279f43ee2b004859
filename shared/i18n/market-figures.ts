import { formatNumber } from './translate.ts';

/** US dollars with as many digits as tell something: $98,400.12, $0.00001234. */
export function formatPrice(price: number): string {
  const digits = price >= 1 ? { maximumFractionDigits: 2 } : { maximumSignificantDigits: 4 };
  return formatNumber(price, { style: 'currency', currency: 'USD', ...digits });
}

/** Percent with its sign: +3.2%. */
export function formatChange(percent: number): string {
  const look = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return formatNumber(percent / 100, look);
}
