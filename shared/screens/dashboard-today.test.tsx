import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DashboardToday } from '#shared/contracts/dashboard-today.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import DashboardScreen from './dashboard-screen.tsx';

const written = { drafts: 0, excerpt: '' };
const waiting = { failed: 0, held: 0, approval: 0, check: 0, reminded: 0, first: [] };
const nothing: DashboardToday = { waiting, written, mine: null, worked: [], drafts: [], next: [] };
const stats = {
  postsToday: 0,
  postsChange: 0,
  engagementRate: 0,
  engagementChange: 0,
  totalFollowers: 0,
  followersChange: 0,
  revenueImpact: 0,
  revenueChange: 0,
  totalEngagement: 0,
  totalReach: 0,
  reachChange: 0,
  totalPosts: 0,
  baselines: { engagement: true, reach: true },
};
const ok = (body: unknown) => (): Answer => ({ status: 200, body });
const show = (changes: object = {}) =>
  renderScreen(<DashboardScreen />, {
    'GET /api/auth/user': ok(nextUser()),
    'GET /api/dashboard/stats': ok(stats),
    'GET /api/dashboard/today': ok(nothing),
    'GET /api/personas': ok([aPersona({ name: 'Dana' })]),
    'GET /api/activities': ok([]),
    'GET /api/social-accounts': ok([]),
    'GET /api/ai/providers': ok([]),
    'GET /api/extension-keys': ok([]),
    'GET /api/health': (): Answer => ({ status: 500, body: refusal('internal', 'No.') }),
    'GET /api/crypto/news-trends': () => new Promise<Answer>(() => {}),
    ...changes,
  });
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows no figures before there is anything to count', async () => {
  const answer = Promise.withResolvers<Answer>();
  show({ 'GET /api/dashboard/stats': () => answer.promise });
  await screen.findByRole('status', { name: 'Loading statistics' });
  answer.resolve({ status: 200, body: stats });
  await waitFor(() => expect(screen.queryByRole('status', { name: /statistics/ })).toBeNull());
  expect(screen.queryByRole('region', { name: 'Statistics' })).toBeNull();
  cleanup();
  show({ 'GET /api/dashboard/stats': ok({ ...stats, totalFollowers: 12 }) });
  expect(await screen.findByRole('region', { name: 'Statistics' })).toBeTruthy();
});

test('who is new finds the steps of the set-up first, until they are dismissed', async () => {
  show();
  await screen.findByText('Set up Troupe');
  await screen.findByText('Needs attention');
  expect(headings().slice(0, 2)).toEqual(['Set up Troupe', 'Needs attention']);
  cleanup();
  show({ 'GET /api/auth/user': ok({ ...nextUser(), setUp: ['dismissed'] }) });
  await screen.findByText('Needs attention');
  expect(headings()[0]).toBe('Needs attention');
});

test('without a persona the generator is a way to the first one', async () => {
  show({ 'GET /api/personas': ok([]) });
  const ways = () => screen.getAllByRole('link', { name: 'Create First Persona' });
  await waitFor(() => expect(ways()).toHaveLength(2));
  expect(ways()[0]?.getAttribute('href')).toBe('/personas?create');
  expect(screen.queryByLabelText('Prompt')).toBeNull();
});

test('who has just joined is welcomed by the name of the workspace, at an address of its own', async () => {
  window.history.replaceState(null, '', '/dashboard?joined');
  show({ 'GET /api/auth/user': ok({ ...nextUser(), workspaceName: 'Second desk' }) });
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Second desk' });
  expect(window.location.search).toBe('');
});
