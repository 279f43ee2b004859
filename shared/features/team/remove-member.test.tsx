import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Member } from '#shared/contracts/members.ts';
import { aMember } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { RemoveMember } from './remove-member.tsx';

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

const person = (at: number, parts: Partial<Member> = {}) =>
  aMember({
    id: idOf(at),
    username: `member${at}`,
    name: `Member ${at}`,
    role: 'author',
    ...parts,
  });

function show(member: Member, work: { posts: number; campaigns: number }) {
  const members = [person(1, { role: 'owner' }), member, person(3), person(4, { role: 'viewer' })];
  return renderScreen(
    <RemoveMember open onClose={() => {}} member={member} name={member.name ?? ''} />,
    {
      'GET /api/members': () => ({ status: 200, body: members }),
      [`GET /api/members/${member.id}/work`]: () => ({ status: 200, body: work }),
      [`DELETE /api/members/${member.id}?work=hand_over&to=${idOf(3)}`]: () => ({ status: 204 }),
    },
  );
}

test('who removes a member sees what nobody else approved, and hands it over', async () => {
  const { sent } = show(person(2), { posts: 3, campaigns: 1 });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Member 2?' }));
  await dialog.findByText('3 scheduled posts of Member 2 that nobody else approved');
  dialog.getByText('1 running campaign of Member 2');
  const fate = dialog.getByRole('combobox', { name: 'What happens to their posts' });
  expect([...(fate as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Keep on hold',
    'Publish as scheduled',
    'Hand over to a member',
  ]);
  fireEvent.change(fate, { target: { value: 'hand_over' } });
  const heir = dialog.getByRole('combobox', { name: 'Hand over to' });
  expect([...(heir as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Member 1',
    'Member 3',
  ]);
  fireEvent.change(heir, { target: { value: idOf(3) } });
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  const path = `/api/members/${idOf(2)}?work=hand_over&to=${idOf(3)}`;
  await waitFor(() => expect(sent).toContainEqual({ method: 'DELETE', path, body: undefined }));
});

test('who leaves learns that their posts wait; without any there is nothing to choose', async () => {
  show(person(2, { isSelf: true }), { posts: 1, campaigns: 0 });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave this workspace?' }));
  await dialog.findByText('1 scheduled post of Member 2 that nobody else approved');
  dialog.getByText('They wait until somebody who may publish them releases them.');
  expect(dialog.queryByRole('combobox')).toBeNull();
});
