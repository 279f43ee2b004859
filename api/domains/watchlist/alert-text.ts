import { ianaZone } from '#shared/lib/time/time-zones.ts';
import type { Headline } from './coin-facts.ts';
import type { RuleRow } from './rule-rows.ts';

const hours: Record<number, string> = { 60: '1 hour', 360: '6 hours', 1440: '24 hours' };

/** US dollars as people write them: cents above a dollar, four digits that count below. */
export function usd(value: number): string {
  const isSmall = Math.abs(value) < 1;
  const digits = isSmall
    ? { maximumSignificantDigits: 4 }
    : { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 };
  return value.toLocaleString('en', { style: 'currency', currency: 'USD', ...digits });
}

/** What a rule waits for, such as `up 5% within 1 hour`. */
export function ruleText(rule: Pick<RuleRow, 'kind' | 'threshold' | 'windowMinutes' | 'keyword'>) {
  const { kind, threshold, windowMinutes, keyword } = rule;
  const size = Math.abs(threshold ?? 0);
  const isUp = (threshold ?? 0) > 0;
  switch (kind) {
    case 'price_above':
      return `above ${usd(size)}`;
    case 'price_below':
      return `below ${usd(size)}`;
    case 'percent_change':
      return `${isUp ? 'up' : 'down'} ${short(size)}% within ${hours[windowMinutes ?? 60]}`;
    case 'volume_spike':
      return `volume ${short(size)} times the usual`;
    case 'sentiment_shift':
      return `mood ${isUp ? 'better' : 'worse'} by ${short(size)}`;
    case 'news_keyword':
      return `headline with "${keyword}"`;
  }
}

/** The notice of a rule whose value has just reached its threshold. */
export function alertOf(rule: RuleRow, value: number, price: number | null, at: string) {
  const told = ruleText(rule);
  const now = price === null ? '' : ` is at ${usd(price)}`;
  const found = foundText(rule, value);
  return {
    type: 'market_alert',
    title: `${rule.symbol} ${told}`,
    message: `${rule.coinName}${now}${found}, ${timeIn(rule.timezone, at)}. Your rule: ${told}.`,
    symbol: rule.symbol,
  };
}

/** The notice of a rule whose keyword stands in new headlines, the newest of them last. */
export function newsAlertOf(rule: RuleRow, headlines: Headline[]) {
  const newest = headlines.at(-1) as Headline;
  const more = headlines.length > 1 ? ` And ${headlines.length - 1} more.` : '';
  const time = newest.publishedAt === null ? '' : `, ${timeIn(rule.timezone, newest.publishedAt)}`;
  return {
    type: 'news_alert',
    title: `${rule.symbol}: ${ruleText(rule)}`,
    message: `"${newest.title}" (${newest.source}${time}).${more}`,
    symbol: rule.symbol,
  };
}

function foundText({ kind, windowMinutes }: RuleRow, value: number): string {
  const size = short(Math.abs(value));
  if (kind === 'percent_change') {
    return `, ${value < 0 ? 'down' : 'up'} ${size}% in ${hours[windowMinutes ?? 60]}`;
  }
  if (kind === 'volume_spike') return `, its volume ${size} times the usual`;
  if (kind === 'sentiment_shift') {
    return `, the mood of its headlines ${value < 0 ? 'worse' : 'better'} by ${size}`;
  }
  return '';
}

function short(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
}

function timeIn(timezone: string, at: string): string {
  return new Date(at).toLocaleString('en-GB', {
    timeZone: ianaZone(timezone) ?? 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
