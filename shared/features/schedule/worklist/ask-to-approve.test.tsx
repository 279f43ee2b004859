import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { defaultSettings, type Settings } from '#shared/contracts/settings.ts';
import { settingsQuery, useSaveSettings } from '#shared/features/settings/queries.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
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

function show(waiting: number) {
  const gone: string[] = [];
  const user = nextUser();
  let saved: unknown = defaultSettings;
  const shown = renderScreen(
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
      'GET /api/approvals/count': () => ({ status: 200, body: { waiting } }),
    },
    { navigate: (to) => gone.push(to) },
  );
  return { ...shown, gone };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('switched on, it leads to what still needs approval, and approves nothing by itself', async () => {
  const { sent, gone } = show(3);
  await press('Switch on');
  const question = within(
    await screen.findByRole('alertdialog', { name: '3 posts need approval' }),
  );
  question.getByText('Auto-post does not publish what was written before.');
  fireEvent.click(question.getByRole('button', { name: 'Review' }));
  await waitFor(() => expect(gone).toEqual(['/approvals']));
  expect(sent.some(({ path, method }) => method === 'POST' && path.includes('approv'))).toBe(false);
});

test('it asks nothing where nothing needs approval, and nothing when it is switched off', async () => {
  const { sent } = show(0);
  const reads = () => sent.filter(({ path }) => path === '/api/approvals/count').length;
  await press('Switch on');
  await waitFor(() => expect(reads()).toBe(1));
  await press('Switch off');
  await screen.findByRole('button', { name: 'Switch on' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(reads()).toBe(1);
});
