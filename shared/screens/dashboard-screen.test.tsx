import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Host } from '#shared/client/host.tsx';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { activityTypes } from '#shared/contracts/activities.ts';
import { exportAnalytics } from '#shared/contracts/analytics.ts';
import type { DashboardStats } from '#shared/contracts/dashboard.ts';
import type { DashboardToday } from '#shared/contracts/dashboard-today.ts';
import { loadServerMessages } from '#shared/i18n/server-message.ts';
import { activateLocale } from '#shared/i18n/translate.ts';
import { dialogNamed, press } from '#shared/ui/testing/on-screen.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import DashboardScreen from './dashboard-screen.tsx';

const stats: DashboardStats = {
  postsToday: 4,
  postsChange: -2,
  engagementRate: 3.24,
  engagementChange: 12.5,
  totalFollowers: 12_345,
  followersChange: 1.2,
  revenueImpact: 15_400,
  revenueChange: 0,
  totalEngagement: 1_350,
  totalReach: 41_000,
  reachChange: 10.8,
  totalPosts: 88,
  baselines: { engagement: false, reach: false },
};
const account: SocialAccount = {
  id: '00000000-0000-4000-8000-0000000000c1',
  platform: 'twitter',
  username: 'kit_ferro',
  followers: 1_234_567,
  followerCount: 1_234_567,
  isActive: true,
  needsReconnect: false,
  connectedAt: '2026-05-10T12:00:00.000Z',
};
const kinds = ['post_failed', ...activityTypes.filter((type) => type !== 'post_failed')];
const activities = Array.from({ length: 9 }, (_, at) => ({
  id: `00000000-0000-4000-8000-0000000001${String(at).padStart(2, '0')}`,
  type: kinds[at] ?? '',
  title: `Happening ${at}`,
  description: `Number ${at}`,
  createdAt: '2026-11-21T10:00:00.000Z',
}));
const personas = [
  aPersona({ id: account.id, name: 'Resting', status: 'paused' }),
  aPersona({ name: 'Working' }),
];

const nothing: DashboardToday = {
  next: [],
  waiting: { approval: 0, held: 0, failed: 0, check: 0, reminded: 0, first: [] },
  drafts: [],
  written: { drafts: 0, excerpt: '' },
  worked: [],
  mine: null,
};
const post = (at: number) => ({
  id: `00000000-0000-4000-8000-0000000002${String(at).padStart(2, '0')}`,
  excerpt: `Post ${at}`,
  personaName: 'Desk Dana',
});
const day: DashboardToday = {
  next: [{ ...post(1), platform: 'twitter', scheduledTime: '2026-11-21T15:30:00.000Z' }],
  waiting: { ...nothing.waiting, approval: 20, failed: 1 },
  drafts: [{ personaId: account.id, personaName: 'Desk Dana', drafts: 6, excerpt: 'gm' }],
  written: { drafts: 2, excerpt: 'half a thought' },
  worked: [{ ...post(2), engagement: 12, reach: 1_200 }],
  mine: null,
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  window.history.replaceState(null, '', '/dashboard');
});
afterEach(() => {
  activateLocale('en', {});
});

const ok = (body: unknown) => (): Answer => ({ status: 200, body });
const failed = (): Answer => ({ status: 500, body: refusal('internal', 'Something went wrong.') });
const never = () => new Promise<Answer>(() => {});
const answers = {
  'GET /api/auth/user': ok(nextUser()),
  'GET /api/dashboard/stats': ok(stats),
  'GET /api/dashboard/today': ok(day),
  'GET /api/personas': ok(personas),
  'GET /api/activities': ok(activities),
  'GET /api/social-accounts': ok([account]),
  'GET /api/ai/providers': ok([]),
  'GET /api/health': failed,
  'GET /api/crypto/news-trends': never,
};
const show = (changes: object = {}, place: Partial<Host> = {}) =>
  renderScreen(<DashboardScreen />, { ...answers, ...changes }, place);
const signedOut = {
  'GET /api/auth/user': () => ({ status: 401, body: refusal('unauthorized', '') }),
};
const card = (name: string) => within(screen.getByRole('region', { name }));
const toast = () => screen.getByRole('region', { name: /Notifications/ }).textContent;

