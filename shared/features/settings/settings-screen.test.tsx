import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultSettings, type Settings } from '#shared/contracts/settings.ts';
import { chooseLanguage } from '#shared/i18n/language-store.ts';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { health, isDirty, ok, showSettings, tab, toast } from './testing/show-settings.tsx';

const parts = { push: null, embeddedModels: null, localServer: null, devices: null, data: null };

test('five tabs; nothing to save until something is edited, and nothing once it is back', async () => {
  await showSettings();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Notifications',
    'Automation',
    'Privacy',
    'Advanced',
  ]);
  expect(isDirty()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  type('First name', 'Kit');
  expect(isDirty()).toBe(true);
  expect(screen.getByRole('button', { name: 'Reset' })).toBeTruthy();
  type('First name', '');
  expect(isDirty()).toBe(false);
});

test('the whole object is saved, and saving clears the edits', async () => {
  const { bodies } = await showSettings((settings) => (settings.profile.bio = 'gm'));
  type('First name', 'Kit');
  tab('Automation');
  fireEvent.click(screen.getByRole('switch', { name: 'Auto-post' }));
  type('Max posts per day', '12');
  tab('Profile');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Kit');
  press('Save Changes');
  await toast('Settings Saved');
  expect(bodies()).toEqual([
    {
      ...defaultSettings,
      profile: { ...defaultSettings.profile, firstName: 'Kit', bio: 'gm' },
      automation: { ...defaultSettings.automation, autoPostEnabled: true, maxPostsPerDay: 12 },
    },
  ]);
  expect(isDirty()).toBe(false);
});

test.each([
  ['Automation', 'Max posts per day', '51', 'Max posts per day must be between 1 and 50'],
  ['Automation', 'Max posts per day', '', 'Max posts per day must be a number'],
  ['Advanced', 'Posts per hour', '0', 'Posts per hour must be between 1 and 100'],
  ['Advanced', 'Requests per minute', '1001', 'Requests per minute must be between 1 and 1000'],
  ['Profile', 'Email', 'nobody', 'Email is not valid'],
])('%s: %s of %j is refused at the field, from any tab', async (place, label, value, sentence) => {
  const { bodies } = await showSettings();
  tab(place);
  type(label, value);
  tab('Privacy');
  press('Save Changes');
  expect(screen.getByRole('tab', { name: place }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText(sentence)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
  expect(bodies()).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
});

test('a save that fails says so and keeps every edit', async () => {
  await showSettings(() => {}, {
    'PUT /api/settings': () => ({ status: 500, body: refusal('internal', 'Boom.') }),
  });
  type('First name', 'Kit');
  press('Save Changes');
  await toast('Failed to save settings. Please try again.');
  expect(isDirty()).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Kit');
});

test('Reset asks, sets everything back and forgets the edits', async () => {
  const { sent } = await showSettings((settings) => (settings.profile.lastName = 'Ferro'));
  type('First name', 'Kit');
  press('Reset');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Reset Settings' }));
  expect(
    asked.getByText(
      'Are you sure you want to reset all settings to defaults? This action cannot be undone.',
    ),
  ).toBeTruthy();
  fireEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  press('Reset');
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }),
  );
  await toast('Settings Reset');
  expect(isDirty()).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('');
});

test('the Danger Zone resets too, without an edit', async () => {
  await showSettings((settings) => (settings.profile.lastName = 'Ferro'));
  tab('Advanced');
  expect(screen.getByText('data')).toBeTruthy();
  expect(screen.getByText('Live change')).toBeTruthy();
  press('Reset All Settings');
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }),
  );
  await toast('Settings Reset');
});

test('edits outlive leaving the screen and a reload; keys never do', async () => {
  const { user } = await showSettings();
  type('Bio', 'half a sentence');
  tab('Advanced');
  type('OpenAI API key', 'sk-secret-0123456789');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).toContain('half a sentence');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('sk-secret');
  cleanup();
  await showSettings(() => {}, {}, user);
  expect(isDirty()).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('half a sentence');
  press('Discard');
  expect(isDirty()).toBe(false);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('');
});

