import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { refuseInTurn } from '#shared/ui/testing/on-screen.ts';
import { aPost } from '#shared/ui/testing/posts.ts';
import { refusal } from '#shared/ui/testing/render-screen.tsx';
import { showCalendar, showCalendarAt } from '../testing/show-schedule.tsx';

afterEach(() => history.replaceState(null, '', location.pathname));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-18T10:00:00.000Z');
});

const post = aPost({ content: 'gm', scheduledTime: '2026-11-20T14:30:00.000Z' });
const PUT = `PUT /api/scheduled-posts/${post.id}`;

const chip = (name: RegExp = /gm, /) => screen.getByRole('button', { name });
const key = (pressed: string) => fireEvent.keyDown(chip(), { key: pressed });
const told = () => screen.getByRole('status', { name: 'Moving' }).textContent;
const cellOf = (name: string) => screen.getByText(name).closest('td') as HTMLElement;
const moved = { [PUT]: () => ({ status: 200, body: { ...post, version: 4 } }) };
const view = (name: string) =>
  fireEvent.change(screen.getByLabelText('View'), { target: { value: name } });

test('a month shows each post on the day of the chosen zone', async () => {
  await showCalendar([
    post,
    aPost({
      id: post.id.replace(/1$/, '2'),
      content: 'late',
      scheduledTime: '2026-11-20T23:30:00.000Z',
    }),
  ]);
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy();
  const friday = within(cellOf('Friday, November 20'));
  expect(
    friday
      .getAllByRole('button', { name: /Pending$/ })
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(['2:30 PM gm, Pending', '11:30 PM late, Pending']);
  useTimeZone.setState({ zone: 'Asia/Tokyo' });
  const saturday = await waitFor(() => {
    const cell = within(cellOf('Saturday, November 21'));
    cell.getByRole('button', { name: '8:30 AM late, Pending' });
    return cell;
  });
  expect(saturday.queryByRole('button', { name: /gm/ })).toBeNull();
});

test('weeks begin with this one; the address names view and first day, and a reload shows the same', async () => {
  await showCalendarAt('', [post]);
  const weeks = () => within(screen.getByRole('table', { name: 'Weeks' })).getAllByRole('row');
  expect(weeks()).toHaveLength(1 + 4);
  expect(screen.getByRole('heading', { name: 'Nov 16 to Dec 13, 2026' })).toBeTruthy();
  expect(cellOf('Friday, November 20').contains(chip())).toBe(true);
  view('2');
  await waitFor(() => expect(weeks()).toHaveLength(1 + 2));
  fireEvent.click(screen.getByRole('button', { name: 'Next weeks' }));
  await screen.findByRole('heading', { name: 'Nov 30 to Dec 13, 2026' });
  expect(location.search).toBe('?tab=calendar&view=2&from=2026-12-02');
  fireEvent.click(screen.getByRole('button', { name: 'Today' }));
  await screen.findByRole('heading', { name: 'Nov 16 to Nov 29, 2026' });
  expect(location.search).toBe('?tab=calendar&view=2');
});

test('in weeks a post that is moved out of them takes them along by as much as it needs', async () => {
  await showCalendarAt('&view=2', [post], moved);
  key(' ');
  key('ArrowDown');
  expect(screen.getByRole('heading', { name: 'Nov 16 to Nov 29, 2026' })).toBeTruthy();
  key('ArrowDown');
  expect(told()).toBe('Friday, December 4, 2:30 PM');
  await screen.findByRole('heading', { name: 'Nov 23 to Dec 6, 2026' });
  await waitFor(() => expect(cellOf('Friday, December 4').contains(chip())).toBe(true));
});

test('a line says how late it is: between the posts of today, and in a week at its minute', async () => {
  vi.setSystemTime('2026-11-18T10:15:00.000Z');
  const at = (id: string, time: string) =>
    aPost({
      id: post.id.replace(/1$/, id),
      content: time,
      scheduledTime: `2026-11-18T${time}:00.000Z`,
    });
  await showCalendarAt('', [at('2', '09:00'), at('3', '11:00')]);
  const today = within(cellOf('Wednesday, November 18'));
  const line = today.getByRole('separator', { name: 'Now' });
  const isAfter = (one: Node, other: Node) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isAfter(chip(/^9:00 AM/), line)).toBe(true);
  expect(isAfter(line, chip(/^11:00 AM/))).toBe(true);
  view('week');
  await screen.findByRole('table', { name: 'Week' });
  const hour = screen.getByRole('separator', { name: 'Now' });
  expect(hour.closest('td')?.dataset).toMatchObject({ day: '2026-11-18', hour: '10' });
  expect(hour.style.top).toBe('25%');
});

