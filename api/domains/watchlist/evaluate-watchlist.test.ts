import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { getSettings, saveSettings } from '#shared/contracts/settings.ts';
import { switchWatchRule } from '#shared/contracts/watchlist.ts';
import { readRules, writeRules } from './rule-rows.ts';
import { market, watcherNamed } from './testing/watcher.ts';

const app = testApp();
const { price, headline, evaluate } = market(app);

describe('a price rule', () => {
  it('fires when the price crosses it, once, and again after it was back', async () => {
    const { user, coinId, add, titles, ruleNow } = await watcherNamed(app, 'watch_cross');
    const { id } = await add({ kind: 'price_above', threshold: 100_000 });
    for (const value of [99_000, 99_900]) {
      await price(coinId, value);
      await evaluate();
    }
    expect(await titles()).toEqual([]);
    await price(coinId, 100_120.5);
    await evaluate();
    await evaluate();
    const [notification, ...more] = await user.call(listNotifications);
    expect(more).toEqual([]);
    expect(notification).toMatchObject({
      type: 'market_alert',
      title: 'COIN above $100,000',
      coinSymbol: 'COIN',
      isRead: false,
    });
    expect(notification?.message).toMatch(
      /^The Coin is at \$100,120\.50, \d+ \w+ \d{4}, \d\d:\d\d UTC\. Your rule: above \$100,000\.$/,
    );
    expect(await ruleNow(id)).toMatchObject({ armed: false });
    for (const value of [99_500, 100_500]) {
      await price(coinId, value);
      await evaluate();
    }
    expect(await titles()).toHaveLength(1);
    for (const value of [98_900, 100_500]) {
      await price(coinId, value);
      await evaluate();
    }
    expect(await titles()).toHaveLength(2);
  });

  it('does not fire on a level that it has never seen crossed', async () => {
    const { coinId, add, titles } = await watcherNamed(app, 'watch_level');
    await price(coinId, 120);
    await add({ kind: 'price_above', threshold: 100 });
    await add({ kind: 'price_below', threshold: 150 });
    await evaluate();
    await price(coinId, 121);
    await evaluate();
    expect(await titles()).toEqual([]);
  });

  it('never fires from a price older than ten minutes', async () => {
    const { coinId, add, titles } = await watcherNamed(app, 'watch_stale');
    await add({ kind: 'price_below', threshold: 100 });
    await price(coinId, 110, { ago: '25 minutes' });
    await evaluate();
    await price(coinId, 90, { ago: '11 minutes' });
    await evaluate();
    await price(coinId, 89);
    await evaluate();
    expect(await titles()).toEqual([]);
  });

  it('that was off meanwhile begins anew', async () => {
    const { user, coinId, add, titles } = await watcherNamed(app, 'watch_off');
    const { id: off } = await add({ kind: 'price_above', threshold: 100 });
    await price(coinId, 90);
    await evaluate();
    const params = { id: off };
    await user.call(switchWatchRule, { params, body: { isOn: false } });
    await price(coinId, 110);
    await evaluate();
    await user.call(switchWatchRule, { params, body: { isOn: true } });
    await evaluate();
    expect(await titles()).toEqual([]);
    for (const value of [95, 105]) {
      await price(coinId, value);
      await evaluate();
    }
    expect(await titles()).toEqual(['COIN above $100']);
  });

  it('fires once when several workers see the same price', async () => {
    const watchers = await Promise.all(
      ['a', 'b', 'c'].map((name) => watcherNamed(app, `watch_race_${name}`)),
    );
    for (const { coinId, add } of watchers) {
      await add({ kind: 'price_above', threshold: 100 });
      await price(coinId, 90);
    }
    await evaluate();
    for (const { coinId } of watchers) await price(coinId, 110);
    await Promise.all(Array.from({ length: 5 }, evaluate));
    for (const { titles } of watchers) expect(await titles()).toEqual(['COIN above $100']);
  });

  it('keeps track without a word while market alerts are off', async () => {
    const { user, coinId, add, titles, ruleNow } = await watcherNamed(app, 'watch_quiet');
    const settings = await user.call(getSettings);
    const change = (marketAlerts: boolean) => {
      settings.notifications.marketAlerts = marketAlerts;
      return user.call(saveSettings, { body: settings });
    };
    await change(false);
    const { id } = await add({ kind: 'price_above', threshold: 100 });
    for (const value of [90, 110]) {
      await price(coinId, value);
      await evaluate();
    }
    expect(await titles()).toEqual([]);
    expect(await ruleNow(id)).toMatchObject({ armed: false, lastFiredAt: null });
    await change(true);
    await price(coinId, 111);
    await evaluate();
    expect(await titles()).toEqual([]);
  });
});

