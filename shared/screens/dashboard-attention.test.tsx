import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DashboardToday } from '#shared/contracts/dashboard-today.ts';
import { Today } from '#shared/features/dashboard/today/today.tsx';
import { nextUser } from '#shared/ui/testing/people.ts';
import { aPost } from '#shared/ui/testing/posts.ts';
import { type Answer, renderScreen } from '#shared/ui/testing/render-screen.tsx';

const failed = aPost({ status: 'failed', content: 'gm, it broke' });
const gone = aPost({ id: failed.id.replace(/1$/, '2') });
const today: DashboardToday = {
  waiting: { failed: 1, held: 0, approval: 0, check: 0, reminded: 0, first: [failed.id, gone.id] },
  written: { drafts: 0, excerpt: '' },
  mine: null,
  worked: [],
  drafts: [],
  next: [],
};
const ok = (body: unknown) => (): Answer => ({ status: 200, body });

function show() {
  return renderScreen(<Today />, {
    'GET /api/auth/user': ok(nextUser()),
    'GET /api/dashboard/today': ok(today),
    [`GET /api/scheduled-posts/${failed.id}`]: ok(failed),
    [`GET /api/scheduled-posts/${gone.id}`]: () => ({ status: 404, body: null }),
    [`POST /api/scheduled-posts/${failed.id}/act`]: ok({ ...failed, status: 'pending' }),
    'GET /api/social-accounts': ok([]),
    'GET /api/approval-policies': ok([]),
    'GET /api/members': ok([]),
  });
}

test('the first posts that need attention are mended on the dashboard; one that is gone is left out', async () => {
  const { sent } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Retry: gm, it broke' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('/act'))?.body).toEqual({
      action: 'retry',
      version: failed.version,
    }),
  );
  const rows = within(screen.getByRole('region', { name: 'Needs attention' }));
  expect(rows.getAllByRole('listitem')).toHaveLength(2);
});

test('a post opens over the dashboard', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Open: gm, it broke' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
