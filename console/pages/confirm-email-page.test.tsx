import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import ConfirmEmailPage from './confirm-email-page.tsx';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

const open = (answer: { status: number; body: unknown }) => {
  window.history.replaceState(null, '', '/confirm-email#token=owner.secret');
  return renderScreen(<ConfirmEmailPage />, { 'POST /api/mail-address/confirm': () => answer });
};
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm this address' }));

test('the link is used by a press alone, and stays in no address', async () => {
  const { sent } = open({ status: 200, body: { address: 'kit@example.com' } });
  expect(window.location.href).not.toContain('secret');
  expect(sent).toEqual([]);
  confirm();
  await screen.findByText(
    'kit@example.com is confirmed. Notifications are sent there from now on.',
  );
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'owner.secret' }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that opens nothing says why, and can be tried again', async () => {
  const message = 'This link was used already, or it is too old. Send a new one from the settings.';
  open({ status: 422, body: refusal('invalid', message, [{ path: 'token', message }]) });
  confirm();
  expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
  expect(screen.getByRole('button', { name: 'Confirm this address' })).toHaveProperty(
    'disabled',
    false,
  );
});