test('keys pick a post up, move it by day and week, and drop it: each step is told', async () => {
  const { sent } = await showCalendar([post], moved);
  key(' ');
  expect(told()).toMatch(/^Picked up "gm", Friday, November 20, 2:30 PM\. Arrow keys move it/);
  key('ArrowRight');
  expect(told()).toBe('Saturday, November 21, 2:30 PM');
  key('ArrowDown');
  expect(told()).toBe('Saturday, November 28, 2:30 PM');
  expect(cellOf('Saturday, November 28').contains(chip())).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(chip()));
  key('Enter');
  expect(told()).toBe('Moved to Saturday, November 28, 2:30 PM');
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      scheduledTime: '2026-11-28T14:30:00.000Z',
      timeZone: 'UTC',
      version: 3,
    }),
  );
});

test('a move says when the post goes out, and Undo moves it back', async () => {
  let version = 3;
  const { sent } = await showCalendar([post], {
    [PUT]: ({ body }) => {
      version += 1;
      return { status: 200, body: { ...post, ...(body as object), version } };
    },
  });
  for (const pressed of [' ', 'ArrowRight', 'Enter']) key(pressed);
  await screen.findByText('Moved to Sat, 2:30 PM');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Moved to Fri, 2:30 PM');
  const puts = sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(puts).toMatchObject([
    { scheduledTime: '2026-11-21T14:30:00.000Z', version: 3 },
    { scheduledTime: post.scheduledTime },
  ]);
});

test('in a week the arrows up and down move by the hour, and the view follows', async () => {
  await showCalendar([post], moved);
  view('week');
  expect(screen.getByRole('heading', { name: 'Nov 16 to Nov 22, 2026' })).toBeTruthy();
  key(' ');
  key('ArrowUp');
  expect(told()).toBe('Friday, November 20, 1:30 PM');
  for (let step = 0; step < 3; step += 1) key('ArrowRight');
  expect(told()).toBe('Monday, November 23, 1:30 PM');
  expect(screen.getByRole('heading', { name: 'Nov 23 to Nov 29, 2026' })).toBeTruthy();
});

test('Escape puts a picked-up post back and sends nothing', async () => {
  const { sent } = await showCalendar([post]);
  key(' ');
  key('ArrowLeft');
  key('Escape');
  expect(told()).toBe('Put back to Friday, November 20, 2:30 PM');
  expect(cellOf('Friday, November 20').contains(chip())).toBe(true);
  expect(document.activeElement).toBe(chip());
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
});

test('a post that was moved does not take the focus back from where a person went on', async () => {
  await showCalendar([post], moved);
  for (const pressed of [' ', 'ArrowRight', 'Enter']) key(pressed);
  const next = screen.getByRole('button', { name: 'Next month' });
  next.focus();
  fireEvent.click(next);
  fireEvent.click(screen.getByRole('button', { name: 'Today' }));
  await waitFor(() => expect(chip()).toBeTruthy());
  expect(document.activeElement).toBe(next);
});

test('a post cannot be dropped in the past, and stays in hand', async () => {
  const { sent } = await showCalendar([post]);
  key(' ');
  key('ArrowUp');
  await waitFor(() => expect(cellOf('Friday, November 13').contains(chip())).toBe(true));
  await waitFor(() => expect(document.activeElement).toBe(chip()));
  key('Enter');
  expect(await screen.findByText('Please select a future date and time')).toBeTruthy();
  expect(cellOf('Friday, November 13').contains(chip())).toBe(true);
  key('Escape');
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
});

