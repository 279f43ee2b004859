import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type } from '#shared/ui/testing/on-screen.ts';
import { showSchedule } from './testing/show-schedule.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a time that the clock of the zone skips says when it really goes out', async () => {
  showSchedule([]);
  await screen.findByLabelText('Content');
  type('Date', '2099-03-29');
  type('Time', '02:30');
  const told = 'On March 29, 2099 the clock skips 02:30; it goes out at 03:30.';
  expect(screen.queryByText(told)).toBeNull();
  type('Time zone', 'Europe/Berlin');
  expect(screen.getByText(told).getAttribute('role')).toBe('status');
  type('Date', '2099-03-30');
  expect(screen.queryByText(told)).toBeNull();
});
