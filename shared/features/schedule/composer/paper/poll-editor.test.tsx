import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { aPost } from '#shared/ui/testing/posts.ts';
import { refusal } from '#shared/ui/testing/render-screen.tsx';
import { showComposer } from '../../testing/show-schedule.tsx';

async function showPoll(answer = { status: 201, body: aPost() as unknown }) {
  const place = showComposer([], { 'POST /api/scheduled-posts': () => answer });
  await screen.findByLabelText('Content');
  type('Content', 'which one?');
  press('Poll');
  const first = await screen.findByLabelText('Answer 1');
  return { ...place, first };
}
const sentPosts = (sent: { path: string; method: string; body: unknown }[]) =>
  sent.filter(({ method, path }) => method === 'POST' && path === '/api/scheduled-posts');

test('a poll is written under the text and sent without the answers left empty', async () => {
  const { sent, first } = await showPoll();
  expect(document.activeElement).toBe(first);
  type('Answer 1', 'Blobs');
  type('Answer 2', 'Calldata');
  press('Add answer');
  fireEvent.change(screen.getByLabelText('Poll length'), { target: { value: '4320' } });
  press('Schedule Post');
  await waitFor(() => expect(sentPosts(sent)).toHaveLength(1));
  expect(sentPosts(sent)[0]?.body).toMatchObject({
    parts: [{ text: 'which one?', poll: { options: ['Blobs', 'Calldata'], minutes: 4320 } }],
  });
});

test('with one answer nothing is sent, and the limits are named', async () => {
  const { sent } = await showPoll();
  type('Answer 1', 'Blobs');
  press('Schedule Post');
  await screen.findByText(/^A poll has 2 to 4 answers/);
  expect(sentPosts(sent)).toHaveLength(0);
});

test('a refusal of the server leaves the poll as it was typed; one press removes it', async () => {
  const { first } = await showPoll({ status: 400, body: refusal('invalid', 'Wrong') });
  type('Answer 1', 'Blobs');
  type('Answer 2', 'Calldata');
  press('Schedule Post');
  await screen.findByText('Wrong');
  expect((first as HTMLInputElement).value).toBe('Blobs');
  press('Remove poll');
  expect(screen.queryByLabelText('Answer 1')).toBeNull();
});