describe('signed in', () => {
  test('greets, and shows four figures with what they are compared with', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, testuser!' }));
    expect(await screen.findByText('-2 vs yesterday')).toBeDefined();
    const figures = card('Statistics').getAllByRole('term');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      'Posts Today',
      'Engagement Rate',
      'Total Followers',
      'Revenue Impact',
    ]);
    const said = card('Statistics').getAllByRole('definition');
    expect(said.map(({ textContent }) => textContent)).toEqual([
      '4',
      '-2 vs yesterday',
      '3.2%',
      '+12.5% vs last week',
      '12.3K',
      '+1.2% this month',
      '$15.4K',
      '0% this quarter',
    ]);
  });

  test('says what the change is made of', async () => {
    show();
    const comparison = await screen.findByRole('button', { name: '+12.5% vs last week' });
    act(() => comparison.focus());
    const [tip] = await screen.findAllByRole('tooltip');
    expect(tip?.textContent).toBe('1,350 reactions in the last 7 days, against the 7 days before.');
  });

  test('shows personas, those at work first, with a dot that moves only for them', async () => {
    show();
    await screen.findByText('@kit_ferro');
    await card('Active Personas').findByText('Working');
    const rows = card('Active Personas').getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Working'),
      expect.stringContaining('Resting'),
    ]);
    const moving = rows.map((row) =>
      row.querySelector('[data-status-dot]')?.className.includes('motion-safe:animate-status'),
    );
    expect(moving).toEqual([true, false]);
  });

  test('shows the last six activities, each with an icon of its kind and how long ago', async () => {
    show();
    await screen.findByText('Happening 0');
    const rows = card('Recent Activity').getAllByRole('listitem');
    expect(rows).toHaveLength(6);
    expect(rows[0]?.textContent).toBe('Happening 0Number 02 hours ago');
    const icons = rows.map((row) =>
      row.querySelector('[data-activity-icon]')?.getAttribute('data-activity-icon'),
    );
    expect(icons.slice(0, 2)).toEqual(['post_failed', 'persona_created']);
  });

  test('folds activity of one kind: drafts for a persona are one row', async () => {
    const drafts = activities.slice(0, 6).map((one) => ({
      ...one,
      type: 'content_generated',
      descriptionMessage: { code: 'activity.drafted-as', params: { name: 'Desk Dana' } },
    }));
    show({ 'GET /api/activities': ok([...drafts, activities[1]]) });
    await screen.findByText('6 drafts for Desk Dana', { selector: 'p' });
    expect(card('Recent Activity').getAllByRole('listitem')).toHaveLength(2);
  });

  test('words an activity in the language of the interface, what it does not know as it came', async () => {
    await loadServerMessages();
    activateLocale('de', {
      'Persona created': 'Persona angelegt',
      'Created persona "{name}"': 'Persona „{name}“ angelegt',
    });
    const [, first, second] = activities;
    const descriptionMessage = { code: 'activity.persona-created', params: { name: 'Mira' } };
    const newer = { code: 'activity.moon-landed', params: {} };
    const known = { ...first, descriptionMessage };
    const unknown = { ...second, type: 'moon_landed', descriptionMessage: newer };
    show({ 'GET /api/activities': ok([known, unknown]) });
    expect((await screen.findByText('Persona angelegt')).parentElement?.textContent).toBe(
      'Persona angelegtPersona „Mira“ angelegt',
    );
    expect(screen.getByText('Happening 2').parentElement?.textContent).toBe('Happening 2Number 2');
  });

  test('says what waits, what comes next, what is in work and what worked', async () => {
    show();
    const lines = async (name: string) => {
      const region = await screen.findByRole('region', { name });
      return within(region)
        .getAllByRole('listitem')
        .map((row) => [row.textContent, within(row).getByRole('link').getAttribute('href')]);
    };
    expect(await lines('Needs attention')).toEqual([
      ['Needs approval20', '/approvals'],
      ['Failed1', '/schedule?show=attention'],
    ]);
    expect(await lines('Next posts')).toEqual([
      ['Post 1Desk DanaSat 3:30 PM', `/schedule?post=${post(1).id}`],
    ]);
    expect(card('Next posts').getByText(/^Times in UTC/)).toBeTruthy();
    expect(await lines('Drafts in work')).toEqual([
      ['2 drafts in the composerhalf a thought', '/drafts'],
      ['6 drafts for Desk Danagm', `/personas?persona=${account.id}`],
    ]);
    expect(await lines('What worked lately')).toEqual([
      ['Post 2Desk Dana12 reactions', `/schedule?post=${post(2).id}`],
    ]);
  });

  test('says where there is nothing, and takes no constant for last week', async () => {
    const baselines = { engagement: true, reach: true };
    show({
      'GET /api/dashboard/today': ok(nothing),
      'GET /api/dashboard/stats': ok({ ...stats, baselines }),
    });
    expect(await screen.findByText('Nothing needs attention.')).toBeTruthy();
    expect(screen.getByText('Nothing is scheduled.')).toBeTruthy();
    expect(screen.getByText('No open drafts of the last 7 days.')).toBeTruthy();
    expect(screen.getByText('No results of the last 7 days yet.')).toBeTruthy();
    expect(screen.getByText('No data for last week yet')).toBeTruthy();
    expect(screen.queryByText(/vs last week/)).toBeNull();
  });

  test('shows the connected accounts, and says that more will come', async () => {
    show();
    expect((await screen.findByText('@kit_ferro')).parentElement?.textContent).toBe(
      '@kit_ferroX (Twitter) · 1.2M followers',
    );
    press('Add Account');
    const dialog = await dialogNamed('Add Account');
    expect(dialog.getByRole('button', { name: 'Connect X (Twitter)' })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Coming Soon: Telegram' }));
    expect(toast()).toContain('Coming Soon');
    expect(toast()).toContain('Social account connection will be available soon!');
  });

  test.each([
    ['New Campaign', '/campaigns'],
    ['Schedule Post', '/schedule'],
  ])('%s goes to %s', async (name, path) => {
    show();
    await screen.findByText('@kit_ferro');
    press(name);
    expect(window.location.pathname).toBe(path);
  });

  test('Settings goes where the place has them', async () => {
    const { host } = show();
    await screen.findByText('@kit_ferro');
    press('Settings');
    expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/settings');
  });

  test('says that a report could not be exported', async () => {
    show({ 'GET /api/analytics/export': failed });
    await screen.findByText('@kit_ferro');
    press('Export Report');
    await screen.findByText('Failed to export analytics report');
  });

  test('has a button to the personas that floats over the console only', async () => {
    show();
    const floating = await screen.findByRole('link', { name: 'Open AI Personas' });
    expect(floating.getAttribute('href')).toBe('/personas');
    cleanup();
    show({}, { place: 'panel' });
    await screen.findByText('@kit_ferro');
    expect(screen.queryByRole('link', { name: 'Open AI Personas' })).toBeNull();
  });

  test('shows 4, 4, 4 and 3 skeletons while it loads', async () => {
    show({
      'GET /api/dashboard/stats': never,
      'GET /api/personas': never,
      'GET /api/activities': never,
      'GET /api/social-accounts': never,
    });
    await screen.findByRole('heading', { level: 1, name: /Welcome back/ });
    const bars = (name: string) => screen.getByRole('status', { name }).children.length;
    expect(bars('Loading statistics')).toBe(4);
    expect(bars('Loading AI personas')).toBe(4);
    expect(bars('Loading recent activities')).toBe(4);
    expect(bars('Loading social accounts')).toBe(3);
  });

  test.each([
    [
      'GET /api/dashboard/stats',
      'Failed to load statistics',
      'Failed to load dashboard statistics',
    ],
    ['GET /api/activities', 'Failed to load recent activities', 'Failed to load recent activities'],
    [
      'GET /api/social-accounts',
      'Failed to load social accounts',
      'Failed to load social accounts',
    ],
    ['GET /api/personas', 'Failed to load AI personas', 'Failed to load AI personas'],
  ])('says in place and in a toast that %s failed, and asks again', async (call, inline, told) => {
    let answer = failed;
    show({ [call]: () => answer() });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(retry.previousElementSibling?.textContent).toBe(inline);
    expect(toast()).toContain(told);
    answer = answers[call as 'GET /api/personas'];
    fireEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    await card('Active Personas').findByText('Working');
    await card('Recent Activity').findByText('Happening 0');
    await card('Connected Accounts').findByText('@kit_ferro');
    await card('Statistics').findByText('4');
  });
});

