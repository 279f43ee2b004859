import {
  type BoundFunctions,
  fireEvent,
  type queries,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { message } from '#shared/contracts/messages/message.ts';
import type { PostStatus, ScheduledPost } from '#shared/contracts/publishing.ts';
import { loadServerMessages } from '#shared/i18n/server-message.ts';
import { activateLocale } from '#shared/i18n/translate.ts';
import { dialogNamed, press, type } from '#shared/ui/testing/on-screen.ts';
import { anAccount, aPersona } from '#shared/ui/testing/people.ts';
import { aPost, inDays } from '#shared/ui/testing/posts.ts';
import { refusal } from '#shared/ui/testing/render-screen.tsx';
import { cardOf, rowOf, showSchedule } from '../testing/show-schedule.tsx';

afterEach(() => activateLocale('en', {}));

const ID = '00000000-0000-4000-8000-0000000000';
const ACCOUNTS = 'GET /api/social-accounts';
const account = anAccount();
const lost = { ...account, isActive: false, needsReconnect: true };
const ok = (body: unknown) => () => ({ status: 200, body });
const act = (post: ScheduledPost) => `POST /api/scheduled-posts/${post.id}/act`;
const bodyOf = (sent: { method: string; path: string; body: unknown }[], ending: string) =>
  sent.find(({ path, method }) => method !== 'GET' && path.endsWith(ending))?.body;
/** The heading that a row is described by. */
const reasonOf = (name: string) => {
  const id = screen.getByRole('article', { name }).getAttribute('aria-describedby');
  return document.getElementById(id ?? '')?.textContent;
};
const buttons = (card: BoundFunctions<typeof queries>) =>
  card.queryAllByRole('button').map((button) => button.textContent);

test('posts stand under their day, with time, platform, persona and status', async () => {
  showSchedule([
    aPost({ content: 'later', scheduledTime: inDays(1, '14:30'), personaName: 'Annie' }),
    aPost({ id: `${ID}52`, content: 'gone', scheduledTime: inDays(-1, '08:00'), status: 'posted' }),
  ]);
  const row = await rowOf('later');
  expect(row.getByText('2:30 PM')).toBeTruthy();
  expect(row.getByText('Annie')).toBeTruthy();
  expect(row.getByRole('img', { name: 'Pending' })).toBeTruthy();
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Tomorrow', 'Yesterday']);
  expect((await cardOf('later')).getByText('X (Twitter)')).toBeTruthy();
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
  await rowOf('told');
  expect(reasonOf('told')).toBe('On hold (1) Höchstens 5 posts am Tag.');
  expect(reasonOf('old')).toBe(`On hold (1) ${detail}`);
});

const moves = ['Move to tomorrow', 'Move to next free slot', 'Choose a time'];
const always = ['Duplicate', 'Delivery log'];

test.each<[PostStatus, string, (string | null)[]]>([
  ['pending', 'Pending', ['Edit', ...moves, 'Post now', 'Put on hold', ...always, 'Delete']],
  ['publishing', 'Publishing', ['Duplicate', 'Delivery log']],
  ['posted', 'Posted', ['Duplicate', 'Open in composer', 'Delivery log']],
  ['failed', 'Failed', ['Retry', 'Edit', ...moves, ...always, 'Delete']],
  ['unknown', 'Checking', ['Duplicate', 'Delivery log']],
  ['needs_check', 'Needs your check', ['Mark as posted', 'Retry', 'Duplicate', 'Delivery log']],
  ['held', 'On hold', ['Release', 'Edit', ...moves, 'Post now', ...always, 'Delete']],
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
      expect(buttons(card)).toEqual([label, 'Edit', ...moves, ...always, 'Delete']),
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
  await rowOf('two');
  expect(reasonOf('two')).toBe('On hold (1) Posting is paused on weekends.');
  expect(reasonOf('three')).toBe('Failed (1) X has suspended this account.');
  expect(screen.getByText('Failed (1)').className).toContain('danger');
  const first = await cardOf('one');
  expect(first.getByText(/may be on X already.*nothing is sent twice/)).toBeTruthy();
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
  const card = await rowOf(/^gm/);
  expect(screen.getByRole('heading', { name: /does not publish to LinkedIn yet/ })).toBeTruthy();
  await card.findByRole('button', { name: /^Copy:/ });
  press(/^Copy:/);
  await screen.findByText('Copied!');
  expect(copied).toEqual(['gm, funding flipped negative']);
});

const CHANGE = 'POST /api/scheduled-posts/change';
const changed = (post: ScheduledPost) => ({ changed: [post.id], refused: [], undo: 'sealed' });

test('a deleted post goes from the list, and Undo brings it back', async () => {
  const post = aPost();
  const list = [post];
  const { sent } = showSchedule(list, {
    [CHANGE]: () => {
      list.pop();
      return { status: 200, body: changed(post) };
    },
    'POST /api/scheduled-posts/undo': () => {
      list.push(post);
      return { status: 200, body: { restored: 1 } };
    },
  });
  await cardOf(/^gm/);
  press(/^Delete:/);
  await screen.findByText('Scheduled post deleted');
  await screen.findByText('No scheduled posts yet');
  expect(bodyOf(sent, '/change')).toEqual({
    posts: [{ id: post.id, version: 3 }],
    change: { action: 'delete' },
  });
  press('Undo');
  await screen.findByText('1 post restored');
  expect(bodyOf(sent, '/undo')).toEqual({ undo: 'sealed' });
  await rowOf(/^gm/);
});

test('a post that is being sent meanwhile stays, and why is said', async () => {
  const post = aPost();
  const refused = [{ path: post.id, message: 'This post is being sent right now.' }];
  showSchedule([post], { [CHANGE]: ok({ changed: [], refused, undo: null }) });
  await cardOf(/^gm/);
  press(/^Delete:/);
  await screen.findByText('This post is being sent right now.');
});

test('what waits for a person stands first, each with the press that mends it', async () => {
  const missed = aPost({
    id: `${ID}81`,
    content: 'missed',
    status: 'held',
    holdReason: 'too_late',
  });
  const flagged = aPost({
    id: `${ID}82`,
    content: 'flagged',
    status: 'held',
    holdReason: 'moderation',
  });
  const asked = aPost({ id: `${ID}83`, content: 'asked', status: 'needs_check' });
  const { sent } = showSchedule([aPost(), missed, flagged, asked], {
    [ACCOUNTS]: ok([account]),
    'GET /api/post-queue': ok({ timeZone: 'UTC', slots: [], nextFree: inDays(2, '09:00') }),
    [CHANGE]: ok(changed(missed)),
    [act(asked)]: ok({ ...asked, status: 'posted' }),
  });
  await screen.findByRole('heading', { name: 'Needs attention (3)' });
  await screen.findByRole('button', { name: 'Move to next free slot: missed' });
  const names = screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'));
  expect(names).toEqual(['asked', 'missed', 'flagged', 'gm, funding flipped negative']);
  expect((await rowOf('flagged')).getByRole('button', { name: 'Fix: flagged' })).toBeTruthy();
  press('Move to next free slot: missed');
  await screen.findByText('1 post moved');
  expect(bodyOf(sent, '/change')).toMatchObject({ change: { action: 'queue' } });
  press('Mark as posted: asked');
  await screen.findByText('The post is marked as posted');
});

test('a reason stands once over all that wait for it, in its general form where they differ', async () => {
  const late = (id: string, hours: number) =>
    aPost({
      id: `${ID}${id}`,
      content: `late ${hours}`,
      status: 'held',
      holdReason: 'too_late',
      detail: `It was due ${hours} hours ago. Posts may be at most 60 minutes late.`,
      detailMessage: message('post.too-late', { ago: hours * 60, n: 60 }),
    });
  const [one, two] = ['b1', 'b2'].map((id) =>
    aPost({ id: `${ID}${id}`, content: `cut ${id}`, status: 'failed', detail: 'X is down.' }),
  );
  showSchedule([late('b3', 2), late('b4', 3), one, two].filter((post) => post !== undefined));
  await screen.findByRole('heading', { name: 'Needs attention (4)' });
  const reasons = screen.getAllByRole('heading', { level: 4 }).map((of) => of.textContent);
  expect(reasons).toEqual(['Failed (2) X is down.', 'On hold (2) It missed its scheduled time.']);
  expect(reasonOf('cut b2')).toBe(reasons[0]);
  expect(reasonOf('late 3')).toBe(reasons[1]);
});

test('selected posts are moved, and held, together; what a post does not allow is left out', async () => {
  const posted = aPost({ id: `${ID}91`, content: 'sent', status: 'posted' });
  const held = aPost({ id: `${ID}92`, content: 'waits', status: 'held' });
  const { sent } = showSchedule([aPost(), held, posted], { [CHANGE]: ok(changed(held)) });
  await rowOf('sent');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all 3 posts' }));
  const bar = within(screen.getByRole('region', { name: 'Selected posts' }));
  expect(bar.getByText('3 selected')).toBeTruthy();
  fireEvent.click(bar.getByRole('button', { name: 'Put on hold (1)' }));
  await screen.findByText('1 post put on hold');
  expect(bodyOf(sent, '/change')).toEqual({
    posts: [{ id: aPost().id, version: 3 }],
    change: { action: 'hold' },
  });
  expect(screen.queryByRole('region', { name: 'Selected posts' })).toBeNull();
});

test('the address says what is shown, by word, status and persona', async () => {
  const annie = aPersona();
  const hers = aPost({ content: 'by annie', personaId: annie.id, personaName: annie.name });
  const found = aPost({ id: `${ID}a2`, content: 'found', status: 'failed' });
  history.replaceState(null, '', `?persona=${annie.id}`);
  showSchedule([hers, found], { 'GET /api/scheduled-post-rows?q=fees': ok([found]) });
  await rowOf('by annie');
  expect(screen.queryByRole('article', { name: 'found' })).toBeNull();
  press('Clear');
  await rowOf('found');
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'failed' } });
  await waitFor(() => expect(location.search).toBe('?show=failed'));
  type('Search posts', 'fees');
  await waitFor(() => expect(location.search).toBe('?q=fees&show=failed'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  history.replaceState(null, '', location.pathname);
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
  expect(screen.getByRole('heading', { name: `On hold (1) ${detail}` })).toBeTruthy();
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
    [act(held)]: () => {
      list[1] = { ...held, status: 'pending', holdReason: null };
      return { status: 200, body: list[1] };
    },
    [`POST /api/scheduled-posts/${held.id}/duplicate`]: () => ({
      status: 201,
      body: { ...held, id: `${ID}73` },
    }),
  });
  await screen.findByRole('button', { name: 'Release: held' });
  press('Release: held');
  await screen.findByText('The post is no longer on hold');
  await cardOf('failed');
  screen.getByRole('button', { name: 'Retry: failed' }).focus();
  press('Retry: failed');
  await screen.findByText('The post is tried again');
  // Retry is gone: the focus stays in the drawer.
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).toBeTruthy());
  press('Close');
  await cardOf('held');
  press('Duplicate: held');
  await screen.findByText('The copy is on hold until you edit or release it');
  expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/api/scheduled-posts/${held.id}/act`,
    `/api/scheduled-posts/${failed.id}/act`,
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
    'GET /api/scheduled-post-rows': () =>
      broken
        ? { status: 500, body: refusal('internal', 'Broken') }
        : { status: 200, body: [aPost()] },
  });
  await waitFor(() =>
    expect(screen.getAllByText('Failed to load scheduled posts')).toHaveLength(2),
  );
  broken = false;
  press('Retry');
  await rowOf(/^gm/);
});
