import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { nextUser } from '#shared/ui/testing/people.ts';
import { refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { useAuthentication, useSignOut } from './queries.ts';

function Leave() {
  const { state } = useAuthentication();
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => signOut.mutate()}>
      {state}
    </button>
  );
}

/** jsdom has no pushes: this browser is subscribed, and its worker answers when it is told to. */
function subscribed(worker: Promise<void> = Promise.resolve()) {
  const unsubscribe = vi.fn(async () => true);
  const subscription = { endpoint: 'https://push.example/1', unsubscribe };
  const getSubscription = async () => worker.then(() => subscription);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager: { getSubscription } }) },
  });
  return { unsubscribe };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function signOut(push: { status: number; body?: unknown }) {
  const { sent } = renderScreen(<Leave />, {
    'GET /api/auth/user': () => ({ status: 200, body: nextUser() }),
    'POST /api/auth/logout': () => ({ status: 204 }),
    'POST /api/push/unsubscribe': () => push,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'signed-in' }));
  return sent;
}

test('signing out ends the pushes of this browser, here and on the server', async () => {
  const { unsubscribe } = subscribed();
  const sent = await signOut({ status: 204 });
  await screen.findByRole('button', { name: 'signed-out' });
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({ body: { endpoint: 'https://push.example/1' } }),
    ),
  );
});

test('a server that refuses keeps nobody signed in, and says nothing', async () => {
  const { unsubscribe } = subscribed();
  await signOut({ status: 401, body: refusal('unauthorized', 'You are signed out.') });
  await screen.findByRole('button', { name: 'signed-out' });
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  expect(screen.getByRole('region', { name: /Notifications/ }).textContent).toBe('');
});

test('a browser that does not answer holds nobody up', async () => {
  subscribed(new Promise(() => {}));
  await signOut({ status: 204 });
  await screen.findByRole('button', { name: 'signed-out' });
});

test('a browser without pushes signs out', async () => {
  await signOut({ status: 204 });
  await screen.findByRole('button', { name: 'signed-out' });
});
