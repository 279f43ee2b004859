import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { defaultSettings } from '#shared/contracts/settings.ts';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import {
  account,
  health,
  isDirty,
  ok,
  showSettings,
  tab,
  toast,
} from './testing/show-settings.tsx';

test('a saved key is masked, replaced by what is typed, kept by typing nothing, and cleared', async () => {
  const { bodies } = await showSettings(({ api }) => {
    api.openaiApiKey = '••••1234';
    api.geminiApiKey = '••••9876';
  });
  tab('Advanced');
  const key = (name: string) => screen.getByLabelText<HTMLInputElement>(`${name} API key`);
  expect(key('OpenAI').value).toBe('••••1234');
  expect(key('OpenAI').readOnly).toBe(true);
  press('Replace OpenAI API key');
  expect(document.activeElement).toBe(key('OpenAI'));
  expect(key('OpenAI').value).toBe('');
  expect(isDirty()).toBe(false);
  type('OpenAI API key', 'sk-new-key');
  expect(key('OpenAI').type).toBe('password');
  type('OpenAI API key', '');
  expect(isDirty()).toBe(false);
  type('OpenAI API key', 'sk-new-key');
  press('Clear Gemini API key');
  press('Save Changes');
  await toast('Settings Saved');
  expect(bodies()[0]?.api).toEqual({
    ...defaultSettings.api,
    openaiApiKey: 'sk-new-key',
    geminiApiKey: '',
  });
});

test('the X profile says who is connected, and whether X still takes it', async () => {
  await showSettings();
  expect(await screen.findByText('@kit_ferro')).toBeTruthy();
  expect(screen.getByText('1.2K followers')).toBeTruthy();
  expect(screen.getByText('Connected')).toBeTruthy();
  cleanup();
  const { host } = await showSettings(() => {}, {
    'GET /api/social-accounts': () => ok([{ ...account, needsReconnect: true }]),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Reconnect' }));
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/api/auth/x?link=1&returnTo=%2Fsettings');
  expect(host.signIn).not.toHaveBeenCalled();
  expect(
    screen.getByText('X no longer accepts @kit_ferro. Reconnect it to keep posting.'),
  ).toBeTruthy();
});

test('an address that is not confirmed says so, and has its link sent again', async () => {
  const address = 'kit@example.com';
  let state = 'unconfirmed';
  const { sent } = await showSettings(
    ({ profile }) => {
      profile.email = address;
    },
    {
      'GET /api/health': () => ok({ ...health, email: true }),
      'GET /api/settings/mail-address': () => ok({ address, state }),
      'POST /api/settings/mail-address/confirmation': () => ({ status: 204 }),
    },
  );
  tab('Notifications');
  await screen.findByText(/^kit@example.com is not confirmed yet/);
  expect(screen.getByText('Notifications are emailed once the address is confirmed.')).toBeTruthy();
  press('Send again');
  await toast('Link sent');
  expect(sent.map(({ path }) => path)).toContain('/api/settings/mail-address/confirmation');

  state = 'confirmed';
  tab('Profile');
  tab('Notifications');
  await waitFor(() => expect(screen.queryByText(/is not confirmed yet/)).toBeNull());
  expect(screen.getByText('Notifications are also sent to kit@example.com.')).toBeTruthy();
});

test('a viewer gives an address of their own and sees its state; one that X has told is named too', async () => {
  const viewer = { ...nextUser(), role: 'viewer' as const };
  let mail = { address: 'x@example.com', state: 'confirmed' };
  const { bodies } = await showSettings(
    () => {},
    {
      'GET /api/health': () => ok({ ...health, email: true }),
      'GET /api/settings/mail-address': () => ok(mail),
    },
    { ...viewer, username: 'mia', firstName: 'Mia', twitterUsername: 'mia' },
  );
  tab('Notifications');
  expect(await screen.findByText('Notifications are also sent to x@example.com.')).toBeTruthy();
  tab('Profile');
  expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(false);
  type('Email', 'mia@example.com');
  mail = { address: 'mia@example.com', state: 'unconfirmed' };
  press('Save Changes');
  await toast('Settings Saved');
  expect(bodies()[0]?.profile.email).toBe('mia@example.com');
  tab('Notifications');
  expect(await screen.findByText(/^mia@example.com is not confirmed yet/)).toBeTruthy();
});

test('email says that this server has none, and a theme is worn at once without an edit', async () => {
  await showSettings();
  fireEvent.click(screen.getByRole('radio', { name: /neon/i }));
  await waitFor(() => expect(document.documentElement.dataset.personality).toBe('neon'));
  expect(isDirty()).toBe(false);
  tab('Notifications');
  expect(await screen.findByText('Email is not configured on this server.')).toBeTruthy();
  expect(screen.getByText('push')).toBeTruthy();
});

test('a link to the models opens their tab and shows them', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  history.replaceState(null, '', '#models');
  await showSettings();
  await screen.findByText('models');
  expect(screen.getByRole('tab', { name: 'Advanced', selected: true })).toBeTruthy();
  expect(shown.mock.contexts.some((one) => (one as Element).textContent?.includes('models'))).toBe(
    true,
  );
  history.replaceState(null, '', '#');
});