test('dragging drops on a day with the time kept, in a week on the hour with the minutes kept', async () => {
  const { sent } = await showCalendar([post], moved);
  const drag = (target: HTMLElement) => {
    fireEvent.dragStart(chip(), { dataTransfer: { setData: () => {} } });
    fireEvent.drop(target);
  };
  drag(cellOf('Tuesday, November 24'));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  await waitFor(() => expect(cellOf('Friday, November 20').contains(chip())).toBe(true));
  view('week');
  const row = screen.getByRole('rowheader', { name: '6:00 PM' }).closest('tr') as HTMLElement;
  drag(within(row).getAllByRole('cell')[5] as HTMLElement);
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  const times = sent
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => (body as { scheduledTime: string }).scheduledTime);
  expect(times).toEqual(['2026-11-24T14:30:00.000Z', '2026-11-21T18:30:00.000Z']);
});

test('a move that is refused puts the post back and says why, whatever the list answers', async () => {
  let reads = 0;
  await showCalendar([post], {
    'GET /api/scheduled-posts': () =>
      reads++ === 0
        ? { status: 200, body: [post] }
        : { status: 500, body: refusal('internal', 'Broken') },
    [PUT]: () => ({ status: 409, body: refusal('conflict', 'This post is being sent right now.') }),
  });
  key(' ');
  key('ArrowRight');
  key('Enter');
  await screen.findByText('This post is being sent right now.');
  await waitFor(() => expect(reads).toBe(2));
  expect(cellOf('Friday, November 20').contains(chip())).toBe(true);
  expect(document.activeElement).toBe(chip());
});

test('a full day shows four posts, and opens all of them beside it', async () => {
  const many = Array.from({ length: 6 }, (_, place) =>
    aPost({
      id: post.id.replace(/1$/, String(place)),
      content: `post ${place}`,
      scheduledTime: `2026-11-20T1${place}:00:00.000Z`,
    }),
  );
  await showCalendar(many);
  expect(screen.queryByRole('button', { name: /post 5/ })).toBeNull();
  const more = screen.getByRole('button', { name: '2 more on Friday, November 20' });
  fireEvent.click(more);
  const day = within(await screen.findByRole('dialog', { name: 'Friday, November 20' }));
  expect(day.getAllByRole('button')).toHaveLength(6);
  expect(screen.getByRole('table', { name: 'Month' })).toBeTruthy();
  fireEvent.click(day.getByRole('button', { name: /^3:00 PM post 5/ }));
  await screen.findByRole('dialog', { name: 'Edit Scheduled Post' });
});

test('a second move does not wait for the first, and is no conflict with it', async () => {
  const at = (day: number) => `2026-11-${day}T14:30:00.000Z`;
  let answer = () => {};
  const list = [post];
  const { sent } = await showCalendar(list, {
    [PUT]: ({ body }) => {
      const { scheduledTime, version } = body as { scheduledTime: string; version: number };
      list[0] = { ...post, scheduledTime, version: version + 1 };
      const done = { status: 200, body: list[0] };
      if (version > post.version) return done;
      return new Promise((go) => {
        answer = () => go(done);
      });
    },
  });
  const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  for (const pressed of [' ', 'ArrowRight', 'Enter']) key(pressed);
  await waitFor(() => expect(puts()).toHaveLength(1));
  for (const pressed of [' ', 'ArrowRight', 'Enter']) key(pressed);
  answer();
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(puts()).toMatchObject([
    { scheduledTime: at(21), version: post.version },
    { scheduledTime: at(22), version: post.version + 1 },
  ]);
});

test('two moves that both fail leave the post where the server has it', async () => {
  const refuse: (() => void)[] = [];
  let reads = 0;
  const broken = { status: 500, body: refusal('internal', 'Broken') };
  await showCalendar([post], {
    'GET /api/scheduled-posts': () => (reads++ === 0 ? { status: 200, body: [post] } : broken),
    [PUT]: () => new Promise((go) => refuse.push(() => go(broken))),
  });
  for (const day of ['Saturday, November 21', 'Sunday, November 22']) {
    for (const pressed of [' ', 'ArrowRight', 'Enter']) key(pressed);
    await waitFor(() => expect(cellOf(day).contains(chip())).toBe(true));
  }
  await refuseInTurn(refuse, () => reads);
  await waitFor(() => expect(cellOf('Friday, November 20').contains(chip())).toBe(true));
});
