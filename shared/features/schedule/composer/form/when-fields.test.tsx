import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { aPost, inDays } from '#shared/ui/testing/posts.ts';
import type { Sent } from '#shared/ui/testing/render-screen.tsx';
import { pickTime, planAt, showComposer } from '../../testing/show-schedule.tsx';

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

const scheduled = (sent: Sent[]) =>
  sent.find(({ path, method }) => method === 'POST' && path === '/api/scheduled-posts')?.body;

test('a time that the clock of the zone skips says when it really goes out', async () => {
  showComposer([]);
  await screen.findByLabelText('Content');
  planAt('2099-03-29', '02:30');
  const told = 'The clock skips 2:30 AM on March 29, 2099. The post is scheduled for 3:30 AM.';
  expect(screen.queryByText(told)).toBeNull();
  type('Time zone', 'Europe/Berlin');
  expect(screen.getByText(told).getAttribute('role')).toBe('status');
  type('Date', '2099-03-30');
  expect(screen.queryByText(told)).toBeNull();
});

test('the earliest day to pick is today on the wall clock of the zone', async () => {
  showComposer([]);
  await screen.findByLabelText('Content');
  pickTime();
  expect(screen.getByLabelText('Date').getAttribute('min')).toBe(inDays(0, '00:00').slice(0, 10));
});

test('the next free slot is named and left to the server; without slots it says where to make some', async () => {
  let nextFree: string | null = null;
  const { sent } = showComposer([], {
    'GET /api/post-queue': () => ({ status: 200, body: { timeZone: 'UTC', slots: [], nextFree } }),
    'POST /api/scheduled-posts': () => ({ status: 201, body: aPost() }),
  });
  await screen.findByLabelText('Content');
  await screen.findByText('There are no queue slots yet. Add some under Queue.');
  choose('Pick a time');
  nextFree = inDays(1, '08:15');
  choose('Next free slot');
  expect(await screen.findByText('Tomorrow, 8:15 AM')).toBeTruthy();
  expect(screen.queryByLabelText('Date')).toBeNull();
  type('Content', 'gm');
  press('Schedule Post');
  await screen.findByText('Post scheduled successfully');
  expect(scheduled(sent)).toMatchObject({ scheduledTime: 'next-free-slot' });
});

test('now leaves a moment to take it back', async () => {
  const { sent } = showComposer([], {
    'POST /api/scheduled-posts': () => ({ status: 201, body: aPost() }),
  });
  await screen.findByLabelText('Content');
  choose('Now');
  type('Content', 'gm');
  const before = Date.now();
  fireEvent.keyDown(screen.getByLabelText('Content'), { key: 'Enter', ctrlKey: true });
  await screen.findByText('Post scheduled successfully');
  const { scheduledTime } = scheduled(sent) as { scheduledTime: string };
  expect(Date.parse(scheduledTime) - before).toBeGreaterThan(10_000);
  expect(Date.parse(scheduledTime) - before).toBeLessThan(20_000);
});
