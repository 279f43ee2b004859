import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dialogNamed, press } from '#shared/ui/testing/on-screen.ts';
import { type Answer, refusal, type Sent } from '#shared/ui/testing/render-screen.tsx';
import { showSchedule } from '../testing/show-schedule.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openImport(answer: (sent: Sent) => Answer) {
  const shown = showSchedule([], { 'POST /api/scheduled-posts/import': answer });
  await screen.findByLabelText('Content');
  press('Import CSV');
  const dialog = await dialogNamed('Import Posts');
  const choose = (text: string) =>
    fireEvent.change(dialog.getByLabelText('CSV file', { selector: 'input' }), {
      target: { files: [new File([text], 'posts.csv')] },
    });
  const posts = () =>
    shown.sent
      .filter(({ path }) => path.endsWith('/import'))
      .map(({ body }) => (body as { posts: { content: string }[] }).posts);
  return { dialog, choose, posts };
}

const file = [
  'content,date,time,persona',
  'first,2099-01-01,09:30,annie',
  'second,,,',
  'third,yesterday,,',
].join('\n');

test('rows are shown with their times before they are scheduled; wrong ones are left out, and stay to be read', async () => {
  const { dialog, choose, posts } = await openImport(() => ({
    status: 201,
    body: { imported: 2 },
  }));
  choose(file);
  expect(await dialog.findByText('2 posts to add')).toBeTruthy();
  expect(
    dialog.getByText('"yesterday" is not a day and time: write 2026-12-01 09:30'),
  ).toBeTruthy();
  expect(dialog.getByRole('cell', { name: '2099-01-01 09:30' })).toBeTruthy();
  expect(dialog.getAllByRole('cell', { name: 'Next free slot' })).toHaveLength(1);
  expect(dialog.getByRole('cell', { name: 'yesterday' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Schedule 2 posts' }));
  expect(await screen.findByText('2 posts scheduled')).toBeTruthy();
  expect(dialog.getByText('third')).toBeTruthy();
  expect(dialog.queryByText('first')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posts()[0]?.map(({ content }) => content)).toEqual(['first', 'second']);
});

test('a file without a wrong row is done with once it is scheduled', async () => {
  const { dialog, choose } = await openImport(() => ({ status: 201, body: { imported: 1 } }));
  choose('content\nfirst');
  fireEvent.click(await dialog.findByRole('button', { name: 'Schedule 1 post' }));
  expect(await screen.findByText('1 post scheduled')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refusal names the row it is about, counted over those that were sent', async () => {
  const message = 'The post queue has no slots yet';
  const { dialog, choose } = await openImport(() => ({
    status: 422,
    body: refusal('invalid', message, [{ path: 'posts.1.scheduledTime', message }]),
  }));
  choose('content,date,time\nbad,never,\nfirst,2099-01-01,09:30\nsecond,,');
  fireEvent.click(await dialog.findByRole('button', { name: 'Schedule 2 posts' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  const row = dialog.getByText('second').closest('tr');
  expect(row?.textContent).toContain(message);
});

test('more posts than one import takes are not sent', async () => {
  const { dialog, choose } = await openImport(() => ({ status: 500 }));
  choose(`content\n${Array.from({ length: 201 }, (_, place) => `post ${place}`).join('\n')}`);
  await dialog.findByText('At most 200 posts at once');
  const button = dialog.getByRole('button', { name: 'Schedule 201 posts' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
});
