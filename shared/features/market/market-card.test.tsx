import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { NewsTrends } from '#shared/contracts/market.ts';
import { refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { MarketCard } from './market-card.tsx';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const read = (minutes: number, isStale = false) => ({
  fetchedAt: minutesAgo(minutes),
  ageSeconds: minutes * 60,
  isStale,
});
const unread = { fetchedAt: null, ageSeconds: null, isStale: false };

const trend = (topic: string, rank: number, change24h: number | null) => ({
  topic,
  symbol: topic.slice(0, 3).toUpperCase(),
  coinId: topic.toLowerCase(),
  price: 1_234.5,
  change24h,
  rank,
  source: 'CoinGecko',
  fetchedAt: minutesAgo(3),
});
const headline = (title: string, url: string) => ({
  title,
  summary: `About ${title}`,
  url,
  source: 'CoinDesk',
  publishedAt: minutesAgo(20),
  sentiment: 'bullish' as const,
  score: 0.6,
  confidence: 0.72,
  coins: [],
  fetchedAt: minutesAgo(3),
});

const market: NewsTrends = {
  trends: ['Solana', 'Sui', 'Pepe', 'Aave'].map((topic, at) => trend(topic, at + 1, 3.21 - at * 2)),
  news: ['One', 'Two', 'Three'].map((title) => headline(title, `https://news.example/${title}`)),
  fearGreed: { value: 71, label: 'Greed', asOf: minutesAgo(600) },
  mood: { label: 'bearish', score: -0.4, headlines: 42 },
  sandbox: false,
  stale: { trends: read(3), news: read(45, true), fearGreed: read(20) },
  attribution: [{ text: 'Data provided by CoinGecko', url: 'https://www.coingecko.com' }],
};
const empty: NewsTrends = {
  ...market,
  trends: [],
  news: [],
  fearGreed: null,
  mood: null,
  stale: { trends: unread, news: unread, fearGreed: unread },
  attribution: [],
};

function show(answers: (NewsTrends | null)[], onUseTopic?: (topic: string) => void) {
  let asked = 0;
  return renderScreen(<MarketCard {...(onUseTopic ? { onUseTopic } : {})} />, {
    'GET /api/crypto/news-trends': () => {
      const answer = answers[Math.min(asked++, answers.length - 1)];
      return answer
        ? { status: 200, body: answer }
        : { status: 500, body: refusal('internal', 'Broken') };
    },
  });
}

test('a change that reads as 0% points neither up nor down', async () => {
  show([{ ...market, trends: [trend('Sui', 1, -0.04), trend('Aave', 2, -0.06)] }]);
  const list = within(await screen.findByRole('list', { name: 'Crypto trends' }));
  const [still, fall] = list.getAllByTitle('In 24 hours');
  expect(still?.textContent).toBe('0%');
  expect(still?.className).not.toContain('danger');
  expect(fall?.textContent).toBe('▼ -0.1%');
});

test('three trends and two headlines are shown, with mood, index, ages and sources', async () => {
  show([market]);
  const trends = within(await screen.findByRole('list', { name: 'Crypto trends' }));
  expect(trends.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1. Solana SOL$1,234.50 ▲ +3.2% · CoinGecko',
    '2. Sui SUI$1,234.50 ▲ +1.2% · CoinGecko',
    '3. Pepe PEP$1,234.50 ▼ -0.8% · CoinGecko',
  ]);
  const news = within(screen.getByRole('list', { name: 'News' }));
  expect(news.getAllByRole('article')).toHaveLength(2);
  const first = within(news.getByRole('article', { name: 'One' }));
  expect(first.getByText('About One')).toBeTruthy();
  expect(first.getByText('CoinDesk')).toBeTruthy();
  expect(first.getByText('20 minutes ago')).toBeTruthy();
  expect(first.getByText('Bullish').parentElement?.title).toBe(
    'Read by the built-in model, 72% sure',
  );
  expect(screen.getByText('News sentiment, last 24 h (42 headlines)').textContent).toContain(
    'Bearish',
  );
  expect(screen.getByRole('img', { name: 'Fear & Greed: 71 of 100, Greed' })).toBeTruthy();
  expect(screen.getByText('Updated 3 minutes ago')).toBeTruthy();
  expect(screen.getByText('Updated 45 minutes ago')).toBeTruthy();
  expect(screen.getAllByText('Stale')).toHaveLength(1);
  const source = screen.getByRole('link', { name: 'Data provided by CoinGecko' });
  expect(source.getAttribute('href')).toBe('https://www.coingecko.com');
  expect(screen.queryByText('Sandbox data')).toBeNull();
});

test('a headline opens in a new tab that learns nothing, and only when it is of the web', async () => {
  const bad = headline('Click me', 'javascript:alert(1)');
  show([{ ...market, news: [headline('Fine', 'https://news.example/'), bad] }]);
  const link = await screen.findByRole('link', { name: 'Fine' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(screen.getByText('Click me').closest('a')).toBeNull();
});

test('markup of a headline is text', async () => {
  const hostile = '<img src=x onerror="alert(1)"> & <b>bold</b>';
  show([{ ...market, news: [headline(hostile, 'https://news.example/')] }]);
  expect((await screen.findByRole('link', { name: hostile })).querySelector('img, b')).toBeNull();
});

test('what the sandbox invented says so on each of it', async () => {
  show([{ ...market, sandbox: true, attribution: [] }]);
  await screen.findByRole('list', { name: 'News' });
  for (const item of screen.getAllByRole('listitem')) {
    expect(item.textContent).toContain('Sandbox data');
  }
  expect(screen.getAllByText('Sandbox data').length).toBeGreaterThanOrEqual(4);
});

test('a trend is used as topic', async () => {
  const topics: string[] = [];
  show([market], (topic) => topics.push(topic));
  fireEvent.click(await screen.findByRole('button', { name: 'Use as topic: Sui' }));
  expect(topics).toEqual(['Sui']);
});

test('it is read again every five minutes, and grows older in between', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sent } = show([market]);
  await screen.findByText('Updated 3 minutes ago');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await screen.findByText('Updated 4 minutes ago')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(sent).toHaveLength(2);
});

test('a headline whose time is not known shows none', async () => {
  const news = [{ ...headline('Undated', 'https://news.example/u'), publishedAt: null }];
  show([{ ...market, news }]);
  const shown = await screen.findByRole('article', { name: 'Undated' });
  expect(shown.querySelector('time')).toBeNull();
});

test('while the server reads the market for the first time it is asked again at once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show([empty, market]);
  for (const words of ['No trends yet', 'No news yet', 'Not known yet']) {
    expect(await screen.findByText(words)).toBeTruthy();
  }
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await screen.findByText('Updated 3 minutes ago')).toBeTruthy();
});

test('a market that cannot be loaded says so, and Retry reads it again', async () => {
  show([null, market]);
  expect(await screen.findByText('The market could not be loaded')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'News' })).toBeTruthy();
});