describe('a percent rule', () => {
  it('compares with the price before its window, and with nothing where there is a gap', async () => {
    const { coinId, add, titles, messages } = await watcherNamed(app, 'watch_percent');
    await add({ kind: 'percent_change', threshold: 5, windowMinutes: 60 });
    await add({ kind: 'percent_change', threshold: -5, windowMinutes: 360 });
    await price(coinId, 100, { ago: '90 minutes' });
    await price(coinId, 100);
    await evaluate();
    await price(coinId, 120);
    await evaluate();
    expect(await titles()).toEqual([]);
    await price(coinId, 100, { ago: '62 minutes' });
    await price(coinId, 104);
    await evaluate();
    await price(coinId, 106.25);
    await evaluate();
    expect(await titles()).toEqual(['COIN up 5% within 1 hour']);
    expect((await messages())[0]).toContain('The Coin is at $106.25, up 6.25% in 1 hour, ');
  });

  it("takes the market's own figure for a day", async () => {
    const { coinId, add, titles } = await watcherNamed(app, 'watch_day');
    await add({ kind: 'percent_change', threshold: -10, windowMinutes: 1440 });
    await price(coinId, 95, { change: -4 });
    await evaluate();
    await price(coinId, 89, { change: -11.2 });
    await evaluate();
    expect(await titles()).toEqual(['COIN down 10% within 24 hours']);
  });
});

it('a volume rule compares with the mean of a day', async () => {
  const { coinId, add, titles } = await watcherNamed(app, 'watch_volume');
  await add({ kind: 'volume_spike', threshold: 2 });
  for (const ago of ['20 hours', '10 hours', '1 hour']) {
    await price(coinId, 1, { ago, volume: 1_000 });
  }
  await price(coinId, 1, { volume: 1_100 });
  await evaluate();
  await price(coinId, 1, { volume: 2_300 });
  await evaluate();
  expect(await titles()).toEqual(['COIN volume 2 times the usual']);
});

describe('a sentiment rule', () => {
  it('fires when fresh headlines turn, with at least three of each time', async () => {
    const { coinId, add, titles } = await watcherNamed(app, 'watch_mood');
    await add({ kind: 'sentiment_shift', threshold: -0.5 });
    const on = [coinId];
    for (const ago of ['8 hours', '12 hours', '20 hours']) {
      await headline('fine', on, { sentiment: 0.4, ago, seen: ago });
    }
    for (const ago of ['2 hours', '1 hour']) {
      await headline('still fine', on, { sentiment: 0.3, ago, seen: ago });
    }
    await evaluate();
    await headline('so so', on, { sentiment: 0.2 });
    await evaluate();
    await headline('terrible', on, { sentiment: -1 });
    await headline('a crash', on, { sentiment: -1 });
    await evaluate();
    expect(await titles()).toEqual(['COIN sentiment down by 0.5']);
  });

  it('says nothing without fresh headlines', async () => {
    const { coinId, add, titles } = await watcherNamed(app, 'watch_old_mood');
    await add({ kind: 'sentiment_shift', threshold: 0.5 });
    for (const ago of ['8 hours', '12 hours', '20 hours']) {
      await headline('bad', [coinId], { sentiment: -0.9, ago, seen: ago });
    }
    for (let turn = 0; turn < 4; turn += 1) {
      await headline('good', [coinId], { sentiment: 0.9, ago: '1 hour', seen: '11 minutes' });
      await evaluate();
    }
    expect(await titles()).toEqual([]);
  });
});

