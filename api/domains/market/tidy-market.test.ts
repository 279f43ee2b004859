import { beforeEach, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { tidyMarket } from './tidy-market.ts';

const app = testApp();
const tidy = () => tidyMarket(app.running.ctx.db);
const count = async (where = 'true', table = 'coin_prices') =>
  (await app.asOwner(`select 1 from ${table} where ${where}`)).length;

beforeEach(async () => {
  await app.asOwner('delete from coin_prices; delete from market_feeds; delete from news_items');
});

const samples = (from: string, to: string, coin = 'bitcoin') =>
  app.asOwner(`
    insert into coin_prices (coin_id, taken_at, price)
    select '${coin}', at, 1 from generate_series(
      date_bin('5 minutes', now() - interval '${from}', 'epoch'),
      date_bin('5 minutes', now() - interval '${to}', 'epoch') - interval '1 minute',
      interval '1 minute') at`);

it('after two days one price in five minutes is left, the first of each', async () => {
  await samples('50 hours', '49 hours');
  await samples('50 hours', '49 hours', 'solana');
  await samples('2 hours', '1 hour');
  await tidy();
  expect(await count(`taken_at < now() - interval '48 hours' and coin_id = 'bitcoin'`)).toBe(12);
  expect(await count(`taken_at < now() - interval '48 hours' and coin_id = 'solana'`)).toBe(12);
  expect(
    await count(`date_bin('5 minutes', taken_at, 'epoch') = taken_at and coin_id = 'solana'`),
  ).toBe(12);
  expect(await count(`taken_at > now() - interval '48 hours'`)).toBe(60);
  await tidy();
  expect(await count()).toBe(84);
});

it('what has come of age since the last time is thinned too', async () => {
  await samples('49 hours', '48 hours 5 minutes');
  await app.asOwner(
    `insert into market_feeds (name, fetched_at) values ('tidy', now() - interval '1 hour 5 minutes')`,
  );
  await tidy();
  expect(await count()).toBe(11);
});

it('prices go after eight days, headlines after thirty', async () => {
  await samples('8 days 2 minutes', '7 days 23 hours');
  const before = await count(`taken_at < now() - interval '8 days'`);
  expect(before).toBeGreaterThan(0);
  await app.asOwner(`
    insert into news_items (url, source, title, summary, published_at, sentiment, confidence)
    select 'https://a.example/' || n, 's', 't', '', now() - n * interval '1 day' + interval '1 hour', 0, 0
    from generate_series(29, 33) n`);
  await tidy();
  expect(await count(`taken_at < now() - interval '8 days'`)).toBe(0);
  expect(await count()).toBeGreaterThan(0);
  expect(await count('true', 'news_items')).toBe(2);
});

it('a headline without a time stays, as its feed would bring it again as new', async () => {
  await app.asOwner(`
    insert into news_items (url, source, title, summary, published_at, sentiment, confidence, first_seen_at)
    values ('https://a.example/', 's', 't', '', null, 0, 0, now() - interval '40 days')`);
  await tidy();
  expect(await count('published_at is null', 'news_items')).toBe(1);
});

it('a source that floods us keeps its thousand newest headlines', async () => {
  await app.asOwner(`
    insert into news_items (url, source, title, summary, published_at, sentiment, confidence)
    select 'https://a.example/' || n, 'flood', 't' || n, '', now() - n * interval '1 minute', 0, 0
    from generate_series(1, 1200) n;
    insert into news_items (url, source, title, summary, published_at, sentiment, confidence)
    values ('https://b.example/', 'calm', 't', '', now() - interval '20 days', 0, 0)`);
  await tidy();
  expect(await count(`source = 'flood'`, 'news_items')).toBe(1_000);
  expect(await count(`title = 't1200'`, 'news_items')).toBe(0);
  expect(await count(`source = 'calm'`, 'news_items')).toBe(1);
});
