import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Host } from '#shared/client/host.tsx';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import {
  type Answer,
  refusal,
  renderScreen,
  type Sent,
} from '#shared/ui/testing/render-screen.tsx';
import { useConnecting } from './connecting-store.ts';
import ConnectionsScreen from './connections-screen.tsx';

beforeEach(() => useConnecting.setState({ connecting: null, isBack: false }));

const account: SocialAccount = {
  id: '00000000-0000-4000-8000-0000000000e1',
  platform: 'twitter',
  username: 'kit_ferro',
  followers: 12_400,
  followerCount: 12_400,
  isActive: true,
  needsReconnect: false,
  connectedAt: '2026-05-10T12:00:00.000Z',
};
const second = { ...account, id: account.id.replace(/1$/, '2'), username: 'second_acc' };
const lost: SocialAccount = { ...account, isActive: false, needsReconnect: true };

function show(
  accounts: SocialAccount[],
  more: Record<string, (sent: Sent) => Answer | Promise<Answer>> = {},
  host: Partial<Host> = {},
) {
  const user = nextUser();
  return renderScreen(
    <ConnectionsScreen />,
    {
      'GET /api/auth/user': () => ({ status: 200, body: user }),
      'GET /api/social-accounts': () => ({ status: 200, body: accounts }),
      'GET /api/personas': () => ({ status: 200, body: [] }),
      'GET /api/social-stats': () => ({
        status: 200,
        body: { avgEngagementRate: 3.0619, totalPosts: 1_250, growthRate: 4.26 },
      }),
      ...more,
    },
    host,
  );
}

const goTo = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name }));

test('four tabs, the second with the count', async () => {
  show([account]);
  await screen.findByRole('tab', { name: 'Accounts (1)' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Connect',
    'Accounts (1)',
    'Analytics',
    'Settings',
  ]);
});

test('X can be connected, the others are coming soon and disabled', async () => {
  const { host } = show([]);
  const soon = await screen.findAllByRole('button', { name: 'Coming Soon' });
  expect(soon).toHaveLength(4);
  expect(soon.every((button) => (button as HTMLButtonElement).disabled)).toBe(true);
  const card = within(screen.getByRole('article', { name: 'X (Twitter)' }));
  expect(card.getByText('Threads')).toBeTruthy();
  press('Connect X (Twitter)');
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith(
    '/api/auth/x?link=1&returnTo=%2Fsocial-connections',
  );
});

