import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ViralContent } from '#shared/contracts/viral.ts';
import { dialogNamed, press } from '#shared/ui/testing/on-screen.ts';
import { aPersona } from '#shared/ui/testing/people.ts';
import { type Answer, refusal } from '#shared/ui/testing/render-screen.tsx';
import { content, goTo, job, showViral } from './testing/show-viral.tsx';

const second = { ...content, id: content.id.replace(/1$/, '2'), title: 'Second' };
const persona = aPersona({ id: job.personaId });

async function showLibrary(list: ViralContent[], more = {}) {
  const shown = showViral({
    'GET /api/viral-content': () => ({ status: 200, body: list }),
    'GET /api/personas': () => ({ status: 200, body: [persona] }),
    ...more,
  });
  await goTo('Content Library');
  return shown;
}

test('six placeholder cards stand in while the library loads', async () => {
  await showLibrary([], { 'GET /api/viral-content': () => new Promise<Answer>(() => {}) });
  const loading = await screen.findByRole('status', { name: 'Loading viral content' });
  expect(loading.children).toHaveLength(6);
});

test('a card shows compact metrics, N/A where there is none, and where it is from', async () => {
  await showLibrary([content]);
  const card = within(await screen.findByRole('article', { name: 'Funding thread' }));
  for (const words of ['1.3M', '4.2K', '310', '0.36%', 'X (Twitter)', 'Not scored']) {
    expect(card.getByText(words)).toBeTruthy();
  }
  expect(card.getAllByText('N/A')).toHaveLength(2);
  expect(card.getByRole('link', { name: '@dana' }).getAttribute('rel')).toContain('noopener');
});

test.each([
  [100, 'red', '100/100 Viral'],
  [80, 'red', '80/100 Viral'],
  [79, 'orange', '79/100 Strong'],
  [60, 'orange', '60/100 Strong'],
  [59, 'yellow', '59/100 Fair'],
  [40, 'yellow', '40/100 Fair'],
  [39, 'green', '39/100 Low'],
  [0, 'green', '0/100 Low'],
  [null, 'gray', 'Not scored'],
])('a score of %s is %s and says %s', async (viralityScore, heat, words) => {
  await showLibrary([{ ...content, viralityScore }]);
  const badge = await screen.findByText(words);
  expect(badge.dataset.heat).toBe(heat);
});

test('an opinion of the wording alone is no score', async () => {
  const reasons = ['It takes a side, which gets quoted.'];
  await showLibrary([{ ...content, views: 99, viralityScore: 84, reasons }]);
  const card = within(await screen.findByRole('article', { name: 'Funding thread' }));
  expect(card.getByText('Not scored')).toBeTruthy();
  expect(card.queryByText(/84/)).toBeNull();
  expect(card.getByText('A score takes at least 100 views.')).toBeTruthy();
  expect(card.getByText(reasons[0] ?? '')).toBeTruthy();
});

test('analyzing shows score, three hooks with the count of the rest, and reasons', async () => {
  const list = [content];
  await showLibrary(list, {
    [`POST /api/viral-content/${content.id}/analyze`]: () => {
      list[0] = {
        ...content,
        viralityScore: 84,
        hooks: ['Question', 'Number', 'Contrast', 'Urgency', 'Story'],
        reasons: ['It opens with a question'],
      };
      return { status: 200, body: list[0] };
    },
  });
  await screen.findByRole('article', { name: 'Funding thread' });
  press('Analyze Funding thread');
  expect(await screen.findByText('Viral content analyzed successfully!')).toBeTruthy();
  const card = within(screen.getByRole('article', { name: 'Funding thread' }));
  expect(card.getByText('84/100 Viral')).toBeTruthy();
  expect(card.getByText('Contrast')).toBeTruthy();
  expect(card.queryByText('Urgency')).toBeNull();
  expect(card.getByText('+2 more')).toBeTruthy();
  expect(card.getByText('It opens with a question')).toBeTruthy();
});

test('an analysis that fails says so', async () => {
  await showLibrary([content], {
    [`POST /api/viral-content/${content.id}/analyze`]: () => ({
      status: 502,
      body: refusal('provider_failed', 'No'),
    }),
  });
  await screen.findByRole('article', { name: 'Funding thread' });
  press('Analyze Funding thread');
  expect(await screen.findByText('Failed to analyze viral content')).toBeTruthy();
});

test('several chosen texts train a persona, and the job is what one sees next', async () => {
  const { sent } = await showLibrary([content, second], {
    'POST /api/viral-training-jobs': () => ({ status: 201, body: job }),
    'GET /api/viral-training-jobs': () => ({ status: 200, body: [job] }),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Second' }));
  expect(screen.getByText('1 post selected')).toBeTruthy();
  press('Train Persona on Funding thread');
  const dialog = await dialogNamed('Train Persona');
  await dialog.findByRole('combobox', { name: 'Persona' });
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Patterns' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Train on 2 posts' }));
  expect(await screen.findByText('Persona training started successfully!')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    personaId: persona.id,
    viralContentIds: [second.id, content.id],
    jobType: 'style_training',
    focusAreas: ['hooks', 'engagement_optimization', 'viral_structure'],
  });
  const jobs = screen.getByRole('tab', { name: 'Training Jobs' });
  expect(jobs.getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(jobs));
  expect(await screen.findByRole('progressbar')).toBeTruthy();
});

test('a training that is refused says why in the dialog, and an empty choice is not sent', async () => {
  const reason = 'This persona is in training already.';
  const { sent } = await showLibrary([content], {
    'POST /api/viral-training-jobs': () => ({ status: 409, body: refusal('conflict', reason) }),
  });
  await screen.findByRole('article');
  press('Train Persona on Funding thread');
  const dialog = await dialogNamed('Train Persona');
  fireEvent.click(await dialog.findByRole('checkbox', { name: 'Funding thread' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Train on 0 posts' }));
  expect(dialog.getByText('Choose at least one viral post')).toBeTruthy();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Funding thread' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Train on 1 post' }));
  expect(await screen.findByText('Failed to start persona training')).toBeTruthy();
  expect(dialog.getByText(reason)).toBeTruthy();
});

test('deleting a text asks first', async () => {
  const list = [content];
  await showLibrary(list, {
    [`DELETE /api/viral-content/${content.id}`]: () => {
      list.pop();
      return { status: 204 };
    },
  });
  await screen.findByRole('article');
  press('Delete Funding thread');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Viral content deleted successfully')).toBeTruthy();
  expect(await screen.findByText('No viral content yet')).toBeTruthy();
});
