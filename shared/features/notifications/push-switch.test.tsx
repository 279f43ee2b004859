import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { nextUser } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { PushSwitch } from './push-switch.tsx';

/** jsdom has no pushes: this browser is allowed to show them, and subscribed. */
function subscribed() {
  const getSubscription = async () => ({ endpoint: 'https://push.example/1' });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager: { getSubscription } }) },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
  [true, 'This browser gets push notifications.', 'Turn off in this browser'],
  [false, 'This browser gets no push notifications yet.', 'Turn on in this browser'],
])('a subscribed browser that the server knows: %s', async (known, sentence, press) => {
  subscribed();
  const { sent } = renderScreen(<PushSwitch />, {
    'GET /api/auth/user': () => ({ status: 200, body: nextUser() }),
    'POST /api/push/check': () => ({ status: 200, body: { subscribed: known } }),
  });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name: press })).toBeTruthy();
  expect(sent).toContainEqual(
    expect.objectContaining({ body: { endpoint: 'https://push.example/1' } }),
  );
});
