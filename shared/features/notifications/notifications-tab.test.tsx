import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { message } from '#shared/contracts/messages/message.ts';
import type { Notification } from '#shared/contracts/notifications.ts';
import { loadServerMessages } from '#shared/i18n/server-message.ts';
import { activateLocale } from '#shared/i18n/translate.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, renderScreen, type Sent } from '#shared/ui/testing/render-screen.tsx';
import { NotificationsTab } from './notifications-tab.tsx';

afterEach(() => activateLocale('en', {}));

const ID = '00000000-0000-4000-8000-0000000000';
const alert: Notification = {
  id: `${ID}01`,
  title: 'BTC above $100,000',
  message: 'Bitcoin is at $100,120.50, 21 Nov 2026, 14:03 UTC. Your rule: above $100,000.',
  type: 'market_alert',
  coinSymbol: 'BTC',
  link: null,
  isRead: false,
  triggeredAt: new Date(Date.now() - 3 * 60_000).toISOString(),
};
const failed: Notification = {
  ...alert,
  id: `${ID}02`,
  title: 'Post failed',
  message: 'X refused it.',
  type: 'post_failed',
  coinSymbol: null,
  link: '/schedule',
};

function show(notifications: Notification[], more: Record<string, (sent: Sent) => Answer> = {}) {
  const onSetUp = vi.fn();
  const shown = renderScreen(<NotificationsTab onSetUp={onSetUp} />, {
    'GET /api/auth/user': () => ({ status: 200, body: nextUser() }),
    'GET /api/watchlist/notifications': () => ({ status: 200, body: notifications }),
    'GET /api/watchlist/notifications/unread': () => ({ status: 200, body: { unread: 0 } }),
    ...more,
  });
  return { ...shown, onSetUp };
}

const card = (name: string) => screen.findByRole('article', { name }).then(within);

test('a notification shows its title, message, time, type, coin and that it is unread', async () => {
  show([alert]);
  const notification = await card('BTC above $100,000');
  notification.getByText(alert.message);
  notification.getByText('3 minutes ago');
  notification.getByText('Market alert');
  notification.getByText('BTC');
  notification.getByRole('img', { name: 'Unread' });
  screen.getByText('1 unread');
  expect(notification.queryByRole('button', { name: /^Open/ })).toBeNull();
});

test('a notification is told in the language of the interface, one without messages as it is', async () => {
  await loadServerMessages();
  activateLocale('de', { '{symbol} {rule}': '{symbol} {rule}', 'above {price}': 'über {price}' });
  const rule = message('alert.price-above', { price: 100_000 });
  const titleMessage = message('alert.market-title', { symbol: 'BTC', rule });
  const bodyMessage = message('text.as-it-is', { text: 'Bitcoin: 100.120,50 $' });
  show([{ ...alert, titleMessage, bodyMessage }, failed]);
  const notification = await card('BTC über 100.000\u00a0$');
  notification.getByText('Bitcoin: 100.120,50 $');
  notification.getByRole('button', { name: 'Dismiss BTC über 100.000\u00a0$' });
  (await card('Post failed')).getByText('X refused it.');
});

test('Mark as read takes the dot away, and Mark as unread brings it back', async () => {
  const path = `/api/watchlist/notifications/${alert.id}`;
  const { sent } = show([alert], {
    [`PATCH ${path}`]: ({ body }) => ({ status: 200, body: { ...alert, ...(body as object) } }),
  });
  const notification = await card('BTC above $100,000');
  fireEvent.click(notification.getByRole('button', { name: /^Mark as read/ }));
  await screen.findByText('All read');
  expect(notification.queryByRole('img', { name: 'Unread' })).toBeNull();
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ isRead: true });
  fireEvent.click(notification.getByRole('button', { name: /^Mark as unread/ }));
  await screen.findByText('1 unread');
});

test('Dismiss takes the notification off the list', async () => {
  show([alert, failed], {
    [`DELETE /api/watchlist/notifications/${alert.id}`]: () => ({ status: 204 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss BTC above $100,000' }));
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'BTC above $100,000' })).toBeNull(),
  );
  screen.getByRole('article', { name: 'Post failed' });
});

test('Mark all as read marks each', async () => {
  show([alert, failed], {
    'POST /api/watchlist/notifications/read-all': () => ({ status: 204 }),
  });
  await screen.findByText('2 unread');
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('All read');
  expect(screen.queryAllByRole('img', { name: 'Unread' })).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  screen.getByText('All notifications marked as read');
});

test('Open goes where something can be done, and marks the notification as read', async () => {
  const { host, sent } = show([failed], {
    [`PATCH /api/watchlist/notifications/${failed.id}`]: () => ({
      status: 200,
      body: { ...failed, isRead: true },
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Open Post failed' }));
  expect(host.navigate).toHaveBeenCalledWith('/schedule');
  await waitFor(() => expect(sent.some(({ method }) => method === 'PATCH')).toBe(true));
});

test('an empty list says when alerts appear, and leads to them', async () => {
  const { onSetUp } = show([]);
  await screen.findByText('Alerts appear here when watchlist alerts trigger');
  fireEvent.click(screen.getByRole('button', { name: 'Set up alerts' }));
  expect(onSetUp).toHaveBeenCalled();
});

test('somebody who is signed out sees an empty list and may sign in', async () => {
  const { host } = show([], { 'GET /api/auth/user': () => ({ status: 401, body: {} }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(host.signIn).toHaveBeenCalled();
  screen.getByText('No notifications yet');
});

test('a list that cannot be had can be asked for again', async () => {
  let broken = true;
  show([], {
    'GET /api/watchlist/notifications': () =>
      broken ? { status: 500, body: {} } : { status: 200, body: [alert] },
  });
  await screen.findAllByText('Failed to load notifications');
  broken = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await card('BTC above $100,000');
});

test('what others have written is shown as text', async () => {
  show([{ ...alert, title: '<img src=x onerror=alert(1)>', message: '<b>bold</b>' }]);
  await card('<img src=x onerror=alert(1)>');
  screen.getByText('<b>bold</b>');
  expect(document.querySelector('article img, article b')).toBeNull();
});
