import { msg } from '#shared/i18n/translate.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';

/** Spec section 9: the periods that can be chosen, and how many days each goes back. */
export const analyticsPeriods = [
  { value: '24h', label: msg('Last 24h'), daysBack: 1 },
  { value: '7d', label: msg('Last 7 days'), daysBack: 7 },
  { value: '30d', label: msg('Last 30 days'), daysBack: 30 },
  { value: '90d', label: msg('Last 90 days'), daysBack: 90 },
] as const;

export type AnalyticsPeriod = (typeof analyticsPeriods)[number]['value'];

/** Spec section 7: from so many days back to today, both days included. */
export function daysOf(period: AnalyticsPeriod, today: string): { start: string; end: string } {
  const daysBack = analyticsPeriods.find(({ value }) => value === period)?.daysBack ?? 7;
  return { start: dayAfter(today, -daysBack), end: today };
}
