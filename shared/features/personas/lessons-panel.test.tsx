import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PersonaLessons } from '#shared/contracts/persona-lessons.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { aPersona } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { LessonsPanel } from './lessons-panel.tsx';

const { id } = aPersona();
const none: PersonaLessons = { learns: true, edits: 0, length: null, removed: [], avoided: [] };
const learnt: PersonaLessons = {
  learns: true,
  edits: 7,
  length: { from: 40, median: 60, to: 85, texts: 7 },
  removed: [
    { text: '!!', times: 4 },
    { text: 'great point …', times: 3 },
  ],
  avoided: [{ text: 'hot take …', times: 3 }],
};

function show(lessons: PersonaLessons, left = none) {
  return renderScreen(<LessonsPanel personaId={id} />, {
    [`GET /api/personas/${id}/lessons`]: () => ({ status: 200, body: lessons }),
    [`POST /api/personas/${id}/lessons/forget`]: () => ({ status: 200, body: left }),
  });
}

test('says that edits teach while nothing is learnt', async () => {
  show(none);
  await screen.findByText(/^Nothing yet\. The persona learns/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('says that the settings let nothing be learnt', async () => {
  show({ ...none, learns: false });
  await screen.findByText('Nothing. Persona training is off in the settings.');
});

test('shows everything that was learnt, and forgets one of it', async () => {
  const [, kept] = learnt.removed;
  const { sent } = show(learnt, { ...learnt, removed: kept ? [kept] : [] });
  await screen.findByText('7 edits used as samples for new drafts');
  screen.getByText('Typical length: 40-85 characters');
  const removed = within(screen.getByRole('list', { name: 'You always remove' }));
  expect(removed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '!! · 4 editsForget',
    'great point … · 3 editsForget',
  ]);
  const avoided = within(screen.getByRole('list', { name: 'You discard drafts with' }));
  avoided.getByText('hot take …');
  screen.getByRole('button', { name: 'Forget: !!' }).focus();
  press('Forget: !!');
  await waitFor(() => expect(removed.queryByText('!!')).toBeNull());
  expect(sent.at(-1)?.body).toEqual({ kind: 'removed', text: '!!' });
  await screen.findByText(
    'Forgotten. The persona learns again from your next decisions on drafts.',
  );
  expect(document.activeElement?.textContent).toBe('Forget');
});

test('forgets the edits and the length by their kind', async () => {
  const { sent } = show(learnt, learnt);
  await screen.findByText('7 edits used as samples for new drafts');
  const forget = async (name: RegExp, body: object) => {
    screen.getByRole('button', { name }).click();
    await waitFor(() => expect(sent.at(-1)?.body).toEqual(body));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Forget all' }).ariaDisabled).not.toBe('true'),
    );
  };
  await forget(/^Forget: 7 edits/, { kind: 'edits', text: '' });
  await forget(/^Forget: Typical/, { kind: 'length', text: '' });
});

test('forgets all, and the heading has the focus', async () => {
  const { sent } = show(learnt);
  const all = await screen.findByRole('button', { name: 'Forget all' });
  all.focus();
  press('Forget all');
  await screen.findByText(/^Nothing yet\. The persona learns/);
  expect(sent.at(-1)?.body).toEqual({ kind: 'all' });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What was learned' })),
  );
});
