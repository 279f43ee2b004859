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
