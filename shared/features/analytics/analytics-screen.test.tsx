import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { activateLocale } from '#shared/i18n/translate.ts';
import { busy, nothing } from '#shared/ui/testing/analytics.ts';
import { aPersona } from '#shared/ui/testing/people.ts';
import { type Answer, refusal } from '#shared/ui/testing/render-screen.tsx';
import { quiet, showAnalytics, stopCalendar, WEEK } from './testing/show-analytics.tsx';

beforeEach(stopCalendar);
afterEach(() => {
  activateLocale('en', {});
});

const panel = (name: string) => within(screen.getByRole('region', { name }));

test('without data it says what is missing and what brings it', async () => {
  showAnalytics(nothing, { 'GET /api/dashboard/stats': () => ({ status: 200, body: quiet }) });
  expect(await screen.findByText('No posts today')).toBeTruthy();
  await screen.findByText('No platform data available');
  for (const text of [
    'Analytics Dashboard',
    'Track your social media performance and engagement',
    'No engagement data',
    'No reach data',
    'Below average',
    'Connect social media accounts to see platform analytics',
    'No persona data available',
    'Create AI personas to see performance analytics',
    'No engagement data available',
    'Start posting content to see engagement trends',
  ]) {
    expect(screen.getByText(text), text).toBeTruthy();
  }
  const period = screen.getByLabelText('Period') as HTMLSelectElement;
  expect([...period.options].map(({ text }) => text)).toEqual([
    'Last 24h',
    'Last 7 days',
    'Last 30 days',
    'Last 90 days',
  ]);
  expect(period.selectedOptions[0]?.text).toBe('Last 7 days');
  expect(screen.queryByText('Top posts')).toBeNull();
});

test('who has an account and a persona is asked for posts, not for what is there', async () => {
  const account = {
    id: '00000000-0000-4000-8000-0000000000c1',
    platform: 'twitter',
    username: 'kit_ferro',
    followers: 1,
    followerCount: 1,
    isActive: true,
    needsReconnect: false,
    connectedAt: '2026-05-10T12:00:00.000Z',
  };
  showAnalytics(nothing, {
    'GET /api/dashboard/stats': () => ({ status: 200, body: quiet }),
    'GET /api/social-accounts': () => ({ status: 200, body: [account] }),
    'GET /api/personas': () => ({ status: 200, body: [aPersona()] }),
  });
  const posts = 'Start posting content to see engagement trends';
  await waitFor(() => expect(screen.getAllByText(posts)).toHaveLength(3));
  expect(screen.getAllByRole('button', { name: 'Compose' })).toHaveLength(3);
  expect(screen.queryByText(/^Connect social media|^Create AI personas/)).toBeNull();
});

test('figures are written as the language of the interface writes them, cards, panels and table', async () => {
  activateLocale('de', {});
  showAnalytics(busy);
  await screen.findByText(/^\+2 from yesterday/);
  for (const text of [
    '+25\u00a0% from last week · baseline 1.200',
    '3,4\u00a0%',
    '40.949',
    '-10,6\u00a0% from last period',
  ]) {
    expect(screen.getByText(text, { normalizer: (shown) => shown }), text).toBeTruthy();
  }
  await screen.findByRole('region', { name: 'Best hours' });
  expect(document.body.textContent?.match(/.{12}\d%.{9}/g)).toBeNull();
});

test('the cards say how it stands, and where a baseline stands in', async () => {
  showAnalytics(busy);
  expect(await screen.findByText('+2 from yesterday')).toBeTruthy();
  for (const text of [
    '1,500',
    '+25% from last week · baseline 1,200',
    '3.4%',
    'Above average',
    '40.9K',
    '-10.6% from last period',
  ]) {
    expect(screen.getByText(text), text).toBeTruthy();
  }
  const about = (name: string) => {
    const described = screen.getByRole('button', { name }).getAttribute('aria-describedby');
    return document.getElementById(described ?? '')?.textContent;
  };
  expect(about('About Total Engagement')).toContain('a fixed baseline of 1,200');
  expect(about('About Reach')).toBe('How often the posts of the last 30 days were seen.');
});

