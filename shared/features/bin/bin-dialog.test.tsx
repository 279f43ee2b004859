import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DeletedItem } from '#shared/contracts/bin.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import {
  type Answer,
  refusal,
  renderScreen,
  type Sent,
} from '#shared/ui/testing/render-screen.tsx';
import { BinButton } from './public.tsx';

const item = (n: number, changes: Partial<DeletedItem> = {}): DeletedItem => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  kind: 'persona',
  name: `Persona ${n}`,
  deletedAt: '2026-11-20T14:30:00.000Z',
  deletedBy: 'vera',
  ...changes,
});

async function showBin(
  bin: DeletedItem[],
  more: Record<string, (sent: Sent) => Answer> = {},
  role = 'owner',
) {
  const screens = renderScreen(<BinButton />, {
    'GET /api/auth/user': () => ({ status: 200, body: { ...nextUser(), role } }),
    'GET /api/bin': () => ({ status: 200, body: bin }),
    ...more,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Bin' }));
  return { ...screens, dialog: within(await screen.findByRole('dialog', { name: 'Bin' })) };
}

test('the bin says what was deleted, when and by whom, and restores it', async () => {
  const bin = [item(1), item(2, { kind: 'sample', name: 'gm', deletedBy: null })];
  const path = `/api/bin/${bin[0]?.id}/restore`;
  const { dialog, sent } = await showBin(bin, {
    [`POST ${path}`]: () => {
      bin.shift();
      return { status: 204 };
    },
  });
  await dialog.findByText('Persona 1');
  expect(dialog.getByText(/^Deleted Nov 20, 2026, .+ by @vera$/)).toBeTruthy();
  expect(dialog.getByText(/^Deleted Nov 20, 2026, [\d:]+\s?[AP]M$/)).toBeTruthy();
  const restore = dialog.getByRole('button', { name: 'Restore "Persona 1"' });
  restore.focus();
  fireEvent.click(restore);
  await screen.findByText('Persona restored. Its campaigns are paused.');
  await waitFor(() => expect(dialog.queryByText('Persona 1')).toBeNull());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Restore "gm"');
  expect(sent.filter(({ method }) => method !== 'GET')).toMatchObject([{ path }]);
});

test('what is deleted forever is asked about first', async () => {
  const bin = [item(1)];
  const { dialog, sent } = await showBin(bin, {
    [`DELETE /api/bin/${bin[0]?.id}`]: () => {
      bin.shift();
      return { status: 204 };
    },
  });
  fireEvent.click(await dialog.findByRole('button', { name: 'Delete "Persona 1" forever' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete forever' }));
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  fireEvent.click(question.getByRole('button', { name: 'Delete forever' }));
  await screen.findByText('The bin is empty.');
  await screen.findByText('Deleted forever');
});

test('a refusal of the server is told and the item stays', async () => {
  const { dialog } = await showBin([item(1, { kind: 'campaign' })], {
    [`POST /api/bin/${item(1).id}/restore`]: () => ({
      status: 409,
      body: refusal('conflict', 'Its persona is gone.'),
    }),
  });
  fireEvent.click(await dialog.findByRole('button', { name: 'Restore "Persona 1"' }));
  await screen.findByText('Its persona is gone.');
  expect(dialog.getByText('Persona 1')).toBeTruthy();
});
