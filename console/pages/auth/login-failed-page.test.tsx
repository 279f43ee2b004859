import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { beginConnecting } from '#shared/features/connections/connecting.ts';
import { useConnecting } from '#shared/features/connections/connecting-store.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import LoginFailedPage from './login-failed-page.tsx';

const signedOut = { status: 401, body: refusal('unauthorized', 'Sign in.') };
const tryAgain = () => screen.findByRole('link', { name: 'Try Again' });

test.each([
  ['', 'There was an error signing in with X. Please try again.'],
  ['?code=rate_limited', 'Too many requests. Try again in a moment.'],
  ['?code=provider_unavailable', 'The database does not answer. Try again shortly.'],
  ['?code=constructor', 'There was an error signing in with X. Please try again.'],
])('after %j it says: %s', async (search, sentence) => {
  window.history.replaceState(null, '', `/login-failed${search}`);
  renderScreen(<LoginFailedPage />, { 'GET /api/auth/user': () => signedOut });
  expect(screen.getByText(sentence)).toBeTruthy();
  expect((await tryAgain()).getAttribute('href')).toBe('/login');
});

test('whoever was connecting one more account goes back there, and is not told twice', async () => {
  beginConnecting('twitter', []);
  renderScreen(<LoginFailedPage />, {
    'GET /api/auth/user': () => ({ status: 200, body: nextUser() }),
  });
  await vi.waitFor(async () =>
    expect((await tryAgain()).getAttribute('href')).toBe('/social-connections'),
  );
  expect(useConnecting.getState().connecting).toBeNull();
});
