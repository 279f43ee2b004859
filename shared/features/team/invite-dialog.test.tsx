import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import type { Invitation } from '#shared/contracts/invitations.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const account = (at: number, username: string): SocialAccount => ({
  ...{ id: idOf(at), platform: 'twitter', username, followers: 0, followerCount: 0 },
  ...{ isActive: true, needsReconnect: false, connectedAt: '2026-05-10T12:00:00.000Z' },
});
const accounts = [account(1, 'brand'), account(2, 'founder')];
const invitation: Invitation = {
  ...{ id: idOf(900), email: null, xUsername: 'newcomer', role: 'editor', invitedBy: 'member1' },
  accounts: [{ accountId: idOf(1), level: 'draft' }],
  ...{ createdAt: '2026-05-10T12:00:00.000Z', expiresAt: '2026-05-17T12:00:00.000Z' },
  ...{ state: 'open', acceptedBy: null },
};
const made = { ...invitation, link: 'http://t/invite/abc', isMailed: false };

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Invite
      </button>
      <InviteDialog open={open} onClose={() => setOpen(false)} ownRole="owner" />
      <Invitations />
    </>
  );
}

function show(answer: Answer, user: CurrentUser = nextUser(), invitations: Invitation[] = []) {
  return renderScreen(<Screen />, {
    'GET /api/auth/user': () => ({ status: 200, body: user }),
    'GET /api/members': () => ({ status: 200, body: [] }),
    'GET /api/workspaces': () => ({ status: 200, body: [] }),
    'GET /api/invitations': () => ({ status: 200, body: invitations }),
    'GET /api/social-accounts': () => ({ status: 200, body: accounts }),
    'POST /api/invitations': () => answer,
  });
}

async function openDialog() {
  press('Invite');
  return within(await screen.findByRole('dialog', { name: 'Invite a member' }));
}
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'X username' });

test('rights per account are folded, and sent where one is chosen', async () => {
  const { sent } = show({ status: 201, body: made });
  const dialog = await openDialog();
  const fold = await dialog.findByText('Rights per account');
  expect(fold.closest('details')?.open).toBe(false);
  fireEvent.click(fold);
  fireEvent.change(dialog.getByRole('combobox', { name: '@brand' }), {
    target: { value: 'draft' },
  });
  fireEvent.change(dialog.getByRole('combobox', { name: '@founder' }), {
    target: { value: 'publish' },
  });
  fireEvent.change(dialog.getByRole('combobox', { name: '@founder' }), { target: { value: '' } });
  fireEvent.change(nameField(), { target: { value: 'newcomer' } });
  press('Create invitation');
  await screen.findByLabelText('Invitation link');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    role: 'author',
    xUsername: 'newcomer',
    accounts: [{ accountId: idOf(1), level: 'draft' }],
  });
});

test('whoever has the link gets no rights on accounts', async () => {
  const { sent } = show({ status: 201, body: made });
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByText('Rights per account'));
  fireEvent.change(dialog.getByRole('combobox', { name: '@brand' }), {
    target: { value: 'approve' },
  });
  fireEvent.change(dialog.getByRole('combobox', { name: 'Invite by' }), {
    target: { value: 'nobody' },
  });
  expect(dialog.queryByText('Rights per account')).toBeNull();
  press('Create invitation');
  await screen.findByLabelText('Invitation link');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ role: 'viewer' });
});

test('what was typed stays when the dialog is closed, also after a refusal, until it is sent', async () => {
  const user = nextUser();
  show({ status: 409, body: refusal('conflict', 'No room') }, user);
  const dialog = await openDialog();
  fireEvent.change(dialog.getByRole('combobox', { name: 'Role' }), { target: { value: 'viewer' } });
  fireEvent.change(nameField(), { target: { value: 'newcomer' } });
  fireEvent.click(await dialog.findByText('Rights per account'));
  fireEvent.change(dialog.getByRole('combobox', { name: '@brand' }), {
    target: { value: 'draft' },
  });
  press('Create invitation');
  await screen.findByText('No room');
  fireEvent.keyDown(nameField(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openDialog();
  expect(nameField().value).toBe('newcomer');
  cleanup();
  show({ status: 201, body: made }, user);
  const again = await openDialog();
  await waitFor(() => expect(nameField().value).toBe('newcomer'));
  expect(again.getByRole<HTMLSelectElement>('combobox', { name: 'Role' }).value).toBe('viewer');
  fireEvent.click(await again.findByText('Rights per account'));
  expect(again.getByRole<HTMLSelectElement>('combobox', { name: '@brand' }).value).toBe('draft');
  press('Create invitation');
  await screen.findByLabelText('Invitation link');
  press('Invite another person');
  expect(nameField().value).toBe('');
});

test('an invitation shows the rights that it gives on connected accounts', async () => {
  const rights = [...invitation.accounts, { accountId: idOf(7), level: 'approve' as const }];
  show({ status: 500 }, nextUser(), [{ ...invitation, accounts: rights }]);
  expect(await screen.findByText('1 account right (@brand: Draft only)')).toBeTruthy();
});
