import {
  type BoundFunctions,
  fireEvent,
  type queries,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { PostStatus, ScheduledPost } from '#shared/contracts/publishing.ts';
import { loadServerMessages } from '#shared/i18n/server-message.ts';
import { activateLocale } from '#shared/i18n/translate.ts';
import { dialogNamed, press } from '#shared/ui/testing/on-screen.ts';
import { refusal } from '#shared/ui/testing/render-screen.tsx';
import { aPost, cardOf, inDays, showSchedule } from '../testing/show-schedule.tsx';

afterEach(() => activateLocale('en', {}));

const ID = '00000000-0000-4000-8000-0000000000';
const ACCOUNTS = 'GET /api/social-accounts';
const account: SocialAccount = {
  id: `${ID}b1`,
  platform: 'twitter',
  username: 'mira',
  followers: 0,
  followerCount: 0,
  isActive: true,
  needsReconnect: false,
  connectedAt: '2026-05-10T12:00:00.000Z',
};
const lost = { ...account, isActive: false, needsReconnect: true };
const ok = (body: unknown) => () => ({ status: 200, body });
const act = (post: ScheduledPost) => `POST /api/scheduled-posts/${post.id}/act`;
const bodyOf = (sent: { method: string; path: string; body: unknown }[], ending: string) =>
  sent.find(({ path, method }) => method !== 'GET' && path.endsWith(ending))?.body;
const buttons = (card: BoundFunctions<typeof queries>) =>
  card.queryAllByRole('button').map((button) => button.textContent);

test('posts stand under their day, with time, platform, persona and status', async () => {
  showSchedule([
    aPost({ content: 'later', scheduledTime: inDays(1, '14:30'), personaName: 'Annie' }),
    aPost({ id: `${ID}52`, content: 'gone', scheduledTime: inDays(-1, '08:00'), status: 'posted' }),
  ]);
  const card = await cardOf('later');
  expect(card.getByText('14:30')).toBeTruthy();
  expect(card.getByText('Annie')).toBeTruthy();
  expect(card.getByText('X (Twitter)')).toBeTruthy();
  expect(card.getByText('Pending')).toBeTruthy();
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Tomorrow', 'Yesterday']);
});

test('why a post waits is told in the language of the interface, without a message as it is', async () => {
  await loadServerMessages();
  activateLocale('de', { 'The limit of {posts} per day is reached.': 'Höchstens {posts} am Tag.' });
  const detail = 'The limit of 5 posts per day is reached.';
  const held = { status: 'held', holdReason: 'daily_limit', detail } as const;
  const detailMessage = message('post.daily-limit', { posts: 5 });
  showSchedule([
    aPost({ ...held, content: 'told', detailMessage }),
    aPost({ ...held, id: `${ID}53`, content: 'old' }),
  ]);
  expect((await cardOf('told')).getByText('Höchstens 5 posts am Tag.')).toBeTruthy();
  expect((await cardOf('old')).getByText(detail)).toBeTruthy();
});

test.each<[PostStatus, string, (string | null)[]]>([
  ['pending', 'Pending', ['Edit', 'Post now', 'Duplicate', 'Delivery log', '']],
  ['publishing', 'Publishing', ['Duplicate', 'Delivery log']],
  ['posted', 'Posted', ['Duplicate', 'Delivery log']],
  ['failed', 'Failed', ['Retry', 'Edit', 'Duplicate', 'Delivery log', '']],
  ['unknown', 'Checking', ['Duplicate', 'Delivery log']],
  ['needs_check', 'Needs your check', ['Mark as posted', 'Retry', 'Duplicate', 'Delivery log']],
  ['held', 'On hold', ['Release', 'Edit', 'Post now', 'Duplicate', 'Delivery log', '']],
])('a %s post is named %s and offers what its state allows', async (status, badge, offered) => {
  showSchedule([aPost({ status })], { [ACCOUNTS]: ok([account]) });
  const card = await cardOf(/^gm/);
  expect(card.getByText(badge)).toBeTruthy();
  await waitFor(() => expect(buttons(card)).toEqual(offered));
});

test.each([
  ['no account is connected', null, [], 'Connect X Account'],
  ['its account was disconnected', account.id, [], 'Connect X Account'],
  ['X refuses its account', account.id, [lost], 'Reconnect'],
])(
  'a held post cannot be released while %s: it offers to connect one',
  async (_, accountId, accounts, label) => {
    const post = aPost({ status: 'held', holdReason: 'reconnect', accountId });
    const { host } = showSchedule([post], { [ACCOUNTS]: ok(accounts) });
    const card = await cardOf(/^gm/);
    await waitFor(() =>
      expect(buttons(card)).toEqual([label, 'Edit', 'Duplicate', 'Delivery log', '']),
    );
    press(new RegExp(`^${label}: gm`));
    const returnTo = encodeURIComponent(`/schedule?post=${post.id}`);
    expect(host.navigate).toHaveBeenCalledWith(`/api/auth/x?link=1&returnTo=${returnTo}`);
  },
);

test('what happened is said in plain words: unknown, held and failed', async () => {
  showSchedule([
    aPost({ id: `${ID}61`, content: 'one', status: 'unknown' }),
    aPost({ id: `${ID}62`, content: 'two', status: 'held', holdReason: 'weekend' }),
    aPost({
      id: `${ID}63`,
      content: 'three',
      status: 'failed',
      detail: 'X has suspended this account.',
    }),
  ]);
  const first = await cardOf('one');
  expect(first.getByText(/may be on X already.*nothing is sent twice/)).toBeTruthy();
  expect((await cardOf('two')).getByText('Posting is paused on weekends.')).toBeTruthy();
  expect((await cardOf('three')).getByText('X has suspended this account.').className).toContain(
    'danger',
  );
});

test('a post that needs a check takes either answer, with the address where it is known', async () => {
  const post = aPost({ status: 'needs_check' });
  const { sent } = showSchedule([post], { [act(post)]: ok({ ...post, status: 'posted' }) });
  const card = await cardOf(/^gm/);
  fireEvent.change(card.getByLabelText('Address of the post on X'), {
    target: { value: 'https://x.com/kit/status/12' },
  });
  press('Mark as posted');
  await screen.findByText('The post is marked as posted');
  expect(bodyOf(sent, '/act')).toEqual({
    action: 'was_posted',
    externalId: 'https://x.com/kit/status/12',
    version: 3,
  });
});

test('a platform that Troupe does not publish to gives its text to copy', async () => {
  const copied: string[] = [];
  showSchedule(
    [aPost({ status: 'reminded', platform: 'linkedin' })],
    {},
    {
      copy: async (text) => void copied.push(text),
    },
  );
  const card = await cardOf(/^gm/);
  expect(card.getByText(/does not publish to LinkedIn yet/)).toBeTruthy();
  await card.findByRole('button', { name: /^Copy:/ });
  press(/^Copy:/);
  await screen.findByText('Copied!');
  expect(copied).toEqual(['gm, funding flipped negative']);
});

test('deleting asks first, says so, and takes the card away', async () => {
  const post = aPost();
  const list = [post];
  showSchedule(list, {
    [`DELETE /api/scheduled-posts/${post.id}`]: () => {
      list.pop();
      return { status: 204 };
    },
  });
  await cardOf(/^gm/);
  press(/^Delete:/);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    dialog.getByText(/Are you sure you want to delete "gm, funding flipped negative"/),
  ).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Scheduled post deleted');
  await screen.findByText('No scheduled posts yet');
});

