import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { aPost, inDays } from '#shared/ui/testing/posts.ts';
import { refusal } from '#shared/ui/testing/render-screen.tsx';
import { cardOf, showSchedule } from '../testing/show-schedule.tsx';

afterEach(() => history.replaceState(null, '', location.pathname));

const SAVE = 'PUT /api/post-queue';
const queue = {
  timeZone: 'America/New_York',
  slots: [
    { weekday: 1, time: '17:00' },
    { weekday: 1, time: '09:00' },
  ],
  nextFree: inDays(1, '14:00'),
};

type Posts = Parameters<typeof showSchedule>[0];

async function showQueue(answers: Parameters<typeof showSchedule>[1] = {}, posts = [] as Posts) {
  const shown = showSchedule(posts, {
    'GET /api/post-queue': () => ({ status: 200, body: queue }),
    ...answers,
  });
  fireEvent.click(await screen.findByRole('tab', { name: 'Queue' }));
  await screen.findByRole('heading', { name: 'Queue slots' });
  return shown;
}

const timesOn = (day: string) =>
  within(screen.getByRole('list', { name: `Times on ${day}` }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent?.trim());

test('the slots of a day stand in order, with the zone and the next one that is free', async () => {
  await showQueue();
  expect(timesOn('Monday')).toEqual(['9:00 AM', '5:00 PM']);
  expect(timesOn('Tuesday')).toEqual([]);
  expect(screen.getByText('Next free slot: Tomorrow, 2:00 PM')).toBeTruthy();
  expect((screen.getByLabelText('Time zone') as HTMLInputElement).value).toBe(
    'America/New York (EST), UTC−05:00',
  );
});

test('times are added once each, removed, copied to all days, and saved together', async () => {
  const { sent } = await showQueue({
    [SAVE]: ({ body }) => ({ status: 200, body: { ...(body as object), nextFree: null } }),
  });
  const save = screen.getByRole('button', { name: 'Save Slots' });
  expect((save as HTMLButtonElement).disabled).toBe(true);
  for (let twice = 0; twice < 2; twice += 1) {
    type('New time on Monday', '12:30');
    press('Add time on Monday');
  }
  press('Remove 5:00 PM on Monday');
  expect(timesOn('Monday')).toEqual(['9:00 AM', '12:30 PM']);
  press('Copy Monday to all days');
  expect(timesOn('Sunday')).toEqual(['9:00 AM', '12:30 PM']);
  fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: 'Asia/Tokyo' } });
  fireEvent.click(save);
  await screen.findByText('Queue slots saved');
  const body = sent.find(({ method }) => method === 'PUT')?.body as typeof queue;
  expect(body.timeZone).toBe('Asia/Tokyo');
  expect(body.slots).toHaveLength(14);
  expect((save as HTMLButtonElement).disabled).toBe(true);
});

test('only the days that were changed are saved over what another window has saved meanwhile', async () => {
  let saved = { ...queue };
  const post = aPost({ content: 'gm' });
  const { sent } = await showQueue(
    {
      'GET /api/post-queue': () => ({ status: 200, body: saved }),
      [SAVE]: ({ body }) => ({ status: 200, body: { ...(body as object), nextFree: null } }),
      [`POST /api/scheduled-posts/${post.id}/duplicate`]: () => ({ status: 201, body: post }),
    },
    [post],
  );
  type('New time on Sunday', '08:00');
  press('Add time on Sunday');
  saved = { ...saved, timeZone: 'Asia/Tokyo', slots: [{ weekday: 5, time: '11:00' }] };
  fireEvent.click(screen.getByRole('tab', { name: 'Posts' }));
  // With the list of posts the slots are read again.
  await cardOf('gm');
  press('Duplicate: gm');
  press('Close');
  fireEvent.click(screen.getByRole('tab', { name: 'Queue' }));
  await waitFor(() => expect(timesOn('Friday')).toEqual(['11:00 AM']));
  press('Save Slots');
  await screen.findByText('Queue slots saved');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    timeZone: 'Asia/Tokyo',
    slots: [
      { weekday: 5, time: '11:00' },
      { weekday: 0, time: '08:00' },
    ],
  });
});

test('changes survive a refusal and another tab; Discard takes them back', async () => {
  await showQueue({
    [SAVE]: () => ({ status: 422, body: refusal('invalid', 'Time zone is not known') }),
  });
  type('New time on Sunday', '08:00');
  press('Add time on Sunday');
  const save = screen.getByRole('button', { name: 'Save Slots' });
  save.focus();
  press('Save Slots');
  await screen.findByText('Time zone is not known');
  await waitFor(() => expect(document.activeElement).toBe(save));
  fireEvent.click(screen.getByRole('tab', { name: 'Posts' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Queue' }));
  expect(timesOn('Sunday')).toEqual(['8:00 AM']);
  press('Discard changes');
  expect(timesOn('Sunday')).toEqual([]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Queue' })),
  );
});

test('the next slots say what fills them: a filled one leads to its post, a free one writes one', async () => {
  const post = aPost({ content: 'gm' });
  const [first, second] = [inDays(1, '14:00'), inDays(1, '22:00')];
  const filled = { id: post.id, content: 'gm', personaName: 'Dana', status: 'pending' };
  const upcoming = [
    { at: first, post: filled },
    { at: second, post: null },
  ];
  await showQueue(
    { 'GET /api/post-queue': () => ({ status: 200, body: { ...queue, upcoming } }) },
    [post],
  );
  const slots = within(screen.getByRole('region', { name: 'Next slots' }));
  expect(slots.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Open: Tomorrow2:00 PMgmDana',
    'Add post: Tomorrow10:00 PMFree',
  ]);
  fireEvent.click(slots.getByRole('button', { name: 'Add post: Tomorrow 10:00 PM Free' }));
  await screen.findByLabelText('Content');
  const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
  expect([value('Date'), value('Time')]).toEqual([second.slice(0, 10), '10:00 PM']);
  press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press(/^Open: Tomorrow 2:00 PM gm/);
  await screen.findByRole('tab', { name: 'Posts', selected: true });
  const row = await screen.findByRole('article', { name: 'gm' });
  expect(row.getAttribute('aria-current')).toBe('true');
});

test('default times are shown as such, and are edited from where they are', async () => {
  const reason = 'Default times. After 10 measured posts we suggest your best hours.';
  const unset = {
    timeZone: 'UTC',
    slots: [],
    nextFree: inDays(1, '09:00'),
    nextFreeReason: reason,
  };
  const defaults = [1, 2].map((weekday) => ({ weekday, time: '09:00' }));
  const { sent } = await showQueue({
    'GET /api/post-queue': () => ({ status: 200, body: { ...unset, defaults } }),
    [SAVE]: ({ body }) => ({ status: 200, body: { ...(body as object), nextFree: null } }),
  });
  const items = (day: string) =>
    within(screen.getByRole('list', { name: `Times on ${day}` }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(items('Monday')).toEqual(['9:00 AM (Default)']);
  expect(timesOn('Monday')).toEqual([]);
  expect(items('Friday')).toEqual(['No slots']);
  expect(screen.getByText(reason, { exact: false })).toBeTruthy();
  press('Edit these times');
  expect(timesOn('Monday')).toEqual(['9:00 AM']);
  expect(screen.queryByText(/Default/)).toBeNull();
  press('Remove 9:00 AM on Tuesday');
  press('Save Slots');
  await screen.findByText('Queue slots saved');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    timeZone: 'UTC',
    slots: [{ weekday: 1, time: '09:00' }],
  });
});
