import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditEvent } from '#shared/contracts/audit.ts';
import type { Member } from '#shared/contracts/members.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import AuditScreen from './audit-screen.tsx';

const ID = '00000000-0000-4000-8000-0000000000';
const renamed: AuditEvent = {
  id: `${ID}01`,
  at: '2026-11-27T12:00:00.000Z',
  actorId: `${ID}0a`,
  actorName: 'vera',
  actorRole: 'editor',
  via: 'key',
  requestId: 'r-1',
  address: '203.0.113.7',
  action: 'changed',
  targetKind: 'persona',
  targetId: `${ID}0b`,
  targetName: 'Desk Dana',
  changes: { name: { before: 'Dana', after: 'Desk Dana' } },
};
const vera: Member = {
  id: `${ID}0a`,
  username: 'vera',
  name: null,
  profileImageUrl: null,
  role: 'editor',
  joinedAt: '2026-11-01T12:00:00.000Z',
  invitedBy: 'ann',
  accounts: [],
  isSelf: false,
};
const page = (events: AuditEvent[], isLast = true) => ({ status: 200, body: { events, isLast } });
const members = { 'GET /api/members': () => ({ status: 200, body: [vera] }) };
const asRole = (role: 'admin' | 'viewer') => ({
  'GET /api/auth/user': () => ({ status: 200, body: { ...nextUser(), role } }),
});

test('a change shows who, what, before, after and where it came from', async () => {
  renderScreen(<AuditScreen />, {
    ...asRole('admin'),
    ...members,
    'GET /api/audit-events': () => page([renamed]),
  });
  await screen.findByText('Changed');
  const [line] = screen.getAllByRole('listitem');
  if (!line) throw new Error('no line');
  const change = within(line);
  change.getByText('Persona');
  change.getByText('@vera');
  expect(change.getByText('Dana').tagName).toBe('DEL');
  expect(change.getAllByText('Desk Dana').map(({ tagName }) => tagName)).toContain('INS');
  change.getByText('Extension key, 203.0.113.7');
});

test('it is narrowed to a member and a kind, goes on with the page before, and leaves as that file', async () => {
  const choice = `actor=${vera.id}&kind=persona`;
  const { host } = renderScreen(<AuditScreen />, {
    ...asRole('admin'),
    ...members,
    'GET /api/audit-events': () => page([]),
    [`GET /api/audit-events?actor=${vera.id}`]: () => page([]),
    [`GET /api/audit-events?${choice}`]: () => page([renamed], false),
    [`GET /api/audit-events?${choice}&after=${renamed.id}`]: () =>
      page([{ ...renamed, id: `${ID}02`, targetName: 'Earlier' }]),
  });
  await screen.findByText('No changes found');
  await screen.findByRole('option', { name: '@vera' });
  fireEvent.change(screen.getByLabelText('Member'), { target: { value: vera.id } });
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'persona' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
  await screen.findByText('Earlier');
  expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(host.navigate).toHaveBeenCalledWith(`/api/audit-events/export?${choice}`);
});

test('a viewer is told whom to ask, and nothing is asked for', async () => {
  const { sent } = renderScreen(<AuditScreen />, asRole('viewer'));
  await screen.findByText('The audit log is for admins');
  expect(sent.map(({ path }) => path)).not.toContain('/api/audit-events');
});
