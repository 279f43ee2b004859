import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApprovalPolicy } from '#shared/contracts/approvals.ts';
import type { Member } from '#shared/contracts/members.ts';
import { anAccount, nextUser } from '#shared/ui/testing/people.ts';
import { aPost } from '#shared/ui/testing/posts.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { ApprovalPolicies } from './approval-policies.tsx';

const ID = '00000000-0000-4000-8000-0000000000';
const brand = anAccount({ id: `${ID}b1`, username: 'brand' });
const mira: Member = {
  id: `${ID}c1`,
  username: 'mira',
  name: null,
  profileImageUrl: null,
  role: 'editor',
  joinedAt: '2026-11-01T12:00:00.000Z',
  invitedBy: null,
  accounts: [],
  isSelf: false,
};
const PUT = 'PUT /api/approval-policies';

function show(policies: ApprovalPolicy[], role: 'admin' | 'editor' = 'admin') {
  const scheduled = [
    aPost({ id: `${ID}51`, accountId: brand.id, review: 'none' }),
    aPost({ id: `${ID}52`, accountId: brand.id, review: 'approved' }),
    aPost({ id: `${ID}53`, accountId: null, review: 'none' }),
  ];
  return renderScreen(<ApprovalPolicies />, {
    'GET /api/auth/user': () => ({ status: 200, body: { ...nextUser(), role } }),
    'GET /api/approval-policies': () => ({ status: 200, body: policies }),
    'GET /api/social-accounts': () => ({ status: 200, body: [brand] }),
    'GET /api/members': () => ({ status: 200, body: [mira] }),
    'GET /api/scheduled-post-rows': () => ({ status: 200, body: scheduled }),
    [PUT]: ({ body }) => ({ status: 200, body: [body] }),
  });
}

test('each account says what holds for it; who may not manage settings only reads', async () => {
  show(
    [
      {
        accountId: null,
        mode: 'required',
        levels: [[{ role: 'editor' }], [{ userId: mira.id }]],
        allowSelf: true,
      },
    ],
    'editor',
  );
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'All X accountsRequired · Level 1: Editor · Level 2: @mira · own posts too',
    '@brandSame as all accounts',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  screen.getByText('Only owners and admins change approval policies.');
});

test('an account gets a policy of two levels; how many posts it will stop is said', async () => {
  const { sent } = show([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the approval policy: @brand' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approval policy: @brand' }));
  fireEvent.change(await dialog.findByRole('combobox', { name: 'Approval' }), {
    target: { value: 'required' },
  });
  await dialog.findByText('1 scheduled post will need an approval.');
  const level = (n: number) =>
    within(dialog.getByRole('group', { name: `Level ${n}: who approves` }));
  for (const name of ['Every Owner', 'Every Admin']) {
    fireEvent.click(level(1).getByRole('checkbox', { name }));
  }
  fireEvent.click(dialog.getByRole('button', { name: 'Add level' }));
  for (const name of ['Every Owner', 'Every Admin', 'Every Editor', '@mira']) {
    fireEvent.click(level(2).getByRole('checkbox', { name }));
  }
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    accountId: brand.id,
    mode: 'required',
    levels: [[{ role: 'editor' }], [{ userId: mira.id }]],
    allowSelf: false,
  });
});

test('without a policy of its own an account follows the workspace again', async () => {
  const { sent } = show([{ accountId: brand.id, mode: 'none', levels: [], allowSelf: false }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the approval policy: @brand' }));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Approval' }), {
    target: { value: '' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ mode: null }),
  );
});