test('a post that is being sent meanwhile stays, and why is said', async () => {
  const post = aPost();
  showSchedule([post], {
    [`DELETE /api/scheduled-posts/${post.id}`]: () => ({
      status: 409,
      body: refusal('conflict', 'This post is being sent right now.'),
    }),
  });
  await cardOf(/^gm/);
  press(/^Delete:/);
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await screen.findByText('This post is being sent right now.');
  await cardOf(/^gm/);
});

test('Post now asks before it goes out', async () => {
  const post = aPost();
  const { sent } = showSchedule([post], { [act(post)]: ok({ ...post, status: 'publishing' }) });
  await cardOf(/^gm/);
  press(/^Post now:/);
  expect(bodyOf(sent, '/act')).toBeUndefined();
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Post now' }),
  );
  await screen.findByText('The post is being published');
  expect(bodyOf(sent, '/act')).toEqual({ action: 'now', version: 3 });
});

test('Post now of a post that no account can send says that it waits for one', async () => {
  const post = aPost();
  const detail = 'No X account is connected. Connect one to send this post.';
  const held = { ...post, status: 'held' as const, holdReason: 'reconnect' as const, detail };
  const list = [post];
  showSchedule(list, {
    [act(post)]: () => {
      list[0] = held;
      return { status: 200, body: held };
    },
  });
  await cardOf(/^gm/);
  press(/^Post now:/);
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Post now' }),
  );
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  await toasts.findByText('On hold');
  expect(toasts.getByText(detail)).toBeTruthy();
  expect((await cardOf(/^gm/)).getByText(detail)).toBeTruthy();
});