test('choosing a period asks for its days, and keeps the old figures until they are there', async () => {
  let answer: (found: Answer) => void = () => {};
  const { sent } = showAnalytics(busy, {
    'GET /api/analytics?start=2026-08-23&end=2026-11-21': () =>
      new Promise<Answer>((resolve) => (answer = resolve)),
  });
  await screen.findByRole('region', { name: 'Best hours' });
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: '90d' } });
  await waitFor(() => expect(sent.some(({ path }) => path.includes('2026-08-23'))).toBe(true));
  expect(panel('Persona Performance').getAllByText('Dana').length).toBeGreaterThan(0);
  answer({ status: 200, body: nothing });
  await screen.findByText('No persona data available');
  for (const [value, start] of [
    ['24h', '2026-11-20'],
    ['30d', '2026-10-22'],
  ]) {
    fireEvent.change(screen.getByLabelText('Period'), { target: { value } });
    await waitFor(() =>
      expect(sent.at(-1)?.path).toBe(`/api/analytics?start=${start}&end=2026-11-21`),
    );
  }
});

test('each chart has its figures as a table, for who asks for it and for a screen reader always', async () => {
  showAnalytics(busy);
  await screen.findByRole('region', { name: 'Best hours' });
  const trend = panel('Engagement Trend');
  const chart = await trend.findByRole('img');
  expect(chart.getAttribute('aria-label')).toBe(
    'From Nov 14, 2026 to Nov 21, 2026: 12 posts, 340 engagement, 8,000 reach.',
  );
  expect(within(await trend.findByRole('table')).getAllByRole('row')).toHaveLength(9);
  fireEvent.click(trend.getByRole('button', { name: 'Show as table: Engagement Trend' }));
  expect(trend.queryByRole('img')).toBeNull();
  const last = within(trend.getByRole('table')).getAllByRole('row').at(-1);
  expect(last?.textContent).toBe('Nov 21, 2026770700');
  const personas = within(await panel('Persona Performance').findByRole('table'));
  expect(personas.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PersonaPostsEngagementReachEngagement rateVoice match',
    'Dana123408,0004.25%81%',
    'No persona1208,0004.25%–',
  ]);
});

test('the keys go from point to point of a chart, and say what each is', async () => {
  showAnalytics(busy);
  await screen.findByRole('region', { name: 'Best hours' });
  const trend = panel('Engagement Trend');
  const chart = await trend.findByRole('img');
  const say = () => trend.getByRole('status').textContent;
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(say()).toBe('Nov 21, 20267 posts, 70 engagement, 700 reach');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(say()).toContain('Nov 20, 2026');
  fireEvent.keyDown(chart, { key: 'Home' });
  expect(say()).toContain('Nov 14, 2026');
  fireEvent.keyDown(chart, { key: 'Escape' });
  expect(say()).toBe('');
  const hours = panel('Best hours');
  const map = await hours.findByRole('img');
  for (const key of ['ArrowRight', 'ArrowDown']) fireEvent.keyDown(map, { key });
  expect(hours.getByRole('status').textContent).toBe('Tue 00:00Nothing was posted');
});

test('best hours, top posts, predictions and followers say what they found', async () => {
  showAnalytics(busy);
  await screen.findByRole('region', { name: 'Best hours' });
  expect(
    panel('Best hours').getByText('Best so far: Fri 09:00, 40 engagement a post.'),
  ).toBeTruthy();
  const link = panel('Top posts').getByRole('link', { name: /^View on X/ });
  expect(link.getAttribute('href')).toBe('https://x.com/dana/status/1');
  expect(panel('Top posts').getAllByText(/blobs are <b>free<\/b>/).length).toBeGreaterThan(0);
  const predicted = panel('Prediction accuracy');
  expect(
    predicted.getByText(
      'Over 40 posts higher scores went with more engagement (rank correlation 0.52).',
    ),
  ).toBeTruthy();
  expect(predicted.getByText(/^Available after 100 posts/)).toBeTruthy();
  expect(predicted.getByText(/12 of 100 posts of @dana have results/)).toBeTruthy();
  expect(panel('Followers').getByText('1,250 now, +250 in this period.')).toBeTruthy();
  expect(panel('By who wrote it').getAllByText('Written by hand').length).toBeGreaterThan(0);
});

test('a failure to fetch is said in place, with Retry', async () => {
  let isBroken = true;
  showAnalytics(nothing, {
    [`GET ${WEEK}`]: () =>
      isBroken
        ? { status: 500, body: refusal('internal', 'Broken') }
        : { status: 200, body: nothing },
  });
  expect((await screen.findAllByText('Failed to fetch analytics')).length).toBeGreaterThan(0);
  isBroken = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByText('No platform data available');
});

test('signed out it shows zeroes and asks for nothing', async () => {
  const { sent } = showAnalytics(nothing, {
    'GET /api/auth/user': () => ({ status: 401, body: refusal('unauthorized', 'Signed out') }),
  });
  expect(await screen.findByText('No posts today')).toBeTruthy();
  expect(screen.getByText('No persona data available')).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/user']);
});
