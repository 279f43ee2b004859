import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Host } from '#shared/client/host.tsx';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { type Answer, refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { ReconnectBanner } from './reconnect-banner.tsx';

const ID = '00000000-0000-4000-8000-000000000003';
const user = {
  id: ID,
  username: 'kit_ferro',
  firstName: null,
  lastName: null,
  email: null,
  profileImageUrl: null,
  twitterUsername: 'kit_ferro',
  connectedPlatforms: ['twitter'],
};
const account: SocialAccount = {
  id: ID,
  platform: 'twitter',
  username: 'kit_ferro',
  followers: 12,
  followerCount: 12,
  isActive: true,
  needsReconnect: false,
  connectedAt: '2026-05-10T12:00:00.000Z',
};
const lost: SocialAccount = { ...account, isActive: false, needsReconnect: true };
const SENTENCE = 'X no longer accepts @kit_ferro. Reconnect it to keep posting.';

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** What the person is told; the region of the toasts stands empty beside it. */
const told = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const BANNER = `${SENTENCE}Reconnect`;
const returnToTab = () =>
  act(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** The banner over these accounts; the function changes what the server answers from now on. */
async function show(accounts: SocialAccount[], place: Partial<Host> = {}) {
  let answer: Answer = { status: 200, body: accounts };
  const shown = renderScreen(
    <ReconnectBanner className="frame" />,
    {
      'GET /api/auth/user': () => ({ status: 200, body: user }),
      'GET /api/social-accounts': () => answer,
    },
    place,
  );
  // Who is there, and then their accounts.
  for (let answers = 0; answers < 2; answers++) await pass(50);
  const asked = () => shown.sent.filter(({ path }) => path === '/api/social-accounts').length;
  return { ...shown, asked, from: (next: Answer) => (answer = next) };
}

test('says which account X no longer accepts, once for all of them', async () => {
  await show([account, lost, { ...lost, username: 'second' }]);
  expect(told()).toEqual([BANNER, '']);
});

test('is not there while X accepts every account', async () => {
  const { asked } = await show([account]);
  expect(told()).toEqual(['']);
  await pass(60_000);
  expect(asked()).toBe(1);
});

test.each(['console', 'panel'] as const)(
  'the %s connects it at X to the workspace of now, and signs nobody in',
  async (place) => {
    const { host } = await show([lost], { place });
    fireEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
    expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/api/auth/x?link=1');
    expect(host.signIn).not.toHaveBeenCalled();
  },
);

test('goes by itself once the account is connected again, and asks no more', async () => {
  const { asked, from } = await show([lost]);
  from({ status: 200, body: [account] });
  await pass(5_100);
  expect(told()).toEqual(['']);
  const before = asked();
  await pass(60_000);
  expect(asked()).toBe(before);
});

test('comes when the person returns to a tab in which the account was lost meanwhile', async () => {
  const { from } = await show([account]);
  from({ status: 200, body: [lost] });
  await returnToTab();
  await pass(50);
  expect(told()).toEqual([BANNER, '']);
});

test('a server that does not answer is neither told nor asked again and again', async () => {
  const { asked, from } = await show([lost]);
  from({ status: 500, body: refusal('internal', 'Something went wrong.') });
  await pass(5_100);
  expect(told()).toEqual([BANNER, '']);
  const before = asked();
  await pass(60_000);
  expect(asked()).toBe(before);
});

test('nobody is asked about accounts who is not signed in', async () => {
  const { sent } = renderScreen(<ReconnectBanner className="frame" />, {
    'GET /api/auth/user': () => ({ status: 401, body: refusal('unauthorized', 'Sign in.') }),
  });
  await pass(50);
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/user']);
});
