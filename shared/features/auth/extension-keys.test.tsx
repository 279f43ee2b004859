import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { ExtensionKeys } from './extension-keys.tsx';

const key = {
  id: '00000000-0000-4000-8000-000000000007',
  name: 'Laptop',
  lastFour: 'abcd',
  createdAt: '2026-05-10T12:00:00.000Z',
  lastUsedAt: null,
};
const broken = { status: 500, body: refusal('internal', 'Broken') };

test('a new key, shown only once, stays on screen when the list cannot be read again', async () => {
  let isMade = false;
  const user = nextUser();
  renderScreen(<ExtensionKeys />, {
    'GET /api/auth/user': () => ({ status: 200, body: user }),
    'GET /api/extension-keys': () => (isMade ? broken : { status: 200, body: [] }),
    'POST /api/extension-keys': () => {
      isMade = true;
      return { status: 201, body: { ...key, key: 'trp_secret' } };
    },
  });
  await screen.findByText('No keys yet.');
  type('Key name', 'Laptop');
  press('Create Key');
  await screen.findByText('Failed to load extension keys');
  expect(screen.getByText('trp_secret')).toBeTruthy();
});

test('the name of a key that was not made yet outlives a look at another screen', async () => {
  const user = nextUser();
  const show = () =>
    renderScreen(<ExtensionKeys />, {
      'GET /api/auth/user': () => ({ status: 200, body: user }),
      'GET /api/extension-keys': () => ({ status: 200, body: [] }),
    });
  show();
  await screen.findByText('No keys yet.');
  type('Key name', 'Laptop');
  cleanup();
  show();
  expect(await screen.findByDisplayValue('Laptop')).toBeTruthy();
});

test('a list that cannot be read says so in place, and Retry reads it', async () => {
  let isDown = true;
  const user = nextUser();
  renderScreen(<ExtensionKeys />, {
    'GET /api/auth/user': () => ({ status: 200, body: user }),
    'GET /api/extension-keys': () => (isDown ? broken : { status: 200, body: [key] }),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  fireEvent.click(retry);
  await screen.findByText('Laptop');
});
