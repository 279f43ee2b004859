import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { formatNumber, formatPercent, t, tn } from '#shared/i18n/translate.ts';

/** Percent with at most two decimals; a dash where there is none. */
export function written(rate: number | null): string {
  return rate === null ? '–' : formatPercent(rate, 2);
}

/** US dollars with cents. */
export function dollars(amount: number): string {
  return formatNumber(amount, { style: 'currency', currency: 'USD' });
}

/** What posts did, in one line: '12 posts · 1.2K reach · 2.4%'. */
export function postsInWords(figures: {
  posts: number;
  reach: number;
  engagementRate: number | null;
}): string {
  return [
    tn(figures.posts, '{n} post', '{n} posts'),
    t('{reach} reach', { reach: compactMetric(figures.reach) }),
    t('{rate} engagement rate', { rate: written(figures.engagementRate) }),
  ].join(' · ');
}
