import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { defaultSettings, type Settings } from '#shared/contracts/settings.ts';
import { settingsQuery, useSaveSettings } from '#shared/features/settings/queries.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { aPost } from '#shared/ui/testing/posts.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { AskToApprove } from './ask-to-approve.tsx';

/** What the switch of the settings comes down to. */
function Switch() {
  const save = useSaveSettings();
  const saved = useQuery(settingsQuery(useApi())).data;
  if (!saved) return null;
  const autoPostEnabled = !saved.automation.autoPostEnabled;
  const switched = (now: Settings) => ({
    ...now,
    automation: { ...now.automation, autoPostEnabled },
  });
  return (
    <button type="button" onClick={() => save.mutate(switched)}>
      {autoPostEnabled ? 'Switch on' : 'Switch off'}
    </button>
  );
}

function show(posts: ScheduledPost[]) {
  const user = nextUser();
  let saved: unknown = defaultSettings;
  return renderScreen(
    <>
      <Switch />
      <AskToApprove />
    </>,
    {
      'GET /api/auth/user': () => ({ status: 200, body: user }),
      'GET /api/settings': () => ({ status: 200, body: saved }),
      'PUT /api/settings': ({ body }) => {
        saved = body;
        return { status: 200, body };
      },
      'GET /api/scheduled-posts': () => ({ status: 200, body: posts }),
      'POST /api/scheduled-posts/approve': () => ({
        status: 200,
        body: { approved: 1, tooLate: 0, refused: [] },
      }),
    },
  );
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('switched on, it asks before what waits goes out', async () => {
  const { sent } = show([
    aPost({ status: 'held', holdReason: 'approval' }),
    aPost({ id: '00000000-0000-4000-8000-000000000052' }),
  ]);
  const approvals = () => sent.filter(({ path }) => path.endsWith('/approve')).length;
  await press('Switch on');
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve Posts' }));
  expect(question.getByText(/^1 post was written while Auto-post was off/)).toBeTruthy();
  expect(approvals()).toBe(0);
  fireEvent.click(question.getByRole('button', { name: 'Approve all' }));
  await screen.findByText('1 post approved');
  expect(approvals()).toBe(1);
  // As it was read: what is changed meanwhile is not approved.
  expect(sent.find(({ path }) => path.endsWith('/approve'))?.body).toEqual({
    posts: [{ id: aPost().id, version: aPost().version }],
  });
});

test('it asks nothing where nothing waits, and nothing when it is switched off', async () => {
  const { sent } = show([aPost()]);
  const reads = () => sent.filter(({ path }) => path === '/api/scheduled-posts').length;
  await press('Switch on');
  await waitFor(() => expect(reads()).toBe(1));
  await press('Switch off');
  await screen.findByRole('button', { name: 'Switch on' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(reads()).toBe(1);
});
