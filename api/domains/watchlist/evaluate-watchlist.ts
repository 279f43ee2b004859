import type { Context } from '#api/context.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { WatchKind } from '#shared/contracts/watchlist.ts';
import { alertOf, newsAlertOf } from './alert-messages.ts';
import { type CoinFacts, type Headline, readCoinFacts, readFreshHeadlines } from './coin-facts.ts';
import { decideRule, differs, testOf } from './decide-rule.ts';
import { mentions, searchable } from './find-keyword.ts';
import {
  RULES_AT_ONCE,
  type RuleChange,
  type RuleRow,
  readRules,
  writeRules,
} from './rule-rows.ts';

interface Market {
  facts: Map<string, CoinFacts>;
  headlines: (Headline & { words: string })[];
}

/**
 * Holds every rule that is on against the newest prices and headlines, of all workspaces, thousands
 * a statement; leaves a notification where one fires. Any number of workers may do it at once.
 */
export async function evaluateWatchlist(ctx: Pick<Context, 'across'>): Promise<void> {
  const db = ctx.across;
  const facts = await readCoinFacts(db);
  const fresh = facts.filter(({ pricedAt, moodAt }) => pricedAt !== null || moodAt !== null);
  const headlines = (await readFreshHeadlines(db)).map((headline) => ({
    ...headline,
    words: searchable(headline.title),
  }));
  const market = { facts: new Map(fresh.map((fact) => [fact.coinId, fact])), headlines };
  const coinIds = [...market.facts.keys()];
  if (coinIds.length === 0 && headlines.length === 0) return;
  const owners = new Set<string>();
  for (let last: RuleRow | undefined, full = true; full; ) {
    const rules = await readRules(db, coinIds, headlines.length > 0, last);
    const changes = rules.flatMap((rule) => changeOf(rule, market) ?? []);
    if (changes.length > 0) for (const owner of await writeRules(db, changes)) owners.add(owner);
    last = rules.at(-1);
    full = rules.length === RULES_AT_ONCE;
  }
  for (const owner of owners) {
    announce(db, owner, 'watchlist');
    announce(db, owner, 'notifications');
  }
}

function changeOf(rule: RuleRow, market: Market): RuleChange | null {
  if (rule.kind === 'news_keyword') return newsChange(rule, market.headlines);
  const facts = market.facts.get(rule.coinId);
  if (!facts || rule.threshold === null) return null;
  const { value, at } = sampleFor(rule.kind, rule.windowMinutes, facts);
  if (value === null || at === null) return null;
  const test = testOf(rule.kind, rule.threshold);
  const before = {
    armed: rule.armed,
    value: rule.lastValue,
    sampleAt: rule.lastSampleAt === null ? null : Date.parse(rule.lastSampleAt),
  };
  const { state, fires } = decideRule(test, before, { value, at: Date.parse(at) });
  if (!differs(test, before, state)) return null;
  const notification = fires && rule.tells ? alertOf(rule, value, facts.price, at) : null;
  return { ...keyOf(rule), armed: state.armed, value, sampleAt: at, notification };
}

function sampleFor(
  kind: Exclude<WatchKind, 'news_keyword'>,
  windowMinutes: number | null,
  facts: CoinFacts,
): { value: number | null; at: string | null } {
  const at = facts.pricedAt;
  switch (kind) {
    case 'price_above':
    case 'price_below':
      return { value: facts.price, at };
    case 'percent_change':
      if (windowMinutes === 1440) return { value: facts.change1440, at };
      return { value: windowMinutes === 360 ? facts.change360 : facts.change60, at };
    case 'volume_spike':
      return { value: facts.volume, at };
    case 'sentiment_shift':
      return { value: facts.moodShift, at: facts.moodAt };
  }
}

/** Headlines since the last that it told, and since it was made, on its coin or on none by name. */
function newsChange(rule: RuleRow, headlines: Market['headlines']): RuleChange | null {
  const keyword = searchable(rule.keyword ?? '');
  const found = headlines.filter(
    ({ words, coins, seenAt, publishedAt }) =>
      (rule.lastSampleAt === null || seenAt > rule.lastSampleAt) &&
      (publishedAt ?? seenAt) > rule.createdAt &&
      (coins.length === 0 || coins.includes(rule.coinId)) &&
      mentions(words, keyword),
  );
  const newest = found.at(-1);
  if (!newest) return null;
  const notification = rule.tells ? newsAlertOf(rule, found) : null;
  return { ...keyOf(rule), armed: true, value: null, sampleAt: newest.seenAt, notification };
}

function keyOf({ workspaceId, id, lastSampleAt, armed }: RuleRow) {
  return { workspaceId, id, before: lastSampleAt, wasArmed: armed };
}