test('a connected platform says so and cannot be pressed again', async () => {
  show([account]);
  const card = within(await screen.findByRole('article', { name: 'X (Twitter)' }));
  const button = card.getByRole('button', { name: 'Connected' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
});

test('back from X with the account, it is said that it worked, once', async () => {
  useConnecting.setState({ connecting: { platform: 'twitter', before: [] }, isBack: true });
  show([account]);
  await screen.findByText('Account Connected');
  expect(screen.getByText('Successfully connected your X (Twitter) account!')).toBeTruthy();
  expect(useConnecting.getState().connecting).toBeNull();
});

test('back from X without an account, or with the one of before, nothing is claimed', async () => {
  const connecting = { platform: 'twitter' as const, before: [account.id] };
  useConnecting.setState({ connecting, isBack: true });
  show([account]);
  await screen.findByRole('tab', { name: 'Accounts (1)' });
  await waitFor(() => expect(useConnecting.getState().connecting).toBeNull());
  expect(screen.queryByText('Account Connected')).toBeNull();
  expect(screen.getByText('No new account was connected')).toBeTruthy();
});

test('back from X without a first account, nothing is said', async () => {
  useConnecting.setState({ connecting: { platform: 'twitter', before: [] }, isBack: true });
  show([]);
  await waitFor(() => expect(useConnecting.getState().connecting).toBeNull());
  expect(screen.queryByText('No new account was connected')).toBeNull();
});

test('another account is added at X, with the hint to switch there first', async () => {
  const { host } = show([account]);
  await goTo('Accounts (1)');
  const add = screen.getByRole('button', { name: 'Add another account' });
  const hint = document.getElementById(add.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('Switch to the other account there first.');
  fireEvent.click(add);
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith(
    '/api/auth/x?link=1&returnTo=%2Fsocial-connections',
  );
  expect(useConnecting.getState().connecting).toEqual({
    platform: 'twitter',
    before: [account.id],
  });
});

test('back from X with a second account, it is said that it worked', async () => {
  const connecting = { platform: 'twitter' as const, before: [account.id] };
  useConnecting.setState({ connecting, isBack: true });
  show([account, second]);
  await screen.findByText('Account Connected');
  expect(screen.getByRole('tab', { name: 'Accounts (2)' })).toBeTruthy();
});

test('without any account there is nothing to add another to', async () => {
  show([]);
  await goTo('Accounts (0)');
  expect(screen.queryByRole('button', { name: 'Add another account' })).toBeNull();
});

test('the side panel adds and disconnects in the console, and waits for the account', async () => {
  const { host, sent } = show([account], {}, { place: 'panel' });
  await goTo('Accounts (1)');
  press('Disconnect @kit_ferro');
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/social-connections');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(useConnecting.getState().connecting).toBeNull();
  press('Add another account');
  expect(host.navigate).toHaveBeenCalledTimes(2);
  expect(host.navigate).toHaveBeenLastCalledWith('/social-connections');
  expect(useConnecting.getState()).toMatchObject({ connecting: { before: [account.id] } });
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('the side panel waits for the account that is connected in another tab', async () => {
  vi.useFakeTimers();
  const accounts: SocialAccount[] = [];
  show(accounts, {}, { place: 'panel' });
  // Who is there, and then their accounts, each drawn in time.
  await act(() => vi.advanceTimersByTimeAsync(100));
  await act(() => vi.advanceTimersByTimeAsync(100));
  press('Connect X (Twitter)');
  expect(screen.getByRole('button', { name: 'Connecting X (Twitter)...' })).toBeTruthy();
  accounts.push(account);
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(screen.getByText('Account Connected')).toBeTruthy();
});

test('an account shows its handle, followers, day, and that it is active', async () => {
  show([account]);
  await goTo('Accounts (1)');
  const card = within(screen.getByRole('article', { name: 'X (Twitter) @kit_ferro' }));
  expect(card.getByText('@kit_ferro')).toBeTruthy();
  expect(card.getByText('12.4K followers, connected May 10, 2026')).toBeTruthy();
  expect(card.getByText('Active')).toBeTruthy();
  press('Configure @kit_ferro');
  expect(screen.getByText('Settings Coming Soon')).toBeTruthy();
});

test('an account with one follower has one follower', async () => {
  show([{ ...account, followers: 1 }]);
  await goTo('Accounts (1)');
  expect(screen.getByText('1 follower, connected May 10, 2026')).toBeTruthy();
});

test('an account that X no longer accepts offers to reconnect it', async () => {
  const { host } = show([lost]);
  await goTo('Accounts (1)');
  expect(screen.getByText('Reconnect needed')).toBeTruthy();
  press('Reconnect @kit_ferro');
  expect(host.navigate).toHaveBeenCalledOnce();
  expect(useConnecting.getState().connecting).toEqual({ platform: 'twitter', before: [] });
});

test('disconnecting asks first, says so, and the count goes down', async () => {
  const accounts = [account];
  show(accounts, {
    [`DELETE /api/social-accounts/${account.id}`]: () => {
      accounts.pop();
      return { status: 204 };
    },
  });
  await goTo('Accounts (1)');
  press('Disconnect @kit_ferro');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
  await screen.findByText('Account Disconnected');
  await screen.findByRole('tab', { name: 'Accounts (0)' });
  press('Connect Your First Account');
  expect(screen.getByRole('tab', { name: 'Connect' }).getAttribute('aria-selected')).toBe('true');
});

test('a disconnect that fails says so in the words of the specification', async () => {
  show([account], {
    [`DELETE /api/social-accounts/${account.id}`]: () => ({
      status: 500,
      body: refusal('internal', 'Broken'),
    }),
  });
  await goTo('Accounts (1)');
  press('Disconnect @kit_ferro');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
  await screen.findByText('Failed to disconnect account.');
  expect(screen.getByRole('article', { name: 'X (Twitter) @kit_ferro' })).toBeTruthy();
});

test('figures: the sum of followers, one decimal, and a plus sign before growth', async () => {
  show([account, { ...account, id: account.id.replace(/1$/, '2'), followers: 600 }]);
  await goTo('Analytics');
  await screen.findByText('3.1%');
  expect(screen.getByText('13.0K')).toBeTruthy();
  expect(screen.getByText('1.3K')).toBeTruthy();
  expect(screen.getByText('+4.3%')).toBeTruthy();
});

test('without accounts no figures are asked for, and they stand at zero', async () => {
  const { sent } = show([]);
  await goTo('Analytics');
  expect(screen.getByText('+0.0%')).toBeTruthy();
  expect(sent.some(({ path }) => path === '/api/social-stats')).toBe(false);
});

test('figures that fail to load say so in place, and Retry reads them again', async () => {
  let broken = true;
  show([account], {
    'GET /api/social-stats': () =>
      broken
        ? { status: 500, body: refusal('internal', 'Broken') }
        : { status: 200, body: { avgEngagementRate: 1, totalPosts: 2, growthRate: -3 } },
  });
  await goTo('Analytics');
  await waitFor(() => expect(screen.getAllByText('Failed to load statistics')).toHaveLength(2));
  broken = false;
  press('Retry');
  await screen.findByText('-3.0%');
});

test('signed out, Get Started leads to the sign-in with X', async () => {
  const { sent, host } = show([], {
    'GET /api/auth/user': () => ({ status: 401, body: refusal('unauthorized', 'Sign in.') }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Get Started' }));
  expect(host.signIn).toHaveBeenCalledOnce();
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/user']);
});
