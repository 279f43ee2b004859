import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Host } from '#shared/client/host.tsx';
import type { Backup, DataExport } from '#shared/contracts/account-data.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import {
  type Answer,
  refusal,
  renderScreen,
  type Sent,
} from '#shared/ui/testing/render-screen.tsx';
import { DataDangerZone } from './danger-zone-data.tsx';
import DeletionBanner from './deletion-banner.tsx';

const ID = '00000000-0000-4000-8000-0000000000';
const anExport = (parts: Partial<DataExport> = {}): DataExport => ({
  id: `${ID}e1`,
  status: 'ready',
  progress: 100,
  size: 3_400_000,
  createdAt: '2026-11-21T10:00:00.000Z',
  finishedAt: '2026-11-21T10:00:05.000Z',
  ...parts,
});
const aBackup: Backup = {
  id: `${ID}b1`,
  day: '2026-11-20',
  size: 12_345,
  createdAt: '2026-11-20T01:00:00.000Z',
};
const ok = (body: unknown) => (): Answer => ({ status: 200, body });

function show(answers: Record<string, (sent: Sent) => Answer> = {}, place: Partial<Host> = {}) {
  const user = nextUser();
  return renderScreen(
    <>
      <DeletionBanner className="" />
      <DataDangerZone />
    </>,
    {
      'GET /api/auth/user': ok(user),
      'GET /api/exports': ok([]),
      'GET /api/backups': ok([]),
      ...answers,
    },
    place,
  );
}

const section = (name: string) => within(screen.getByRole('region', { name }));

test('an export is begun, shows how far it is, and is downloaded when it is ready', async () => {
  let list: DataExport[] = [];
  show({
    'GET /api/exports': () => ({ status: 200, body: list }),
    'POST /api/exports': () => {
      list = [anExport({ status: 'working', progress: 42, size: null })];
      return { status: 201, body: list[0] };
    },
  });
  const exports = section('Export all my data');
  fireEvent.click(exports.getByRole('button', { name: 'Export all my data' }));
  const bar = await exports.findByRole('progressbar', { name: 'Progress of the export' });
  expect(bar.getAttribute('aria-valuenow')).toBe('42');
  const button = exports.getByRole('button', { name: 'Exporting...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  cleanup();
  list = [anExport()];
  show({ 'GET /api/exports': () => ({ status: 200, body: list }) });
  await screen.findByRole('button', { name: /^Download the export of/ });
  expect(screen.getByText('3.4 MB')).toBeTruthy();
});

test('a download is left to the browser', async () => {
  const { host } = show({
    'GET /api/exports': ok([anExport()]),
    'GET /api/backups': ok([aBackup]),
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Download the export of/ }));
  expect(host.navigate).toHaveBeenCalledWith(`/api/exports/${ID}e1/file`);
  fireEvent.click(
    await screen.findByRole('button', { name: 'Download the backup of Nov 20, 2026' }),
  );
  expect(host.navigate).toHaveBeenCalledWith(`/api/backups/${ID}b1/file`);
});

test('a refused export says why', async () => {
  show({
    'POST /api/exports': () => ({
      status: 429,
      body: refusal('rate_limited', 'At most 3 exports a day.'),
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Export all my data' }));
  expect(await screen.findByText('At most 3 exports a day.')).toBeTruthy();
});

test('what cannot be loaded is said in place, with Retry', async () => {
  let isDown = true;
  show({
    'GET /api/backups': () =>
      isDown ? { status: 500, body: refusal('internal', 'x') } : { status: 200, body: [] },
  });
  const backups = section('Daily backups');
  await backups.findByText('Failed to load your backups');
  isDown = false;
  fireEvent.click(backups.getByRole('button', { name: 'Retry' }));
  await backups.findByText('There is no backup yet.');
});

test('a backup is restored after a question, and says what came back', async () => {
  const { sent } = show({
    'GET /api/backups': ok([aBackup]),
    [`POST /api/backups/${ID}b1/restore`]: ok({
      personas: 2,
      buckets: 1,
      samples: 5,
      drafts: 0,
      viralContent: 0,
      campaigns: 1,
    }),
  });
  fireEvent.click(
    await screen.findByRole('button', { name: 'Restore the backup of Nov 20, 2026' }),
  );
  const question = within(await screen.findByRole('alertdialog', { name: 'Restore Backup' }));
  expect(sent.some(({ path }) => path.endsWith('/restore'))).toBe(false);
  fireEvent.click(question.getByRole('button', { name: 'Restore' }));
  await screen.findByText(
    'Restored. Personas: 2, buckets: 1, samples: 5, drafts: 0, viral posts: 0, campaigns: 1',
  );
});

test('the account is deleted only once its name is typed, and what is typed stays', async () => {
  let user = nextUser();
  show({
    'GET /api/auth/user': () => ({ status: 200, body: user }),
    'POST /api/account/delete': ({ body }) => {
      if ((body as { username: string }).username !== 'testuser') {
        const message = 'That is not your username.';
        return { status: 422, body: refusal('invalid', message, [{ path: 'username', message }]) };
      }
      user = { ...user, deleteAfter: '2026-12-05T12:00:00.000Z' };
      return { status: 200, body: { deleteAfter: user.deleteAfter } };
    },
    'GET /api/account/delete': ok({
      deleteAfter: null,
      ends: [{ id: `${ID}f1`, name: 'Own desk' }],
      handOver: [{ id: `${ID}f2`, name: 'Shared desk' }],
      leaves: [{ id: `${ID}f3`, name: 'Client desk' }],
    }),
    'DELETE /api/account/delete': () => {
      user = { ...user, deleteAfter: null };
      return { status: 204 };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Account' }));
  for (const [sentence, name] of [
    ['Make somebody else an owner of these first:', 'Shared desk'],
    ['Deleted with everything in them:', 'Own desk'],
    ['You leave these, and they stay:', 'Client desk'],
  ] as const) {
    expect((await dialog.findByText(sentence)).nextSibling?.textContent).toBe(name);
  }
  const field = dialog.getByLabelText('Your username') as HTMLInputElement;
  const send = () =>
    fireEvent.click(dialog.getByRole('button', { name: 'Delete my account in 14 days' }));
  fireEvent.change(field, { target: { value: 'somebody' } });
  send();
  await dialog.findByText('That is not your username.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('somebody');
  fireEvent.change(field, { target: { value: 'testuser' } });
  send();
  await screen.findByText(
    'Your account and the workspaces that are yours alone will be deleted on Dec 5, 2026. Nothing of them is published until then.',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Undo');
  await screen.findByText('Your account is kept, and posting continues');
  await waitFor(() => expect(screen.queryByText(/will be deleted on/)).toBeNull());
});

test('the side panel, whose key may not, leads to the console to undo a deletion', async () => {
  const leaving = { ...nextUser(), deleteAfter: '2026-12-05T10:00:00.000Z' };
  const { host, sent } = show({ 'GET /api/auth/user': ok(leaving) }, { place: 'panel' });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo in the console' }));
  expect(host.navigate).toHaveBeenCalledWith('/dashboard');
  expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
});