test('what another tab saves shows through the edits of this one, and is not undone by them', async () => {
  const { bodies, elsewhere } = await showSettings();
  const saveElsewhere = async (change: (settings: Settings) => void) => {
    const theirs = structuredClone(bodies().at(-1) ?? defaultSettings);
    change(theirs);
    elsewhere(theirs);
    tab('Advanced');
    press('Live change');
    tab('Profile');
  };
  type('First name', 'Kit');
  await saveElsewhere(({ profile }) => (profile.lastName = 'Ferro'));
  const last = () => screen.getByLabelText<HTMLInputElement>('Last name').value;
  await waitFor(() => expect(last()).toBe('Ferro'));
  press('Save Changes');
  await toast('Settings Saved');
  expect(bodies()[0]?.profile).toMatchObject({ firstName: 'Kit', lastName: 'Ferro' });
  await saveElsewhere(({ profile }) => (profile.firstName = 'Someone'));
  const first = () => screen.getByLabelText<HTMLInputElement>('First name').value;
  await waitFor(() => expect(first()).toBe('Someone'));
  expect(isDirty()).toBe(false);
});

test('what another tab has saved, and this one has not heard of, is not undone either', async () => {
  const { bodies, elsewhere } = await showSettings();
  const theirs = structuredClone(defaultSettings);
  theirs.api.openaiApiKey = '••••wxyz';
  theirs.profile.lastName = 'Ferro';
  type('First name', 'Kit');
  elsewhere(theirs);
  press('Save Changes');
  await toast('Settings Saved');
  const profile = { ...theirs.profile, firstName: 'Kit' };
  expect(bodies()).toEqual([{ ...theirs, profile }]);
});

test('signed out one may look around, and signs in to save', async () => {
  const { host, sent } = renderScreen(<SettingsScreen {...parts} devices={<p>devices</p>} />, {
    'GET /api/auth/user': () => ({ status: 401, body: refusal('unauthorized', 'Sign in.') }),
    'GET /api/health': () => ok(health),
  });
  await screen.findByRole('tab', { name: 'Profile' });
  type('First name', 'Nobody');
  expect(isDirty()).toBe(false);
  const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }));
  fireEvent.click(bar.getByRole('button', { name: 'Sign in' }));
  expect(host.signIn).toHaveBeenCalledOnce();
  fireEvent.click(bar.getByRole('button', { name: 'Discard' }));
  tab('Advanced');
  expect(screen.queryByText('devices')).toBeNull();
  tab('Notifications');
  await screen.findByText('Email is not configured on this server.');
  expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(['/api/auth/user', '/api/health']));
});

test('what was typed signed out is there to be saved once signed in', async () => {
  renderScreen(<SettingsScreen {...parts} />, {
    'GET /api/auth/user': () => ({ status: 401, body: refusal('unauthorized', 'Sign in.') }),
  });
  await screen.findByRole('tab', { name: 'Profile' });
  type('Bio', 'gm');
  cleanup();
  const { bodies } = await showSettings(({ profile }) => (profile.lastName = 'Ferro'));
  await waitFor(() => expect(isDirty()).toBe(true));
  press('Save Changes');
  await toast('Settings Saved');
  const profile = { ...defaultSettings.profile, lastName: 'Ferro', bio: 'gm' };
  expect(bodies()).toEqual([{ ...defaultSettings, profile }]);
});

test('settings that cannot be read can be asked for again', async () => {
  let answer: Answer = { status: 500, body: refusal('internal', 'Boom.') };
  renderScreen(<SettingsScreen {...parts} />, {
    'GET /api/auth/user': () => ok(nextUser()),
    'GET /api/social-accounts': () => ok([]),
    'GET /api/settings': () => answer,
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answer = ok(defaultSettings);
  fireEvent.click(retry);
  expect(await screen.findByText('No X account is connected.')).toBeTruthy();
});

test('what is said of a new language is said in it', async () => {
  await showSettings();
  type('Language', 'de');
  press('Save Changes');
  await toast('Einstellungen gespeichert');
  await chooseLanguage('en');
});