describe('signed out', () => {
  test('shows a way in and no figures, and asks for nothing else', async () => {
    const { sent, host } = show(signedOut);
    fireEvent.click(await screen.findByRole('button', { name: 'Continue with X' }));
    expect(screen.getByText('Please sign in to access your dashboard')).toBeDefined();
    expect(host.navigate).toHaveBeenCalledWith('/api/auth/x?returnTo=%2Fdashboard');
    expect(screen.queryByRole('region', { name: 'Statistics' })).toBeNull();
    expect(screen.queryByRole('status', { name: 'Loading statistics' })).toBeNull();
    const provider = await screen.findByRole('combobox', { name: 'AI Provider' });
    expect(
      within(provider)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Automatic']);
    expect(screen.queryByRole('button', { name: /Choose a local model/ })).toBeNull();
    const asked = new Set(sent.map(({ path }) => path));
    expect([...asked]).toEqual(['/api/auth/user']);
    expect(screen.queryByRole('link', { name: 'Open AI Personas' })).toBeNull();
  });

  test.each(['Create Persona', 'Schedule Post', 'Export Report', 'Add Account'])(
    '%s asks to connect X first',
    async (name) => {
      show(signedOut);
      await screen.findByRole('button', { name: 'Continue with X' });
      press(name);
      await waitFor(() => expect(toast()).toContain('Authentication Required'));
      expect(toast()).toContain('Please connect your X account');
      expect(window.location.pathname).toBe('/dashboard');
    },
  );
});

describe('while it is not known yet who is there', () => {
  const checking = { 'GET /api/auth/user': never };

  test('an action is done once it is known, and asks nobody to connect', async () => {
    const report = exportAnalytics.path;
    let isKnown: (answer: { status: number; body: unknown }) => void = () => {};
    const { sent } = show({
      'GET /api/auth/user': () => new Promise((resolve) => (isKnown = resolve)),
      [`GET ${report}`]: never,
    });
    press('Export Report');
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/auth/user']));
    isKnown({ status: 200, body: nextUser() });
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain(report));
    press('Schedule Post');
    expect(window.location.pathname).toBe('/schedule');
  });

  test('the heading says nothing that is meant for visitors', () => {
    show(checking);
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
    expect(screen.queryByText(/Sign in to see your personas/)).toBeNull();
  });

  test('there is no form whose text would be nobody’s', async () => {
    show();
    await screen.findByLabelText('Prompt');
    cleanup();
    show(checking);
    expect(screen.queryByLabelText('Prompt')).toBeNull();
  });
});
