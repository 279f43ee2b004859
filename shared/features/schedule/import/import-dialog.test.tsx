import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogNamed, press } from '#shared/ui/testing/on-screen.ts';
import { type Answer, refusal, type Sent } from '#shared/ui/testing/render-screen.tsx';
import { showSchedule } from '../testing/show-schedule.tsx';

async function openImport(answer: (sent: Sent) => Answer) {
  const shown = showSchedule([], { 'POST /api/scheduled-posts/import': answer });
  await screen.findByRole('button', { name: 'Import CSV' });
  press('Import CSV');
  const dialog = await dialogNamed('Import Posts');
  const choose = (text: BlobPart) =>
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

/** `比特币今天上涨，以太坊跟随`, as Python writes it in GBK. */
const gbk = Uint8Array.from(
  '636f6e74656e742c646174652c74696d650d0ab1c8ccd8b1d2bdf1ccecc9cfd5c7a3acd2d4ccabb7bbb8facbe62c323039392d30312d30352c30393a33300d0a'.match(
    /../g,
  ) ?? [],
  (pair) => Number.parseInt(pair, 16),
);

test('what a file is written in is shown, and a guess is confirmed before anything is imported', async () => {
  const { dialog, choose, posts } = await openImport(() => ({
    status: 201,
    body: { imported: 1 },
  }));
  choose(gbk);
  expect(await dialog.findByText('比特币今天上涨，以太坊跟随')).toBeTruthy();
  const encoding = dialog.getByLabelText('Encoding') as HTMLSelectElement;
  expect(encoding.value).toBe('gb18030');
  const button = () => dialog.getByRole('button', { name: /^Schedule/ }) as HTMLButtonElement;
  expect(button().disabled).toBe(true);
  fireEvent.click(dialog.getByLabelText('The rows above read correctly'));
  expect(button().disabled).toBe(false);
  fireEvent.change(encoding, { target: { value: 'windows-1251' } });
  await waitFor(() => expect(dialog.queryByText('比特币今天上涨，以太坊跟随')).toBeNull());
  expect(button().disabled).toBe(true);
  fireEvent.change(encoding, { target: { value: 'utf-8' } });
  await dialog.findByText('Some characters cannot be read: choose another encoding');
  expect(button().disabled).toBe(true);
  fireEvent.change(encoding, { target: { value: 'gb18030' } });
  await dialog.findByText('比特币今天上涨，以太坊跟随');
  expect(button().disabled).toBe(true);
  fireEvent.click(dialog.getByLabelText('The rows above read correctly'));
  fireEvent.click(button());
  await waitFor(() => expect(posts()[0]?.[0]?.content).toBe('比特币今天上涨，以太坊跟随'));
});

test('UTF-8 needs no confirmation, and a spreadsheet is no CSV', async () => {
  const { dialog, choose } = await openImport(() => ({ status: 201, body: { imported: 1 } }));
  choose('content\né 漢 🚀');
  const button = await dialog.findByRole('button', { name: 'Schedule 1 post' });
  expect((button as HTMLButtonElement).disabled).toBe(false);
  expect((dialog.getByLabelText('Encoding') as HTMLSelectElement).value).toBe('utf-8');
  expect(dialog.queryByLabelText('The rows above read correctly')).toBeNull();
  choose(Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]));
  await dialog.findByText('This is no CSV file. Save it as CSV in your spreadsheet first.');
  expect(dialog.queryByLabelText('Encoding')).toBeNull();
});
