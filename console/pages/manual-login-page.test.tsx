import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getHealth } from '#shared/contracts/health.ts';
import { testLogin } from '#shared/contracts/sign-in.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import ManualLoginPage from './manual-login-page.tsx';

beforeEach(() => window.history.replaceState(null, '', '/manual-login'));

function show(answer: Answer | Promise<Answer>) {
  renderScreen(<ManualLoginPage />, {
    [`GET ${testLogin.path}`]: () => answer,
    [`GET ${getHealth.path}`]: () => ({ status: 503, body: {} }),
  });
  press('Test Login');
}

test('the button says that it is busy, then one is welcomed on the dashboard', async () => {
  const held: { answer?: (answer: Answer) => void } = {};
  show(
    new Promise<Answer>((resolve) => {
      held.answer = resolve;
    }),
  );
  const busy = await screen.findByRole('button', { name: 'Authenticating...' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  const user = nextUser();
  held.answer?.({ status: 200, body: { user } });
  expect(await screen.findByText('Login Successful')).toBeTruthy();
  expect(screen.getByText(`Welcome back, ${user.username}!`)).toBeTruthy();
  expect(window.location.pathname).toBe('/dashboard');
});

test('a refusal is told in the words of the specification, and one stays', async () => {
  show({ status: 404, body: refusal('not_found', 'There is no such call.') });
  expect(await screen.findByText('Login Failed')).toBeTruthy();
  expect(screen.getByText('Unable to authenticate user')).toBeTruthy();
  expect(window.location.pathname).toBe('/manual-login');
});
