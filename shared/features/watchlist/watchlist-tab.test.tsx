import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WatchedCoin, WatchRule } from '#shared/contracts/watchlist.ts';
import { type } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import {
  type Answer,
  refusal,
  renderScreen,
  type Sent,
} from '#shared/ui/testing/render-screen.tsx';
import { WatchlistTab } from './watchlist-tab.tsx';

const ID = '00000000-0000-4000-8000-0000000000';
const rule: WatchRule = {
  id: `${ID}11`,
  coinId: 'bitcoin',
  kind: 'price_above',
  threshold: 100_000,
  windowMinutes: null,
  keyword: null,
  isOn: true,
  armed: true,
  lastFiredAt: null,
};
const bitcoin: WatchedCoin = {
  id: `${ID}01`,
  coinId: 'bitcoin',
  symbol: 'BTC',
  name: 'Bitcoin',
  price: 98_400.12,
  change24h: 3.24,
  pricedAt: new Date().toISOString(),
  history: [95_000, 97_000, 98_400.12],
  rules: [rule],
};

function show(coins: WatchedCoin[], more: Record<string, (sent: Sent) => Answer> = {}) {
  return renderScreen(<WatchlistTab />, {
    'GET /api/auth/user': () => ({ status: 200, body: nextUser() }),
    'GET /api/watchlist': () => ({ status: 200, body: coins }),
    'GET /api/crypto/news-trends': () => ({ status: 503, body: {} }),
    ...more,
  });
}

const dialog = () => screen.findByRole('dialog', { name: 'Add Rule' }).then(within);

test('a coin shows its price, change, course of a day and rules', async () => {
  show([bitcoin]);
  const card = within(await screen.findByRole('article', { name: 'Bitcoin BTC' }));
  card.getByText('$98,400.12');
  card.getByText(/\+3\.2%/);
  card.getByRole('img', {
    name: 'Bitcoin in the last 24 hours: from $95,000.00 to $98,400.12',
  });
  card.getByRole('switch', { name: 'Price above $100,000', checked: true });
});

test('a price that is old says that rules wait', async () => {
  const pricedAt = new Date(Date.now() - 25 * 60_000).toISOString();
  show([{ ...bitcoin, pricedAt }]);
  await screen.findByText('Price from 25 minutes ago. Rules are paused until it updates.');
});

test('a coin is searched, watched and then on the list', async () => {
  const { sent } = show([], {
    'GET /api/market/coins?query=bit': () => ({
      status: 200,
      body: [
        { coinId: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', rank: 1 },
        { coinId: 'bitcoin-cash', symbol: 'BCH', name: 'Bitcoin Cash', rank: 20 },
      ],
    }),
    'POST /api/watchlist': () => ({ status: 201, body: { ...bitcoin, rules: [] } }),
  });
  await screen.findByText('No coins watched yet');
  type('Watch a coin', 'bit');
  fireEvent.click(await screen.findByRole('button', { name: 'Watch Bitcoin' }));
  await screen.findByRole('article', { name: 'Bitcoin BTC' });
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ coinId: 'bitcoin' });
  screen.getByText('Watching Bitcoin');
  expect(screen.getByLabelText('Watch a coin')).toHaveProperty('value', '');
});

test('a rule is added; a wrong one says why, and closing keeps what was typed', async () => {
  const added = { ...rule, id: `${ID}12`, kind: 'percent_change', threshold: -5.5 } as const;
  const { sent } = show([bitcoin], {
    'POST /api/watch-rules': () => ({ status: 201, body: { ...added, windowMinutes: 360 } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add rule for Bitcoin' }));
  const form = await dialog();
  fireEvent.click(form.getByRole('button', { name: 'Add Rule' }));
  form.getByText('Price must be more than 0');
  fireEvent.change(form.getByLabelText('Price in US dollars'), { target: { value: '-5' } });
  expect(form.queryByText('Price must be more than 0')).toBeNull();
  fireEvent.click(form.getByRole('button', { name: 'Add Rule' }));
  form.getByText('Price must be more than 0');
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.change(form.getByLabelText('Notify me when'), { target: { value: 'fall' } });
  fireEvent.change(form.getByLabelText('Percent'), { target: { value: '5.5%' } });
  fireEvent.click(form.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Add rule for Bitcoin' }));
  const again = await dialog();
  expect(again.getByLabelText('Percent')).toHaveProperty('value', '5.5%');
  fireEvent.change(again.getByLabelText('Within'), { target: { value: '360' } });
  fireEvent.click(again.getByRole('button', { name: 'Add Rule' }));
  await screen.findByRole('switch', { name: 'Down 5.5% within 6 hours' });
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    coinId: 'bitcoin',
    kind: 'percent_change',
    threshold: -5.5,
    windowMinutes: 360,
  });
});

test('what the server refuses of a rule stands in the form', async () => {
  const sentence = 'A coin can have at most 10 rules.';
  show([bitcoin], {
    'POST /api/watch-rules': () => ({ status: 409, body: refusal('conflict', sentence) }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add rule for Bitcoin' }));
  const form = await dialog();
  fireEvent.change(form.getByLabelText('Price in US dollars'), { target: { value: '1' } });
  fireEvent.click(form.getByRole('button', { name: 'Add Rule' }));
  await waitFor(() => form.getByText(sentence));
});

test('a rule is switched off and deleted', async () => {
  const path = `/api/watch-rules/${rule.id}`;
  show([bitcoin], {
    [`PATCH ${path}`]: ({ body }) => ({ status: 200, body: { ...rule, ...(body as object) } }),
    [`DELETE ${path}`]: () => ({ status: 204 }),
  });
  fireEvent.click(await screen.findByRole('switch', { name: 'Price above $100,000' }));
  await screen.findByRole('switch', { name: 'Price above $100,000', checked: false });
  fireEvent.click(screen.getByRole('button', { name: 'Delete rule: Price above $100,000' }));
  await screen.findByText('No rules yet');
});

test('a coin is let go only after a yes', async () => {
  show([bitcoin], { [`DELETE /api/watchlist/${bitcoin.id}`]: () => ({ status: 204 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Stop watching Bitcoin' }));
  const ask = within(await screen.findByRole('alertdialog'));
  ask.getByText('Are you sure you want to stop watching Bitcoin? Its rules are deleted too.');
  fireEvent.click(ask.getByRole('button', { name: 'Stop watching' }));
  await screen.findByText('No coins watched yet');
});

test('somebody who is signed out is asked to sign in', async () => {
  const { host } = show([], { 'GET /api/auth/user': () => ({ status: 401, body: {} }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(host.signIn).toHaveBeenCalled();
});
