import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { learnServerTime } from '#shared/lib/time/server-time.ts';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { aPost, inDays } from '#shared/ui/testing/posts.ts';
import { type Answer, refusal, type Sent } from '#shared/ui/testing/render-screen.tsx';
import {
  CHECK,
  nothingFound,
  openOptions,
  pickTime,
  planAt,
  reopenComposer,
  showComposer,
} from '../../testing/show-schedule.tsx';

const CREATE = 'POST /api/scheduled-posts';
const finding = {
  id: 'cashtags',
  level: 'error',
  part: 0,
  message: 'X takes only one cashtag.',
  source: 'X: API changelog',
  fixed: '$BTC and ETH',
};

const content = () => screen.findByLabelText('Content') as Promise<HTMLTextAreaElement>;

/** Types a text for a day and a time. */
async function plan(text: string, day: string, time: string) {
  await content();
  type('Content', text);
  planAt(day, time);
}

const scheduled = (sent: Sent[]) =>
  sent.find(({ path, method }) => method === 'POST' && path === '/api/scheduled-posts');

const tomorrow = inDays(1, '00:00').slice(0, 10);

test('signed out, it asks to sign in and reads no posts', async () => {
  const { sent, host } = showComposer([], {
    'GET /api/auth/user': () => ({ status: 401, body: refusal('unauthorized', 'Sign in.') }),
  });
  await screen.findByText('Authentication Required');
  expect(screen.getByText('Please sign in to schedule posts')).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/user']);
  press('Sign in');
  expect(host.signIn).toHaveBeenCalledOnce();
});

test('without text, date or time nothing is sent and the first gap gets the focus', async () => {
  const { sent } = showComposer([]);
  const field = await content();
  pickTime();
  press('Schedule Post');
  expect(screen.getAllByText('Please fill in all required fields').length).toBeGreaterThan(1);
  await waitFor(() => expect(document.activeElement).toBe(field));
  type('Content', 'gm');
  type('Date', tomorrow);
  press('Schedule Post');
  expect(screen.getByLabelText('Time').getAttribute('aria-invalid')).toBe('true');
  expect(scheduled(sent)).toBeUndefined();
});