test('Retry, Release and Duplicate tell the server and show the answer', async () => {
  const failed = aPost({ id: `${ID}71`, content: 'failed', status: 'failed' });
  const held = aPost({ id: `${ID}72`, content: 'held', status: 'held', holdReason: 'daily_limit' });
  const list = [failed, held];
  const { sent } = showSchedule(list, {
    [act(failed)]: () => {
      list[0] = { ...failed, status: 'publishing' };
      return { status: 200, body: list[0] };
    },
    [ACCOUNTS]: ok([account]),
    [act(held)]: ok({ ...held, status: 'pending' }),
    [`POST /api/scheduled-posts/${held.id}/duplicate`]: () => ({
      status: 201,
      body: { ...held, id: `${ID}73` },
    }),
  });
  await cardOf('failed');
  await screen.findByRole('button', { name: 'Release: held' });
  screen.getByRole('button', { name: 'Retry: failed' }).focus();
  press('Retry: failed');
  await screen.findByText('The post is tried again');
  // Retry is gone: the next that can be done has its focus.
  const next = screen.getByRole('button', { name: 'Duplicate: failed' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  press('Release: held');
  await screen.findByText('The post is no longer on hold');
  press('Duplicate: held');
  await screen.findByText('The copy is on hold until you edit or release it');
  expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/api/scheduled-posts/${failed.id}/act`,
    `/api/scheduled-posts/${held.id}/act`,
    `/api/scheduled-posts/${held.id}/duplicate`,
  ]);
});

test('the log shows every call to X with its outcome', async () => {
  const post = aPost({ status: 'posted' });
  showSchedule([post], {
    [`GET /api/scheduled-posts/${post.id}/attempts`]: ok([
      {
        part: 0,
        startedAt: '2026-11-20T09:30:01.000Z',
        finishedAt: '2026-11-20T09:30:02.000Z',
        outcome: 'rate_limited',
        httpStatus: 429,
        detail: 'X takes posts again at 09:45.',
      },
    ]),
  });
  await cardOf(/^gm/);
  press(/^Delivery log:/);
  const dialog = await dialogNamed('Delivery Log');
  await dialog.findByText('X asked to wait');
  expect(dialog.getByText('HTTP status 429')).toBeTruthy();
  expect(dialog.getByText(/^Nov 20, 2026, 9:30\sAM$/)).toBeTruthy();
});

test('a list that fails says so in place, and Retry reads it again', async () => {
  let broken = true;
  showSchedule([], {
    'GET /api/scheduled-posts': () =>
      broken
        ? { status: 500, body: refusal('internal', 'Broken') }
        : { status: 200, body: [aPost()] },
  });
  await waitFor(() =>
    expect(screen.getAllByText('Failed to load scheduled posts')).toHaveLength(2),
  );
  broken = false;
  press('Retry');
  await cardOf(/^gm/);
});

test('hundreds of posts are drawn sixty at a time, each time from the first new one on, and can be filtered', async () => {
  const many = Array.from({ length: 130 }, (_, place) =>
    aPost({
      id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
      content: `post ${place}`,
      status: place === 129 ? 'failed' : 'pending',
    }),
  );
  showSchedule(many);
  await cardOf('post 0');
  expect(screen.getAllByRole('article')).toHaveLength(60);
  press('Show 60 more of 70');
  expect(screen.getAllByRole('article')).toHaveLength(120);
  const focused = () => within(document.activeElement as HTMLElement).getByRole('article');
  const nameOf = (card: HTMLElement) => card.getAttribute('aria-label');
  await waitFor(() => expect(nameOf(focused())).toBe('post 60'));
  press('Show 10 more of 10');
  await waitFor(() => expect(nameOf(focused())).toBe('post 120'));
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'attention' } });
  expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
    'post 129',
  ]);
});
