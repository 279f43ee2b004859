import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import { refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import ConnectionsScreen from './connections-screen.tsx';

const persona = aPersona();
const account: SocialAccount = {
  id: '00000000-0000-4000-8000-0000000000e1',
  personaId: null,
  platform: 'twitter',
  username: 'kit_ferro',
  followers: 12,
  followerCount: 12,
  connectedAt: '2026-05-10T12:00:00.000Z',
  isActive: true,
  needsReconnect: false,
};

async function show(role: Role, fails = false) {
  const accounts = [account];
  const user = { ...nextUser(), role };
  const shown = renderScreen(<ConnectionsScreen />, {
    'GET /api/auth/user': () => ({ status: 200, body: user }),
    'GET /api/social-accounts': () => ({ status: 200, body: accounts }),
    'GET /api/personas': () => ({ status: 200, body: [persona] }),
    [`PUT /api/social-accounts/${account.id}/persona`]: ({ body }) => {
      if (fails) return { status: 500, body: refusal('internal', 'Broken') };
      accounts[0] = { ...account, ...(body as Pick<SocialAccount, 'personaId'>) };
      return { status: 200, body: accounts[0] };
    },
  });
  fireEvent.click(await screen.findByRole('tab', { name: 'Accounts (1)' }));
  await screen.findByRole('option', { name: persona.name });
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Persona' });
  const choose = (value: string) => fireEvent.change(select, { target: { value } });
  const saved = () => shown.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { select, choose, saved };
}

test('the persona of an account is saved at once, and taken back', async () => {
  const { select, choose, saved } = await show('admin');
  expect(select.selectedOptions[0]?.textContent).toBe('Last used persona');
  choose(persona.id);
  await waitFor(() => expect(saved()).toEqual([{ personaId: persona.id }]));
  await waitFor(() => expect(select.value).toBe(persona.id));
  choose('');
  await waitFor(() => expect(saved()).toEqual([{ personaId: persona.id }, { personaId: null }]));
  await waitFor(() => expect(select.value).toBe(''));
});

test('one that is not saved goes back to what was', async () => {
  const { select, choose } = await show('owner', true);
  choose(persona.id);
  await screen.findByText('Failed to save the persona');
  await waitFor(() => expect(select.value).toBe(''));
});

test('whose role does not allow it sees it, with the reason', async () => {
  const { select } = await show('editor');
  expect(select.disabled).toBe(true);
  expect(screen.getByText(/^Your role \(Editor\) does not allow this/)).toBeTruthy();
});