test('of day and time each is marked while it is missing, and no longer', async () => {
  showComposer([]);
  await content();
  pickTime();
  const marked = () =>
    ['Date', 'Time'].filter(
      (label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true',
    );
  type('Content', 'gm');
  press('Schedule Post');
  expect(marked()).toEqual(['Date', 'Time']);
  type('Date', tomorrow);
  expect(marked()).toEqual(['Time']);
  type('Time', '09:00');
  expect(marked()).toEqual([]);
});

test('a time that has passed is refused in the words of the specification', async () => {
  showComposer([]);
  await plan('gm', '2020-01-02', '09:00');
  press('Schedule Post');
  expect(screen.getAllByText('Please select a future date and time')).toHaveLength(2);
});

test('what is past is so by the clock of the server', async () => {
  learnServerTime(new Date(Date.now() + 40 * 86_400_000).toUTCString());
  const { sent } = showComposer([]);
  await plan('gm', tomorrow, '09:00');
  press('Schedule Post');
  learnServerTime(new Date().toUTCString());
  expect(screen.getAllByText('Please select a future date and time')).toHaveLength(2);
  expect(scheduled(sent)).toBeUndefined();
});

test('a year that can only be a slip of the keys is told', async () => {
  const { sent } = showComposer([]);
  await plan('gm', '2206-01-02', '09:00');
  expect(screen.getByLabelText('Date').getAttribute('max')).toBe('2099-12-31');
  press('Schedule Post');
  expect(screen.getAllByText('Please select a date before the year 2100')).toHaveLength(2);
  expect(scheduled(sent)).toBeUndefined();
});

test('a post is sent with its instant, zone and persona, shown, and the form is empty', async () => {
  const list: ScheduledPost[] = [];
  const { sent } = showComposer(list, {
    [CREATE]: () => {
      list.push(aPost({ content: 'gm berlin' }));
      return { status: 201, body: list[0] };
    },
  });
  await plan('gm berlin', '2099-07-01', '09:30');
  act(() => useTimeZone.setState({ zone: 'Europe/Berlin' }));
  const annie = await screen.findByRole<HTMLOptionElement>('option', { name: 'Annie' });
  fireEvent.change(screen.getByLabelText('Persona'), { target: { value: annie.value } });
  await openOptions();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Made with AI' }));
  press('Schedule Post');
  expect(await screen.findByText('Post scheduled successfully')).toBeTruthy();
  expect(scheduled(sent)?.body).toEqual({
    idempotencyKey: expect.any(String),
    content: 'gm berlin',
    platform: 'twitter',
    scheduledTime: '2099-07-01T07:30:00.000Z',
    timeZone: 'Europe/Berlin',
    personaId: '00000000-0000-4000-8000-0000000000a1',
    madeWithAi: true,
    paidPartnership: false,
    acceptedFindings: [],
  });
  expect(await screen.findByRole('article', { name: 'gm berlin' })).toBeTruthy();
  await reopenComposer();
  expect((await content()).value).toBe('');
});

test('links are tracked when asked for, on X only, and for the next post too', async () => {
  const { sent } = showComposer([], { [CREATE]: () => ({ status: 201, body: aPost() }) });
  await plan('gm https://a.example.com', tomorrow, '09:30');
  await openOptions();
  const track = () =>
    screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Track links (UTM)' });
  fireEvent.click(track() as HTMLElement);
  fireEvent.change(screen.getByLabelText('Platform'), { target: { value: 'linkedin' } });
  expect(track()).toBeNull();
  fireEvent.change(screen.getByLabelText('Platform'), { target: { value: 'twitter' } });
  press('Schedule Post');
  expect(await screen.findByText('Post scheduled successfully')).toBeTruthy();
  expect(scheduled(sent)?.body).toMatchObject({ trackLinks: true });
  await reopenComposer();
  await content();
  expect(screen.getByText('Track links (UTM)')).toBeTruthy();
});

test('a refusal shows the sentence of the server, a silent one ours, and the text stays', async () => {
  let answer: { status: number; body?: object } = {
    status: 422,
    body: refusal('invalid', 'Similar to another scheduled post', [
      { path: 'parts.0.text', message: 'Similar to another scheduled post' },
    ]),
  };
  showComposer([], { [CREATE]: () => answer });
  await plan('gm twice', tomorrow, '09:30');
  press('Schedule Post');
  await waitFor(() =>
    expect(screen.getAllByText('Similar to another scheduled post')).toHaveLength(2),
  );
  answer = { status: 500, body: undefined };
  press('Schedule Post');
  expect(await screen.findByText('Failed to schedule post')).toBeTruthy();
  expect((await content()).value).toBe('gm twice');
});

test('the count is the one X makes: a link is 23, an emoji 2', async () => {
  showComposer([]);
  await content();
  type('Content', `🚀 https://example.com/${'a'.repeat(200)}`);
  expect(screen.getByText('26 / 280 characters')).toBeTruthy();
  type('Content', 'x'.repeat(285));
  expect(screen.getByText('285 / 280 characters, 5 too many')).toBeTruthy();
});

test('what the rules object to is said with its source, and Fix puts the better text in', async () => {
  const { sent } = showComposer([], {
    [CHECK]: ({ body }) => {
      const [part] = (body as { parts: { text: string }[] }).parts;
      const findings = part?.text.includes('$ETH') ? [finding] : [];
      return { status: 200, body: { ...nothingFound, findings, costUsd: 0.2 } };
    },
  });
  await plan('$BTC and $ETH', tomorrow, '09:30');
  const line = within(await screen.findByRole('list', { name: 'Findings' }));
  expect(line.getByText('X: API changelog')).toBeTruthy();
  expect(screen.getByText('Estimated X API cost: $0.20')).toBeTruthy();
  press('Schedule Post');
  expect(screen.getAllByText('X takes only one cashtag.')).toHaveLength(2);
  press('Fix: X takes only one cashtag.');
  expect((await content()).value).toBe('$BTC and ETH');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Findings' })).toBeNull());
  expect(scheduled(sent)).toBeUndefined();
});

test('a label that is asked for is put on by its button, and the check hears of it', async () => {
  const promotion = {
    ...finding,
    id: 'paid-partnership',
    level: 'warning',
    fixed: null,
    label: 'paidPartnership',
    message: 'This reads like paid promotion.',
  };
  const { sent } = showComposer([], {
    [CHECK]: ({ body }) => {
      const { paidPartnership } = body as { paidPartnership: boolean };
      const findings = paidPartnership ? [] : [promotion];
      return { status: 200, body: { ...nothingFound, findings } };
    },
    [CREATE]: () => ({ status: 201, body: aPost() }),
  });
  await plan('use my code', tomorrow, '09:30');
  const mark = await screen.findByRole('button', { name: 'Label it paid partnership' });
  await waitFor(() => expect((mark as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(mark);
  expect(
    within(screen.getByRole('list', { name: 'Labels' })).getByText('Paid partnership'),
  ).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Findings' })).toBeNull());
  press('Schedule Post');
  await screen.findByText('Post scheduled successfully');
  expect(scheduled(sent)?.body).toMatchObject({ paidPartnership: true, acceptedFindings: [] });
});

test('a warning asks for a tick before the post is scheduled', async () => {
  const warning = {
    ...finding,
    id: 'same-text',
    level: 'warning',
    fixed: null,
    message: 'Almost the same.',
  };
  const { sent } = showComposer([], {
    [CHECK]: () => ({ status: 200, body: { ...nothingFound, findings: [warning] } }),
    [CREATE]: () => ({ status: 201, body: aPost() }),
  });
  await plan('gm', tomorrow, '09:30');
  const tick = await screen.findByRole('checkbox', { name: /seen the warnings/ });
  press('Schedule Post');
  expect(
    screen.getByText('Look at the warnings, and tick the box to schedule it anyway.'),
  ).toBeTruthy();
  fireEvent.click(tick);
  press('Schedule Post');
  await screen.findByText('Post scheduled successfully');
  const body = scheduled(sent)?.body;
  expect(body).toMatchObject({ acceptedFindings: ['same-text'] });
});

test('a thread grows, changes its order, shrinks, and is sent part by part', async () => {
  const { sent } = showComposer([], { [CREATE]: () => ({ status: 201, body: aPost() }) });
  await plan('first', tomorrow, '09:30');
  press('Add part');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Part 2')));
  press('Schedule Post');
  expect(screen.getByLabelText('Part 2').getAttribute('aria-invalid')).toBe('true');
  type('Part 2', 'second');
  press('Add part');
  type('Part 3', 'third');
  press('Move part 3 up');
  expect(screen.getByText('Part 3 is now part 2')).toBeTruthy();
  press('Remove part 1');
  press('Schedule Post');
  await screen.findByText('Post scheduled successfully');
  const body = scheduled(sent)?.body;
  expect(body).toMatchObject({
    content: 'third\n\nsecond',
    parts: [
      { text: 'third', mediaIds: [] },
      { text: 'second', mediaIds: [] },
    ],
  });
});

/** Presses Schedule Post and keeps the answer back; answers what lets it come. */
async function beingScheduled(): Promise<() => void> {
  let answer: (given: Answer) => void = () => {};
  const { sent } = showComposer([], {
    [CREATE]: () => new Promise<Answer>((done) => (answer = done)),
  });
  await plan('gm', tomorrow, '23:59');
  press('Schedule Post');
  await waitFor(() => expect(scheduled(sent)).toBeTruthy());
  return () => answer({ status: 201, body: aPost({ content: 'gm' }) });
}

test('a double click, both in one turn of the page, schedules one post', async () => {
  const { sent } = showComposer([], { [CREATE]: () => ({ status: 201, body: aPost() }) });
  await plan('gm', tomorrow, '23:59');
  act(() => {
    press('Schedule Post');
    press('Schedule Post');
  });
  await screen.findByText('Post scheduled successfully');
  expect(sent.filter(({ method, path }) => `${method} ${path}` === CREATE)).toHaveLength(1);
});

test('what is typed while a post is being scheduled stays', async () => {
  const answer = await beingScheduled();
  type('Content', 'gm again');
  answer();
  await screen.findByText('Post scheduled successfully');
  expect((await content()).value).toBe('gm again');
});

test('what was scheduled while the drawer was closed no longer stands in the form', async () => {
  const answer = await beingScheduled();
  press('Close');
  answer();
  await screen.findByText('Post scheduled successfully');
  await reopenComposer();
  expect((await content()).value).toBe('');
});

test('when nobody answers it says what failed, and not that the list could not be read', async () => {
  const { sent } = showComposer([], {
    [CREATE]: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await plan('gm', tomorrow, '23:59');
  press('Schedule Post');
  await screen.findByText('Failed to schedule post');
  await screen.findByRole('button', { name: 'Schedule Post' });
  const reads = () => sent.filter(({ method, path }) => method === 'GET' && path.endsWith('-rows'));
  await waitFor(() => expect(reads()).toHaveLength(1));
});
