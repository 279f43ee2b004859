import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { message } from '#shared/contracts/messages/message.ts';
import type { ViralTrainingJob } from '#shared/contracts/viral.ts';
import { loadServerMessages } from '#shared/i18n/server-message.ts';
import { activateLocale } from '#shared/i18n/translate.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { refusal } from '#shared/ui/testing/render-screen.tsx';
import { goTo, insight, job, showViral } from './testing/show-viral.tsx';

afterEach(() => activateLocale('en', {}));

async function showJobs(jobs: ViralTrainingJob[], more = {}) {
  const shown = showViral({
    'GET /api/viral-training-jobs': () => ({ status: 200, body: jobs }),
    ...more,
  });
  await goTo('Training Jobs');
  return shown;
}

test('a job tells type, samples, start, status, progress and focus areas', async () => {
  await showJobs([job]);
  const card = within(await screen.findByRole('article', { name: 'Style Training: Annie' }));
  expect(card.getByText(/2 samples, started/)).toBeTruthy();
  expect(card.getByText('May 10, 2026', { exact: false }).getAttribute('datetime')).toBe(
    job.createdAt,
  );
  const bar = card.getByRole('progressbar');
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual([
    '45',
    '100',
  ]);
  for (const words of ['Processing', '45%', 'Hooks', 'Viral structure', 'Read post 1 of 2']) {
    expect(card.getByText(words)).toBeTruthy();
  }
});

test('a job tells what it does in the language of the interface', async () => {
  await loadServerMessages();
  const progressMessage = message('training.read', { n: 1, all: 2 });
  activateLocale('de', { 'Read post {n} of {all}': 'Post {n} von {all} gelesen' });
  await showJobs([
    { ...job, progressMessage },
    { ...job, id: `${job.id.slice(0, -2)}22` },
  ]);
  await screen.findByText('Post 1 von 2 gelesen');
  screen.getByText('Read post 1 of 2');
});

test.each([
  ['pending', 'Pending', true],
  ['processing', 'Processing', true],
  ['completed', 'Completed', false],
  ['failed', 'Failed', false],
  ['cancelled', 'Cancelled', false],
] as const)('a %s job wears the badge %s', async (status, label, cancellable) => {
  await showJobs([{ ...job, status }]);
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(label)).toBeTruthy();
  expect(card.queryByRole('button', { name: 'Cancel training of Annie' }) !== null).toBe(
    cancellable,
  );
});

test('a job moves on while one looks, and a screen reader hears that it has ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const jobs = [job];
  await showJobs(jobs);
  await screen.findByText('45%');
  jobs[0] = { ...job, status: 'completed', progress: 100 };
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await screen.findByText('100%')).toBeTruthy();
  expect(screen.getByText('Training of Annie: Completed').getAttribute('role')).toBe('status');
});

test('a running job can be cancelled', async () => {
  const jobs: ViralTrainingJob[] = [job];
  await showJobs(jobs, {
    [`POST /api/viral-training-jobs/${job.id}/cancel`]: () => {
      jobs[0] = { ...job, status: 'cancelled' };
      return { status: 200, body: jobs[0] };
    },
  });
  await screen.findByRole('article');
  press('Cancel training of Annie');
  expect(await screen.findByText('Persona training cancelled')).toBeTruthy();
  expect(screen.getByText('Cancelled')).toBeTruthy();
});

test('without jobs and without insights the tabs say so', async () => {
  await showJobs([]);
  expect(await screen.findByText('No training jobs yet')).toBeTruthy();
  await goTo('Viral Insights');
  expect(await screen.findByText('No viral insights yet')).toBeTruthy();
});

test('an insight tells category, confidence, use, two lines of evidence and success', async () => {
  showViral({ 'GET /api/viral-insights': () => ({ status: 200, body: [insight] }) });
  await goTo('Viral Insights');
  const card = within(await screen.findByRole('list', { name: 'Viral insights' }));
  for (const words of [
    'opening hook',
    '82% confidence',
    'Start with a number',
    'When the post makes a claim',
    'Used 1 time',
    'Success rate 67%',
    'second line',
  ]) {
    expect(card.getByText(words, { exact: false })).toBeTruthy();
  }
  expect(card.queryByText('third line')).toBeNull();
});

test('a list that fails says so, and Retry reads it again', async () => {
  let broken = true;
  await showJobs([], {
    'GET /api/viral-insights': () =>
      broken
        ? { status: 500, body: refusal('internal', 'Broken') }
        : { status: 200, body: [{ ...insight, successRate: 50, isRateKnown: false }] },
  });
  await goTo('Viral Insights');
  await screen.findByRole('button', { name: 'Retry' });
  broken = false;
  press('Retry');
  expect(await screen.findByText('Success rate N/A')).toBeTruthy();
});
