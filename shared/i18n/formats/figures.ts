import { activeLocale, formatNumber, t } from '../translate.ts';

/** A count as K from 1000 and M from 1,000,000, one decimal (spec section 9); 'N/A' when absent. */
export function compactMetric(count: number | null | undefined): string {
  if (count === null || count === undefined) return t('N/A');
  if (activeLocale() !== 'en') {
    return formatNumber(count, { notation: 'compact', maximumFractionDigits: 1 });
  }
  if (count < 1_000) return String(count);
  // 999,950 rounds to 1000.0K, which is a million.
  if (count < 999_950) return `${(count / 1_000).toFixed(1)}K`;
  return `${(count / 1_000_000).toFixed(1)}M`;
}

/** A share of 1 in whole percents, with the sign as the language of the interface sets it. */
export function percents(share: number): string {
  return formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
}

/** A number with so many decimals, as the language of the interface writes it. */
export function decimals(value: number, digits: number): string {
  return formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** US dollars with as many digits as tell something: $98,400.12, $0.00001234. */
export function formatPrice(price: number): string {
  const digits = price >= 1 ? { maximumFractionDigits: 2 } : { maximumSignificantDigits: 4 };
  return formatNumber(price, { style: 'currency', currency: 'USD', ...digits });
}

/**
 * An amount as people type it, undefined where nothing is typed and NaN where it is none. A decimal
 * comma is one; thousands are not set apart.
 */
export function readDollars(typed: string): number | undefined {
  const plain = typed
    .trim()
    .replace('$', '')
    .replace(/,(?=\d{1,2}$)/, '.');
  if (plain === '') return undefined;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** '12 KB', '3.4 MB': as people read the size of a file. */
export function readableSize(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1_000)))} KB`;
  return `${formatNumber(bytes / 1_000_000, { maximumFractionDigits: 1 })} MB`;
}