describe('a keyword rule', () => {
  it('fires on new headlines about its coin, each told once', async () => {
    const { coinId, add, titles, messages } = await watcherNamed(app, 'watch_news');
    await headline('ETF approved long ago', [coinId]);
    await add({ kind: 'news_keyword', keyword: 'ETF' });
    await evaluate();
    expect(await titles()).toEqual([]);
    await headline('Another coin gets its ETF', ['another-coin']);
    await headline('Netflix of crypto', [coinId]);
    await headline('Old ETF news', [coinId], { ago: '2 days' });
    await evaluate();
    expect(await titles()).toEqual([]);
    await headline(`An ETF, says the "SEC's" chair`, [coinId]);
    await headline('ETF flows explained', []);
    await evaluate();
    await evaluate();
    expect(await titles()).toEqual(['COIN: headline with "ETF"']);
    expect((await messages())[0]).toMatch(/^"ETF flows explained" \(Example, .+\)\. And 1 more\.$/);
  });
});

it('a headline without a time is told without one', async () => {
  const { coinId, add, messages } = await watcherNamed(app, 'watch_timeless');
  await headline('Hard fork agreed long ago', [coinId], { ago: null, seen: '1 minute' });
  await add({ kind: 'news_keyword', keyword: 'fork' });
  await headline('Hard fork agreed', [coinId], { ago: null });
  await evaluate();
  expect(await messages()).toEqual(['"Hard fork agreed" (Example).']);
});

it('what was read before another worker has written changes nothing', async () => {
  const { coinId, add, titles } = await watcherNamed(app, 'watch_late');
  await add({ kind: 'price_above', threshold: 100 });
  const { across } = app.running.ctx;
  const [rule] = await readRules(across, [coinId], false, undefined);
  if (!rule) throw new Error('no rule');
  const title = message('text.as-it-is', { text: 'Up' });
  const notification = { type: 'market_alert' as const, title, message: title, symbol: 'COIN' };
  const change = (sampleAt: string) => ({
    workspaceId: rule.workspaceId,
    id: rule.id,
    armed: false,
    value: 110,
    sampleAt,
    before: rule.lastSampleAt,
    wasArmed: rule.armed,
    notification,
  });
  expect(await writeRules(across, [change('2026-01-01T00:00:00.000Z')])).toHaveLength(1);
  expect(await writeRules(across, [change('2026-01-01T00:01:00.000Z')])).toEqual([]);
  expect(await titles()).toEqual(['Up']);
});

it('thousands of rules are held against the market, page by page', async () => {
  const { workspaceId } = await watcherNamed(app, 'watch_many');
  const prices = (price: number) =>
    app.asOwner(`
      insert into coin_prices (coin_id, taken_at, price)
      select 'many-' || n, clock_timestamp(), ${price} from generate_series(1, 100) n`);
  await app.asOwner(`
    insert into watched_coins (workspace_id, coin_id, symbol, name)
    select '${workspaceId}', 'many-' || n, 'M' || n, 'Many ' || n from generate_series(1, 100) n;
    insert into watch_rules (workspace_id, coin_id, kind, threshold)
    select '${workspaceId}', 'many-' || (n % 100 + 1), 'price_above', 100 + n % 50
    from generate_series(1, 11000) n`);
  await prices(90);
  await evaluate();
  await prices(110.5);
  await evaluate();
  const [{ told }] = (await app.asOwner(`
    select count(*)::integer as told from notifications where workspace_id = '${workspaceId}'
  `)) as [{ told: number }];
  expect(told).toBe(2_420);
});
