import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import AuthCallbackPage from './auth-callback-page.tsx';
import AuthSuccessPage from './auth-success-page.tsx';

const user = { ...nextUser(), username: 'lio_perps', twitterUsername: 'lio_perps' };
const signedIn: Answer = { status: 200, body: user };
const nobody: Answer = { status: 401, body: refusal('unauthorized', 'Sign in.') };
const verified = (success: boolean) => () => ({ status: 200, body: { success } });

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const at = (path: string) => window.history.replaceState(null, '', path);
const path = () => window.location.pathname + window.location.search;
const status = () => screen.getAllByRole('status')[0]?.textContent;
const SUCCESS = 'Authentication successful! Redirecting to dashboard...';

/** Answers `nobody` until the user call has been asked that many times. */
function userAfter(calls: number) {
  let asked = 0;
  return () => {
    asked += 1;
    return asked > calls ? signedIn : nobody;
  };
}

const personas = (count: number) => () => ({
  status: 200,
  body: Array.from({ length: count }, (_, place) =>
    aPersona({ id: user.id.replace(/.$/, String(place)) }),
  ),
});

function completing(address: string, answers: Parameters<typeof renderScreen>[1]) {
  at(address);
  return renderScreen(<AuthSuccessPage />, { 'GET /api/personas': personas(1), ...answers });
}

test('a good token leaves the address at once and goes home after 500 ms', async () => {
  const { sent } = completing('/auth-success?token=t-1', {
    'POST /api/auth/verify-token': verified(true),
    'GET /api/auth/user': () => signedIn,
  });
  expect(path()).toBe('/auth-success');
  await pass(0);
  expect(status()).toBe(SUCCESS);
  expect(sent[0]?.body).toEqual({ token: 't-1' });
  await pass(499);
  expect(path()).toBe('/auth-success');
  await pass(1);
  expect(path()).toBe('/dashboard');
});

test('somebody without a persona is led to the first-run path', async () => {
  completing('/auth-success?token=t-1', {
    'POST /api/auth/verify-token': verified(true),
    'GET /api/auth/user': () => signedIn,
    'GET /api/personas': personas(0),
  });
  await pass(500);
  expect(path()).toBe('/onboarding');
});

test('the page that asked for the sign-in is returned to', async () => {
  completing('/auth-success?token=t-1&returnTo=%2Fextension%3Fa%3D1', {
    'POST /api/auth/verify-token': verified(true),
    'GET /api/auth/user': () => signedIn,
  });
  await pass(500);
  expect(path()).toBe('/extension?a=1');
});

test.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', '/api/auth/logout'])(
  'a return to %s is ignored',
  async (returnTo) => {
    completing(`/auth-success?token=t-1&returnTo=${encodeURIComponent(returnTo)}`, {
      'POST /api/auth/verify-token': verified(true),
      'GET /api/auth/user': () => signedIn,
    });
    await pass(500);
    expect(path()).toBe('/dashboard');
  },
);

test('a used token waits 2 s, then finds the session that is there already', async () => {
  const { sent } = completing('/auth-success?token=used', {
    'POST /api/auth/verify-token': verified(false),
    'GET /api/auth/user': () => signedIn,
  });
  const asked = () => sent.filter((call) => call.path === '/api/auth/user').length;
  await pass(1_999);
  expect(asked()).toBe(0);
  expect(status()).toBe('Checking authentication...');
  await pass(1);
  expect(asked()).toBe(1);
  expect(status()).toBe(SUCCESS);
  await pass(500);
  expect(path()).toBe('/dashboard');
});

test('without a session it asks 8 times and ends at /login-failed', async () => {
  const { sent } = completing('/auth-success', {
    'POST /api/auth/verify-token': () => ({ status: 500, body: refusal('internal', 'Broken') }),
    'GET /api/auth/user': () => nobody,
  });
  await pass(2_000 + 7 * 1_500 - 1);
  expect(path()).toBe('/auth-success');
  await pass(1);
  expect(path()).toBe('/login-failed');
  expect(sent.filter((call) => call.path === '/api/auth/user')).toHaveLength(8);
});

test('the waiting screen asks every 1500 ms and goes home 500 ms after success', async () => {
  at('/auth-callback');
  renderScreen(<AuthCallbackPage />, {
    'GET /api/auth/user': userAfter(2),
    'GET /api/personas': personas(1),
  });
  await pass(2_999);
  expect(status()).toBe('Checking authentication...');
  await pass(1);
  expect(status()).toBe(SUCCESS);
  await pass(499);
  expect(path()).toBe('/auth-callback');
  await pass(1);
  expect(path()).toBe('/dashboard');
});

test('the waiting screen goes to /login 2 s after it has failed', async () => {
  at('/auth-callback');
  renderScreen(<AuthCallbackPage />, { 'GET /api/auth/user': () => nobody });
  await pass(7 * 1_500);
  expect(status()).toBe('Authentication failed. Redirecting to login...');
  await pass(1_999);
  expect(path()).toBe('/auth-callback');
  await pass(1);
  expect(path()).toBe('/login');
});

test('leaving the waiting screen ends the waiting', async () => {
  at('/auth-callback');
  const { sent } = renderScreen(<AuthCallbackPage />, { 'GET /api/auth/user': () => nobody });
  await pass(0);
  const asked = sent.length;
  cleanup();
  at('/manual-login');
  await pass(60_000);
  expect(sent).toHaveLength(asked);
  expect(path()).toBe('/manual-login');
});
