import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { anAccount } from '#shared/ui/testing/people.ts';
import { aPost, inDays } from '#shared/ui/testing/posts.ts';
import {
  CHECK,
  cardOf,
  nothingFound,
  openOptions,
  planAt,
  reopenComposer,
  showComposer,
  showSchedule,
} from './testing/show-schedule.tsx';

const CREATE = 'POST /api/scheduled-posts';
const ACCOUNTS = 'GET /api/social-accounts';

const accountAt = (place: number, parts: Partial<SocialAccount> = {}) =>
  anAccount({
    id: `00000000-0000-4000-8000-0000000000b${place}`,
    username: `mira_${place}`,
    ...parts,
  });
const lost = accountAt(1, { needsReconnect: true });
const [second, third] = [accountAt(2), accountAt(3)];

const account = () => screen.findByLabelText<HTMLSelectElement>('Account');

async function plan(text: string) {
  type('Content', text);
  planAt(inDays(1, '00:00').slice(0, 10), '09:30');
}

test('of several accounts one is chosen: the check and the post name it, and the next post keeps it', async () => {
  const checked: unknown[] = [];
  const { sent } = showComposer([], {
    [ACCOUNTS]: () => ({ status: 200, body: [lost, second, third] }),
    [CHECK]: ({ body }) => {
      checked.push((body as { accountId?: string }).accountId);
      return { status: 200, body: nothingFound };
    },
    [CREATE]: () => ({ status: 201, body: aPost() }),
  });
  await screen.findByLabelText('Content');
  await openOptions();
  // The first that X still accepts, as the server takes it.
  expect((await account()).value).toBe(second.id);
  fireEvent.change(await account(), { target: { value: lost.id } });
  expect(screen.getByText(/^X no longer accepts it/)).toBeTruthy();
  fireEvent.change(await account(), { target: { value: third.id } });
  await plan('by the third');
  press('Schedule Post');
  await screen.findByText('Post scheduled successfully');
  const made = sent.find(({ method, path }) => `${method} ${path}` === CREATE);
  expect(made?.body).toMatchObject({ accountId: third.id });
  await reopenComposer();
  await screen.findByLabelText('Content');
  expect(await screen.findByText('@mira_3')).toBeTruthy();
  await openOptions();
  expect((await account()).value).toBe(third.id);
  await plan('once more');
  await waitFor(() => expect(checked).toContain(third.id));
  fireEvent.change(screen.getByLabelText('Platform'), { target: { value: 'linkedin' } });
  expect(screen.queryByLabelText('Account')).toBeNull();
});

test('with one account there is nothing to choose, and the server takes it', async () => {
  const { sent } = showComposer([], {
    [ACCOUNTS]: () => ({ status: 200, body: [second] }),
    [CREATE]: () => ({ status: 201, body: aPost() }),
  });
  await screen.findByLabelText('Content');
  await openOptions();
  expect(screen.queryByLabelText('Account')).toBeNull();
  await plan('the only one');
  press('Schedule Post');
  await screen.findByText('Post scheduled successfully');
  const made = sent.find(({ method, path }) => `${method} ${path}` === CREATE);
  expect(made?.body).not.toHaveProperty('accountId');
});

test('a card names the account where there are several; an edit moves the post to another', async () => {
  const post = aPost({ accountId: third.id });
  const { sent } = showSchedule([post], {
    [ACCOUNTS]: () => ({ status: 200, body: [second, third] }),
    [`PUT /api/scheduled-posts/${post.id}`]: () => ({ status: 200, body: post }),
  });
  const card = await cardOf(post.content);
  expect(await card.findByText('@mira_3')).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: /^Edit/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Scheduled Post' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Post options' }));
  const options = within(await screen.findByRole('dialog', { name: 'Post options' }));
  const field = await options.findByLabelText<HTMLSelectElement>('Account');
  expect(field.value).toBe(third.id);
  fireEvent.change(field, { target: { value: second.id } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Scheduled post updated');
  const saved = sent.find(({ method }) => method === 'PUT')?.body;
  expect(saved).toMatchObject({ accountId: second.id, version: 3 });
});

test('what is written for X while no account is connected says that it will wait, and where to connect one', async () => {
  showComposer([]);
  const told = 'No X account is connected: posts stay on hold until you connect one.';
  await screen.findByLabelText('Content');
  expect(screen.queryByText(told)).toBeNull();
  type('Content', 'gm');
  const note = within((await screen.findByText(told, { exact: false })) as HTMLElement);
  expect(note.getByRole('link').getAttribute('href')).toBe('/social-connections');
  await openOptions();
  fireEvent.change(screen.getByLabelText('Platform'), { target: { value: 'linkedin' } });
  expect(screen.queryByText(told, { exact: false })).toBeNull();
});

test('with an account of X, or before it is known, nothing is said of a missing one', async () => {
  showComposer([], { [ACCOUNTS]: () => ({ status: 200, body: [second] }) });
  await screen.findByLabelText('Content');
  type('Content', 'gm');
  await screen.findByText(/^Estimated X API cost/);
  expect(screen.queryByText(/^No X account is connected/)).toBeNull();
});
