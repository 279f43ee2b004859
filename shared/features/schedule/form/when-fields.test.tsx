import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import type { Answer } from '#shared/ui/testing/render-screen.tsx';
import { aPost, inDays, showComposer } from '../testing/show-schedule.tsx';

test('a time that the clock of the zone skips says when it really goes out', async () => {
  showComposer([]);
  await screen.findByLabelText('Content');
  type('Date', '2099-03-29');
  type('Time', '02:30');
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
  expect(screen.getByLabelText('Date').getAttribute('min')).toBe(inDays(0, '00:00').slice(0, 10));
});

test('what is typed while the next free slot is asked for stays', async () => {
  let arrive: (answer: Answer) => void = () => {};
  const held = new Promise<Answer>((resolve) => (arrive = resolve));
  showComposer([], { 'GET /api/post-queue': () => held });
  const field = (await screen.findByLabelText('Content')) as HTMLTextAreaElement;
  press('Next free slot');
  type('Content', 'gm');
  const body = { timeZone: 'UTC', slots: [], nextFree: inDays(1, '08:15') };
  arrive({ status: 200, body });
  expect(await screen.findByText('Tomorrow, 8:15 AM')).toBeTruthy();
  expect(field.value).toBe('gm');
});

test('the next free slot fills day and time; without slots it says where to make some', async () => {
  let nextFree: string | null = null;
  showComposer([], {
    'GET /api/post-queue': () => ({ status: 200, body: { timeZone: 'UTC', slots: [], nextFree } }),
  });
  await screen.findByLabelText('Content');
  press('Next free slot');
  await screen.findByText('There are no queue slots yet. Add some under Queue.');
  nextFree = inDays(1, '08:15');
  press('Next free slot');
  expect(await screen.findByText('Tomorrow, 8:15 AM')).toBeTruthy();
  expect((screen.getByLabelText('Date') as HTMLInputElement).value).toBe(
    inDays(1, '00:00').slice(0, 10),
  );
  expect((screen.getByLabelText('Time') as HTMLInputElement).value).toBe('8:15 AM');
});

test('what was said of the free slot goes with its time: changed by hand, meant in another zone, or scheduled', async () => {
  const nextFree = inDays(1, '08:15');
  showComposer([], {
    'GET /api/post-queue': () => ({ status: 200, body: { timeZone: 'UTC', slots: [], nextFree } }),
    'POST /api/scheduled-posts': () => ({ status: 201, body: aPost() }),
  });
  await screen.findByLabelText('Content');
  press('Next free slot');
  await screen.findByText('Tomorrow, 8:15 AM');
  type('Time', '08:20');
  expect(screen.queryByText('Tomorrow, 8:15 AM')).toBeNull();
  type('Time', '08:15');
  expect(screen.getByText('Tomorrow, 8:15 AM')).toBeTruthy();
  type('Time zone', 'Europe/Berlin');
  expect(screen.queryByText('Tomorrow, 8:15 AM')).toBeNull();
  type('Time zone', 'UTC');
  fireEvent.keyDown(screen.getByLabelText('Time zone'), { key: 'Enter' });
  press('Next free slot');
  await screen.findByText('Tomorrow, 8:15 AM');
  type('Content', 'gm');
  press('Schedule Post');
  await screen.findByText('Post scheduled successfully');
  expect(screen.queryByText('Tomorrow, 8:15 AM')).toBeNull();
});
