import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { ShareDialog } from './share-dialog.tsx';

const CALENDAR = { postId: null, campaignId: null };
const persona = aPersona();

function show(target: { postId: string | null; campaignId: string | null }, decidable: number) {
  useTimeZone.setState({ zone: 'UTC', chosen: null });
  const ok = (body: unknown) => () => ({ status: 200, body });
  return renderScreen(<ShareDialog open onClose={() => {}} target={target} />, {
    'GET /api/auth/user': ok(nextUser()),
    'GET /api/review-links': ok([]),
    'GET /api/personas': ok([persona]),
    'GET /api/campaigns': ok([]),
    'POST /api/review-links/preview': ok({ posts: 30, decidable }),
    'POST /api/review-links': () => ({ status: 422, body: { code: 'invalid', message: 'No' } }),
  });
}

test('before a link is made it says what the client sees, and how much of it can be decided', async () => {
  const { sent } = show(CALENDAR, 12);
  const dialog = within(await screen.findByRole('dialog', { name: 'Share for review' }));
  await dialog.findByText('Shows 30 posts: text, media, account, time and client comments.');
  dialog.getByText('12 posts can be decided.');
  fireEvent.change(dialog.getByLabelText('Persona'), { target: { value: persona.id } });
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2026-12-01' } });
  fireEvent.change(dialog.getByLabelText('To'), { target: { value: '2026-12-07' } });
  const narrowed = { personaId: persona.id, from: '2026-12-01', to: '2026-12-07' };
  await waitFor(() =>
    expect(sent.findLast(({ path }) => path.endsWith('/preview'))?.body).toEqual({
      ...CALENDAR,
      ...narrowed,
    }),
  );
  fireEvent.change(dialog.getByLabelText('Reviewer'), { target: { value: 'Jane' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  await waitFor(() =>
    expect(
      sent.find(({ method, path }) => method === 'POST' && path === '/api/review-links')?.body,
    ).toMatchObject({ ...CALENDAR, ...narrowed, reviewer: 'Jane', may: 'decide' }),
  );
});

test('a link that could decide nothing says so, and one post is not narrowed', async () => {
  show({ ...CALENDAR, postId: persona.id }, 0);
  const dialog = within(await screen.findByRole('dialog', { name: 'Share for review' }));
  await dialog.findByText('No post can be decided: none needs approval that you may give.');
  expect(dialog.queryByLabelText('From')).toBeNull();
});
