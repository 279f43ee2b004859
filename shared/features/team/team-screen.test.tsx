import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Invitation } from '#shared/contracts/invitations.ts';
import type { Member } from '#shared/contracts/members.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import {
  type Answer,
  refusal,
  renderScreen,
  type Sent,
} from '#shared/ui/testing/render-screen.tsx';
import TeamScreen from './team-screen.tsx';

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

function member(at: number, parts: Partial<Member> = {}): Member {
  return {
    id: idOf(at),
    username: `member${at}`,
    name: `Member ${at}`,
    profileImageUrl: null,
    role: at === 1 ? 'owner' : 'author',
    joinedAt: '2026-05-10T12:00:00.000Z',
    invitedBy: at === 1 ? null : 'member1',
    accounts: [],
    isSelf: at === 1,
    ...parts,
  };
}

const invitation: Invitation = {
  id: idOf(900),
  email: null,
  xUsername: 'newcomer',
  role: 'editor',
  accounts: [],
  invitedBy: 'member1',
  createdAt: '2026-05-10T12:00:00.000Z',
  expiresAt: '2026-05-17T12:00:00.000Z',
  state: 'open',
  acceptedBy: null,
};

function show(
  role: Role,
  members: Member[],
  invitations: Invitation[] = [],
  more: Record<string, (sent: Sent) => Answer> = {},
) {
  return renderScreen(<TeamScreen />, {
    'GET /api/auth/user': () => ({ status: 200, body: { ...nextUser(), role } }),
    'GET /api/members': () => ({ status: 200, body: members }),
    'GET /api/invitations': () => ({ status: 200, body: invitations }),
    'GET /api/social-accounts': () => ({ status: 200, body: [] }),
    ...more,
  });
}

test('fifty members each have a role that can be changed; the last owner stays', async () => {
  const members = Array.from({ length: 50 }, (_, at) => member(at + 1));
  const { sent } = show('owner', members, [], {
    [`PATCH /api/members/${idOf(2)}`]: () => ({
      status: 200,
      body: member(2, { role: 'editor' }),
    }),
  });
  const list = within(await screen.findByRole('list', { name: 'Members' }));
  expect(list.getAllByRole('listitem')).toHaveLength(50);
  expect(await list.findAllByRole('combobox')).toHaveLength(49);
  expect(list.queryByRole('button', { name: 'Leave the workspace' })).toBeNull();
  const role = list.getByRole('combobox', { name: 'Role of Member 2' });
  fireEvent.change(role, { target: { value: 'editor' } });
  await waitFor(() => expect(sent.find(({ method }) => method === 'PATCH')).toBeTruthy());
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ role: 'editor' });
});

test('an admin gives no role above their own, and does not touch an owner', async () => {
  show('admin', [member(1, { isSelf: false }), member(2, { role: 'admin', isSelf: true })]);
  const list = within(await screen.findByRole('list', { name: 'Members' }));
  const [role, ...others] = await list.findAllByRole('combobox');
  expect(others).toEqual([]);
  expect([...(role as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Admin',
    'Editor',
    'Author',
    'Viewer',
  ]);
  expect(list.queryByRole('button', { name: 'Remove Member 1' })).toBeNull();
  expect(list.getByRole('button', { name: 'Leave the workspace' })).toBeTruthy();
});

test('a viewer sees who is there, changes nothing, and is told why', async () => {
  const { sent } = show('viewer', [
    member(1, { isSelf: false }),
    member(2, { role: 'viewer', isSelf: true }),
  ]);
  const list = within(await screen.findByRole('list', { name: 'Members' }));
  await list.findByText(/Member 1/);
  expect(list.queryAllByRole('combobox')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  expect(screen.getByText('Only owners and admins manage members.')).toBeTruthy();
  expect(sent.some(({ path }) => path === '/api/invitations')).toBe(false);
});

test('an invitation shows its link once, and what the server refuses stands in the form', async () => {
  let isRefused = true;
  show('owner', [member(1)], [], {
    'POST /api/invitations': () =>
      isRefused
        ? { status: 409, body: refusal('conflict', 'This person has an open invitation already.') }
        : { status: 201, body: { ...invitation, link: 'http://t/invite/abc', isMailed: false } },
  });
  expect(await screen.findByText(/Nobody else works here yet/)).toBeTruthy();
  press('Invite');
  fireEvent.click(await screen.findByRole('button', { name: 'Create invitation' }));
  const field = screen.getByRole('textbox', { name: 'X username' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'newcomer' } });
  press('Create invitation');
  await screen.findByText(/open invitation already/);
  isRefused = false;
  press('Create invitation');
  const link = await screen.findByLabelText('Invitation link');
  expect(link.textContent).toBe('http://t/invite/abc');
});

test('who has used a link for anyone waits until an admin confirms', async () => {
  const waiting: Invitation = {
    ...invitation,
    xUsername: null,
    role: 'viewer',
    state: 'waiting',
    acceptedBy: 'passer_by',
  };
  const { sent } = show('owner', [member(1)], [waiting], {
    [`POST /api/invitations/${waiting.id}/confirm`]: () => ({ status: 204 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm @passer_by' }));
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/api/members').length).toBeGreaterThan(1),
  );
  expect(screen.getByText('Needs your confirmation')).toBeTruthy();
});
