import { type Message, message } from '#shared/contracts/messages/message.ts';
import { ianaZone } from '#shared/lib/time/time-zones.ts';
import type { Headline } from './coin-facts.ts';
import type { RuleRow } from './rule-rows.ts';

/** What a rule waits for, such as `up 5% within 1 hour`. */
function ruleMessage({ kind, threshold, windowMinutes, keyword }: RuleRow): Message {
  const n = Math.abs(threshold ?? 0);
  const isUp = (threshold ?? 0) > 0;
  switch (kind) {
    case 'price_above':
      return message('alert.price-above', { price: n });
    case 'price_below':
      return message('alert.price-below', { price: n });
    case 'percent_change':
      return message(isUp ? 'alert.rise' : 'alert.fall', { n, window: hours(windowMinutes) });
    case 'volume_spike':
      return message('alert.volume', { n });
    case 'sentiment_shift':
      return message(isUp ? 'alert.better-mood' : 'alert.worse-mood', { n });
    case 'news_keyword':
      return message('alert.keyword', { keyword: keyword ?? '' });
  }
}

/** The notification of a rule whose value has just reached its threshold. */
export function alertOf(rule: RuleRow, value: number, price: number | null, at: string) {
  const waitedFor = ruleMessage(rule);
  const found = foundMessage(rule, value);
  const places = { coin: rule.coinName, when: momentOf(rule, at), rule: waitedFor };
  const { symbol } = rule;
  return {
    type: 'market_alert' as const,
    title: message('alert.market-title', { symbol, rule: waitedFor }),
    message: !found
      ? message('alert.price', { ...places, price: price ?? value })
      : price === null
        ? message('alert.found', { ...places, found })
        : message('alert.price-and-found', { ...places, found, price }),
    symbol,
  };
}

/** The notification of a rule whose keyword stands in new headlines, the newest of them last. */
export function newsAlertOf(rule: RuleRow, headlines: Headline[]) {
  const { title: headline, source, publishedAt } = headlines.at(-1) as Headline;
  const { symbol } = rule;
  const title = message('alert.news-title', { symbol, rule: ruleMessage(rule) });
  const n = headlines.length - 1;
  const places = { headline, source, n };
  const code = n > 0 ? 'alert.headlines' : 'alert.headline';
  const told =
    publishedAt === null
      ? message(code, places)
      : message(`${code}-at`, { ...places, when: momentOf(rule, publishedAt) });
  return { type: 'news_alert' as const, title, message: told, symbol };
}

function foundMessage({ kind, windowMinutes }: RuleRow, value: number): Message | null {
  const n = Math.abs(value);
  switch (kind) {
    case 'percent_change':
      return message(value < 0 ? 'alert.found-fall' : 'alert.found-rise', {
        n,
        window: hours(windowMinutes),
      });
    case 'volume_spike':
      return message('alert.found-volume', { n });
    case 'sentiment_shift':
      return message(value < 0 ? 'alert.found-worse-mood' : 'alert.found-better-mood', { n });
    default:
      return null;
  }
}

function hours(minutes: number | null): number {
  return (minutes ?? 60) / 60;
}

function momentOf({ timezone }: RuleRow, at: string) {
  return { at, zone: ianaZone(timezone) ?? 'UTC' };
}
