import { fireEvent, screen, within } from '@testing-library/react';
import type { Host } from '#shared/client/host.tsx';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { type } from '#shared/ui/testing/on-screen.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, renderScreen, type Sent } from '#shared/ui/testing/render-screen.tsx';
import { ComposerHost } from '../composer/composer-host.tsx';
import { closeComposer } from '../composer/open-composer.ts';
import ScheduleScreen from '../schedule-screen.tsx';

export const CHECK = 'POST /api/scheduled-posts/check';
export const nothingFound = { findings: [], lengths: [2], limit: 280, costUsd: 0.015 };

/** The schedule screen for somebody new, in UTC. */
export function showSchedule(
  posts: ScheduledPost[],
  more: Record<string, (sent: Sent) => Answer | Promise<Answer>> = {},
  host: Partial<Host> = {},
) {
  const user = nextUser();
  useTimeZone.setState({ zone: 'UTC', chosen: null });
  closeComposer();
  return renderScreen(
    <>
      <ScheduleScreen />
      <ComposerHost />
    </>,
    {
      'GET /api/auth/user': () => ({ status: 200, body: user }),
      'GET /api/workspaces': () => ({ status: 200, body: [] }),
      'GET /api/personas': () => ({ status: 200, body: [aPersona()] }),
      'GET /api/social-accounts': () => ({ status: 200, body: [] }),
      'GET /api/scheduled-posts': () => ({ status: 200, body: posts }),
      'GET /api/scheduled-posts?status=held': () => ({ status: 200, body: posts }),
      'GET /api/scheduled-post-rows': () => ({ status: 200, body: posts }),
      ...Object.fromEntries(
        posts.map((post) => [
          `GET /api/scheduled-posts/${post.id}`,
          () => ({ status: 200, body: post }),
        ]),
      ),
      'GET /api/campaigns': () => ({ status: 200, body: [] }),
      'GET /api/approval-policies': () => ({ status: 200, body: [] }),
      'GET /api/post-queue': () => ({
        status: 200,
        body: { timeZone: 'UTC', slots: [], nextFree: null },
      }),
      'GET /api/ai/providers': () => ({ status: 200, body: [] }),
      'GET /api/post-drafts': () => ({ status: 200, body: [] }),
      'POST /api/post-drafts': ({ body }) => ({
        status: 201,
        body: { ...(body as object), version: 1, updatedAt: '2026-05-10T12:00:00.000Z' },
      }),
      [CHECK]: () => ({ status: 200, body: nothingFound }),
      ...more,
    },
    host,
  );
}

/** The same with the composer open, as `/schedule?compose` does. */
export function showComposer(...given: Parameters<typeof showSchedule>) {
  history.replaceState(null, '', '?compose');
  return showSchedule(...given);
}

/** The schedule screen with the calendar open at a range of the address. */
export async function showCalendarAt(search: string, ...given: Parameters<typeof showSchedule>) {
  history.replaceState(null, '', `?tab=calendar${search}`);
  const shown = showSchedule(...given);
  await screen.findByRole('table');
  return shown;
}

/** A day and a time in place of the next free slot. */
export function planAt(day: string, time: string) {
  pickTime();
  type('Date', day);
  type('Time', time);
}

export const pickTime = () => fireEvent.click(screen.getByRole('radio', { name: 'Pick a time' }));

/** Platform, account and labels stand behind one press. */
export async function openOptions() {
  fireEvent.click(screen.getByRole('button', { name: 'Post options' }));
  await screen.findByLabelText('Platform');
}

/** The calendar by month. */
export const showCalendar = (...given: Parameters<typeof showSchedule>) =>
  showCalendarAt('&view=month', ...given);

/** It closes once a post is scheduled. */
export async function reopenComposer() {
  fireEvent.click(await screen.findByRole('button', { name: 'New post' }));
}

/** One post in the list. */
export const rowOf = async (name: string | RegExp) =>
  within(await screen.findByRole('article', { name }));

/** The whole of it, opened from the list. */
export async function cardOf(name: string | RegExp) {
  fireEvent.click((await rowOf(name)).getByRole('button', { name: /^Open:/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Scheduled Post' }));
  return within(await drawer.findByRole('article'));
}
