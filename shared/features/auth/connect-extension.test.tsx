import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ExtensionLink } from '#shared/client/host.tsx';
import { nextUser } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { ConnectExtension } from './connect-extension.tsx';

const ID = '00000000-0000-4000-8000-000000000007';
const key = {
  id: ID,
  name: 'This browser',
  lastFour: 'abcd',
  createdAt: '2026-05-10T12:00:00.000Z',
  lastUsedAt: null,
};
const user = nextUser();

function show(extension: ExtensionLink, more: Parameters<typeof renderScreen>[1] = {}) {
  return renderScreen(
    <ConnectExtension />,
    {
      'GET /api/auth/user': () => ({ status: 200, body: user }),
      'POST /api/extension-keys': () => ({ status: 201, body: { ...key, key: 'trp_secret' } }),
      [`DELETE /api/extension-keys/${ID}`]: () => ({ status: 204 }),
      ...more,
    },
    { extension },
  );
}

const connect = async () =>
  fireEvent.click(await screen.findByRole('button', { name: "Connect this browser's extension" }));

test('one press makes a key for this browser, and the page waits for the press in the extension', async () => {
  const handed: string[][] = [];
  const confirmed = Promise.withResolvers<void>();
  const { sent } = show({
    hello: async () => ({ version: '0.1.0' }),
    pair(...made) {
      handed.push(made);
      return confirmed.promise;
    },
  });
  await screen.findByText('Troupe 0.1.0 is installed here.');
  await connect();
  const waits = await screen.findByText(/^Press Connect in the Troupe side panel\./);
  expect(waits.getAttribute('role')).toBe('status');
  expect(screen.queryByText(/^Connected\./)).toBeNull();
  confirmed.resolve();
  expect(await screen.findByText(/^Connected\./)).toBeTruthy();
  expect(screen.queryByText(/^Press Connect/)).toBeNull();
  expect(handed).toEqual([['trp_secret', user.username]]);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'This browser' });
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('a key that the extension refuses is revoked and the reason is told', async () => {
  const refuse = () => Promise.reject(new Error('Too many tries. Wait a minute.'));
  const { sent } = show({ hello: async () => ({ version: '0.1.0' }), pair: refuse });
  await connect();
  const alert = await screen.findByText('Too many tries. Wait a minute.');
  expect(alert.getAttribute('role')).toBe('alert');
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: `/api/extension-keys/${ID}` });
});

test('an extension that does not know this server keeps its version to itself', async () => {
  show({ hello: async () => ({ version: null }), pair: async () => {} });
  expect(await screen.findByText('Troupe is installed here.')).toBeTruthy();
});

test('why it was refused is told, though the key could not be revoked', async () => {
  const refuse = () => Promise.reject(new Error('Too many tries. Wait a minute.'));
  show(
    { hello: async () => ({ version: '0.1.0' }), pair: refuse },
    {
      [`DELETE /api/extension-keys/${ID}`]: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  );
  await connect();
  expect(await screen.findByText('Too many tries. Wait a minute.')).toBeTruthy();
});

test('a server that is not there is told in words for a person', async () => {
  show(
    { hello: async () => ({ version: '0.1.0' }), pair: async () => {} },
    {
      'POST /api/extension-keys': () => {
        throw new TypeError('Failed to fetch');
      },
    },
  );
  await connect();
  expect(await screen.findByText('The server could not be reached.')).toBeTruthy();
});

test('where it is not installed it says so, and finds it once it is', async () => {
  let installed: { version: string | null } | null = null;
  show({ hello: async () => installed, pair: async () => {} });
  await screen.findByText(/not installed in this browser yet/);
  installed = { version: '0.2.0' };
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Troupe 0.2.0 is installed here.')).toBeTruthy();
});
