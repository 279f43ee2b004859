import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { defaultSettings, getSettings, type Settings } from '#shared/contracts/settings.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, type Answers, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { SettingsScreen } from '../settings-screen.tsx';

export const account = {
  id: '00000000-0000-4000-8000-000000000003',
  platform: 'twitter',
  username: 'kit_ferro',
  followers: 1_240,
  followerCount: 1_240,
  isActive: true,
  needsReconnect: false,
  connectedAt: '2026-05-10T12:00:00.000Z',
};
export const health = {
  status: 'ok',
  version: '0.1.0',
  database: 'up',
  x: 'sandbox',
  ai: 'built-in',
  testLogin: true,
  email: false,
};
export const ok = (body: unknown): Answer => ({ status: 200, body });

/** What the server-sent event of another tab's save does. */
function LiveChange() {
  const queries = useQueryClient();
  const read = () => queries.invalidateQueries({ queryKey: [getSettings.path] });
  return (
    <button type="button" onClick={() => void read()}>
      Live change
    </button>
  );
}

/** Settings as a server keeps them: what is saved is what the next read answers. */
export async function showSettings(
  change: (settings: Settings) => void = () => {},
  more: Answers = {},
  user = { ...nextUser(), username: 'kit_ferro', firstName: 'Kit', twitterUsername: 'kit_ferro' },
) {
  let kept = structuredClone(defaultSettings);
  change(kept);
  const shown = renderScreen(
    <SettingsScreen
      push={<p>push</p>}
      embeddedModels={<p>models</p>}
      localServer={<p>local server</p>}
      devices={<LiveChange />}
      data={<p>data</p>}
    />,
    {
      'GET /api/auth/user': () => ok(user),
      'GET /api/health': () => ok(health),
      'GET /api/social-accounts': () => ok([account]),
      'GET /api/settings/mail-address': () => ok({ address: null, state: 'none' }),
      'GET /api/settings': () => ok(kept),
      'PUT /api/settings': ({ body }) => {
        kept = body as Settings;
        return ok(kept);
      },
      'POST /api/settings/reset': () => {
        kept = structuredClone(defaultSettings);
        return ok(kept);
      },
      ...more,
    },
  );
  await screen.findByRole('tab', { name: 'Profile' });
  const bodies = () =>
    shown.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body as Settings);
  return { ...shown, bodies, user, elsewhere: (next: Settings) => (kept = next) };
}

export const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
export const isDirty = () => screen.queryByRole('button', { name: 'Save Changes' }) !== null;
export const toast = (title: string) => screen.findByText(title);
