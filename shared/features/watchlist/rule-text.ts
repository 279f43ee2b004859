import type { WatchRule } from '#shared/contracts/watchlist.ts';
import { formatNumber, msg, t } from '#shared/i18n/translate.ts';

export const windowLabels = [
  { value: '60', label: msg('1 hour') },
  { value: '360', label: msg('6 hours') },
  { value: '1440', label: msg('24 hours') },
] as const;

export function ruleText({ kind, threshold, windowMinutes, keyword }: WatchRule): string {
  const size = Math.abs(threshold ?? 0);
  const isUp = (threshold ?? 0) > 0;
  const price = formatNumber(size, {
    style: 'currency',
    currency: 'USD',
    ...(size < 1 ? { maximumSignificantDigits: 4 } : { maximumFractionDigits: 2 }),
    ...(Number.isInteger(size) ? { minimumFractionDigits: 0 } : {}),
  });
  const number = formatNumber(size, { maximumFractionDigits: 2 });
  switch (kind) {
    case 'price_above':
      return t('Price above {price}', { price });
    case 'price_below':
      return t('Price below {price}', { price });
    case 'percent_change': {
      const found = windowLabels.find(({ value }) => value === String(windowMinutes));
      const values = { number, window: t(found?.label ?? '1 hour') };
      return isUp
        ? t('Up {number}% within {window}', values)
        : t('Down {number}% within {window}', values);
    }
    case 'volume_spike':
      return t('Volume {number} times the usual', { number });
    case 'sentiment_shift':
      return isUp
        ? t('News sentiment up by {number}', { number })
        : t('News sentiment down by {number}', { number });
    case 'news_keyword':
      return t('Headline with "{keyword}"', { keyword: keyword ?? '' });
  }
}
