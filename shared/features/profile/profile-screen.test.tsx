import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultSettings, type Settings } from '#shared/contracts/settings.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import {
  type Answer,
  refusal,
  renderScreen,
  type Sent,
} from '#shared/ui/testing/render-screen.tsx';
import ProfileScreen from './profile-screen.tsx';

const ok = (body: unknown): Answer => ({ status: 200, body });

/** A server that gives the user the names that the settings hold. */
function showProfile(more: Record<string, (sent: Sent) => Answer | Promise<Answer>> = {}) {
  let kept = structuredClone(defaultSettings);
  Object.assign(kept.profile, { firstName: 'Kit', lastName: 'Ferro', bio: 'gm', language: 'fr' });
  const user = { ...nextUser(), username: 'kit_ferro' };
  return renderScreen(<ProfileScreen />, {
    'GET /api/auth/user': () => {
      const { firstName, lastName, email } = kept.profile;
      return ok({ ...user, firstName, lastName, email });
    },
    'GET /api/settings': () => ok(kept),
    'GET /api/personas': () => ok([aPersona(), aPersona()]),
    'GET /api/social-stats': () =>
      ok({ avgEngagementRate: 3.25, totalPosts: 1_240, growthRate: 0 }),
    'PUT /api/settings': ({ body }) => {
      kept = body as Settings;
      return ok(kept);
    },
    ...more,
  });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
/** It stands before the profile is there, and can be pressed from then on. */
const editButton = () =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Edit Profile' });
    expect(button.disabled).toBe(false);
    return button;
  });
const edit = async () => fireEvent.click(await editButton());

test('is to read at first: who the person is, and three figures', async () => {
  showProfile();
  await editButton();
  for (const [label, value] of [
    ['First name', 'Kit'],
    ['Last name', 'Ferro'],
    ['Email', ''],
    ['Bio', 'gm'],
  ] as const) {
    expect(field(label).value).toBe(value);
    expect(field(label).readOnly).toBe(true);
  }
  expect(screen.getByText('KF')).toBeTruthy();
  expect(screen.getByText('@kit_ferro')).toBeTruthy();
  expect(screen.getByText('Pro Member')).toBeTruthy();
  await screen.findByText('1.2K');
  expect(screen.getByText('AI Personas').nextSibling?.textContent).toBe('2');
  expect(screen.getByText('Posts Generated').nextSibling?.textContent).toBe('1.2K');
  expect(screen.getByText('Engagement').nextSibling?.textContent).toBe('3.3%');
});

test('Cancel puts the values back; Save sends them with all other settings', async () => {
  const { sent } = showProfile();
  await edit();
  await waitFor(() => expect(document.activeElement).toBe(field('First name')));
  type('First name', 'Nobody');
  press('Cancel');
  expect(field('First name').value).toBe('Kit');
  expect(field('First name').readOnly).toBe(true);
  await edit();
  type('First name', 'Ada');
  type('Email', 'ada@ferro.test');
  press('Save');
  await screen.findByText('Profile updated');
  const [body] = sent.filter(({ method }) => method === 'PUT').map((one) => one.body as Settings);
  expect(body).toEqual({
    ...defaultSettings,
    profile: {
      ...defaultSettings.profile,
      firstName: 'Ada',
      lastName: 'Ferro',
      email: 'ada@ferro.test',
      bio: 'gm',
      language: 'fr',
    },
  });
  expect(field('First name').readOnly).toBe(true);
  expect(field('First name').value).toBe('Ada');
  expect(screen.getByRole('heading', { name: 'Ada Ferro' })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Profile' })),
  );
});

test('what is wrong stands at its field and is not sent; a failure keeps what was typed', async () => {
  const { sent } = showProfile({
    'PUT /api/settings': () => ({ status: 500, body: refusal('internal', 'Boom.') }),
  });
  await edit();
  type('Email', 'nobody');
  press('Save');
  expect(await screen.findByText('Email is not valid')).toBeTruthy();
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  type('Email', 'kit@ferro.test');
  press('Save');
  await screen.findByText('Failed to save settings. Please try again.');
  expect(field('Email').value).toBe('kit@ferro.test');
  expect(field('Email').readOnly).toBe(false);
});

test('what was not typed is not written: a newer address stays, and a name of X is not made theirs', async () => {
  const newer = structuredClone(defaultSettings);
  newer.profile.email = 'newer@ferro.test';
  const { sent } = showProfile({
    'GET /api/auth/user': () =>
      ok({ ...nextUser(), firstName: 'Name on X', lastName: '', email: 'older@ferro.test' }),
    'GET /api/settings': () => ok(newer),
  });
  await edit();
  expect(field('First name').value).toBe('Name on X');
  type('Bio', 'gm');
  press('Save');
  await screen.findByText('Profile updated');
  const [body] = sent.filter(({ method }) => method === 'PUT').map((one) => one.body as Settings);
  expect(body).toEqual({ ...newer, profile: { ...newer.profile, bio: 'gm' } });
});

test('what is typed while the profile is being saved stays to be saved', async () => {
  let answer = () => {};
  showProfile({
    'PUT /api/settings': ({ body }) =>
      new Promise<Answer>((done) => {
        answer = () => done(ok(body));
      }),
  });
  await edit();
  type('First name', 'Ada');
  press('Save');
  await screen.findByText('Saving...');
  type('Bio', 'gm, and good night');
  await waitFor(() => {
    answer();
    expect(screen.getByText('Profile updated')).toBeTruthy();
  });
  expect(field('Bio').value).toBe('gm, and good night');
  expect(field('Bio').readOnly).toBe(false);
});

test('signed out it shows no figures but zero, and the way in', async () => {
  const { host, sent } = renderScreen(<ProfileScreen />, {
    'GET /api/auth/user': () => ({ status: 401, body: refusal('unauthorized', 'Sign in.') }),
  });
  expect(await screen.findByText('Guest')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
  expect(screen.getByText('Posts Generated').nextSibling?.textContent).toBe('0');
  press('Sign in');
  expect(host.signIn).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(1);
});

test('figures that cannot be read are not zero, and can be asked for again', async () => {
  let stats: Answer = { status: 500, body: refusal('internal', 'Boom.') };
  showProfile({ 'GET /api/social-stats': () => stats });
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Engagement').nextSibling?.textContent).toBe('N/A');
  stats = ok({ avgEngagementRate: 1, totalPosts: 7, growthRate: 0 });
  press('Retry');
  expect(await screen.findByText('1.0%')).toBeTruthy();
});
