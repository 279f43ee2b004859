import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PostMetrics } from '#shared/contracts/analytics.ts';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { dialogNamed } from '#shared/ui/testing/on-screen.ts';
import { aPost } from '#shared/ui/testing/posts.ts';
import { showCalendar } from '../testing/show-schedule.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-18T10:00:00.000Z');
});

const post = aPost({ content: 'gm', scheduledTime: '2026-11-20T14:30:00.000Z' });
const chip = (name: RegExp = /gm, /) => screen.getByRole('button', { name });
const told = () => screen.getByRole('status', { name: 'Moving' }).textContent;
const view = (name: string) =>
  fireEvent.change(screen.getByLabelText('View'), { target: { value: name } });

afterEach(() => history.replaceState(null, '', location.pathname));

const media = [
  {
    id: post.id,
    kind: 'image' as const,
    contentType: 'image/png',
    bytes: 68,
    width: 1,
    height: 1,
    altText: 'A chart of funding',
  },
];

test('a posted one cannot be picked up; a press shows it with picture, link and metrics', async () => {
  const part = { text: 'gm', media, externalId: '7', url: 'https://x.com/kit/status/7' };
  const posted = {
    ...post,
    status: 'posted' as const,
    parts: [part],
    postedAt: post.scheduledTime,
  };
  const metrics: PostMetrics = {
    impressions: 1500,
    likes: 12,
    reposts: 3,
    replies: 2,
    quotes: 1,
    bookmarks: 4,
  };
  const { sent } = await showCalendar([posted], {
    [`GET /api/scheduled-posts/${post.id}/metrics`]: () => ({ status: 200, body: metrics }),
  });
  fireEvent.keyDown(chip(/^2:30 PM gm, Media, Posted$/), { key: ' ' });
  await waitFor(() => expect(told()).toBe('This post can no longer be moved.'));
  fireEvent.click(chip());
  const drawer = await dialogNamed('Scheduled Post');
  expect(drawer.getByRole('link', { name: 'View on X: gm' }).getAttribute('href')).toBe(part.url);
  expect(await drawer.findByRole('img', { name: 'A chart of funding' })).toBeTruthy();
  const likes = await drawer.findByText('Likes');
  expect(likes.nextElementSibling?.textContent).toBe('12');
  expect(drawer.getByText('Impressions').nextElementSibling?.textContent).toBe('1.5K');
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
});

test('a press on an empty day or hour begins a post for it; what stood in the composer is saved', async () => {
  const { sent } = await showCalendar([post]);
  expect(screen.queryByRole('button', { name: /^Add post: Tuesday, November 17/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add post: Tuesday, November 24, 9:00 AM' }));
  const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
  const text = await screen.findByLabelText('Content');
  fireEvent.change(text, { target: { value: 'half a thought' } });
  expect([value('Date'), value('Time')]).toEqual(['2026-11-24', '9:00 AM']);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  view('week');
  useTimeZone.setState({ chosen: 'Asia/Tokyo' });
  fireEvent.click(screen.getByRole('button', { name: 'Add post: Friday, November 20, 8:00 PM' }));
  await screen.findByLabelText('Content');
  // The composer was last set to another zone: the instant is the same.
  expect([value('Date'), value('Time')]).toEqual(['2026-11-21', '5:00 AM']);
  expect(value('Content')).toBe('');
  const saved = sent.find(({ method, path }) => method === 'POST' && path === '/api/post-drafts');
  expect(saved?.body).toMatchObject({
    content: { parts: [{ text: 'half a thought' }], date: '2026-11-24', time: '09:00' },
  });
});

test('arrow keys go from cell to cell, never into the past, and the view follows', async () => {
  await showCalendar([]);
  const cell = (name: string) => screen.getByRole('button', { name: `Add post: ${name}` });
  // Of today the next full hour.
  const today = cell('Wednesday, November 18, 11:00 AM');
  expect(
    screen.getAllByRole('button', { name: /^Add post/ }).filter((one) => one.tabIndex === 0),
  ).toEqual([today]);
  today.focus();
  const go = (pressed: string) =>
    fireEvent.keyDown(document.activeElement as Element, { key: pressed });
  go('ArrowLeft');
  expect(document.activeElement).toBe(today);
  go('ArrowDown');
  expect(document.activeElement).toBe(cell('Wednesday, November 25, 9:00 AM'));
  go('ArrowDown');
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy();
  expect(document.activeElement).toBe(cell('Wednesday, December 2, 9:00 AM'));
  view('week');
  const hour = cell('Wednesday, December 2, 9:00 AM');
  hour.focus();
  go('ArrowDown');
  go('ArrowRight');
  expect(document.activeElement).toBe(cell('Thursday, December 3, 10:00 AM'));
});

test('the legend names what stands there, and a persona has one colour; the zone is above', async () => {
  const dana = { personaId: post.id, personaName: 'Dana' };
  const second = post.id.replace(/1$/, '2');
  await showCalendar([
    { ...post, ...dana },
    { ...post, ...dana, id: second, content: 'other', status: 'held', review: 'in_review' },
  ]);
  const reviews = ['Needs approval', 'Changes requested', 'Approved', 'Rejected'];
  expect(screen.queryByRole('list', { name: 'Legend' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Legend' }));
  const legend = screen.getByRole('list', { name: 'Legend' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pending', 'Posted', 'On hold', 'Failed', ...reviews, 'Dana']);
  expect(chip(/gm, Dana, Pending$/)).toBeTruthy();
  expect(chip(/other, Dana, On hold, Needs approval$/)).toBeTruthy();
  const before = screen
    .getByText('Times in UTC')
    .compareDocumentPosition(screen.getByRole('table'));
  expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
