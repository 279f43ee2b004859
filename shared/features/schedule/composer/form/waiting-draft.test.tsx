import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { aPost, inDays } from '#shared/ui/testing/posts.ts';
import { refusal } from '#shared/ui/testing/render-screen.tsx';
import { planAt, reopenComposer, showComposer } from '../../testing/show-schedule.tsx';
import { type HandedDraft, useHandedDraft } from './handed-draft.ts';

const draft: HandedDraft = {
  text: 'blobs are cheap again',
  draftId: '33333333-3333-4333-8333-333333333333',
  personaId: '00000000-0000-4000-8000-0000000000a1',
  platform: 'twitter',
};
const tomorrow = inDays(1, '00:00').slice(0, 10);

afterEach(() => {
  useHandedDraft.setState({ draft: null });
});

const content = () => screen.findByLabelText('Content') as Promise<HTMLTextAreaElement>;

/** The form stands a moment before what was handed to it. */
const filled = () => screen.findByDisplayValue(draft.text);

/** Schedules what stands in the form and answers what was sent. */
async function schedule({ sent }: ReturnType<typeof showComposer>) {
  planAt(tomorrow, '09:30');
  press('Schedule Post');
  expect(await screen.findByText('Post scheduled successfully')).toBeTruthy();
  return sent.find(({ path, method }) => method === 'POST' && path === '/api/scheduled-posts')
    ?.body;
}

const created = { 'POST /api/scheduled-posts': () => ({ status: 201, body: aPost() }) };

test('a draft that was handed over fills the form and goes out under its own name', async () => {
  useHandedDraft.setState({ draft });
  const place = showComposer([], created);
  expect(await filled()).toBe(await content());
  expect(await schedule(place)).toMatchObject({
    content: draft.text,
    draftId: draft.draftId,
    personaId: draft.personaId,
    platform: 'twitter',
    madeWithAi: true,
  });
  expect(useHandedDraft.getState().draft).toBeNull();
});

test('a text that stands in the form is kept until the person lets it go', async () => {
  showComposer([]);
  await content();
  type('Content', 'my own words');
  act(() => useHandedDraft.setState({ draft }));
  expect((await content()).value).toBe('my own words');
  press('Keep my text');
  expect(screen.queryByText(/A draft is ready/)).toBeNull();
  expect((await content()).value).toBe('my own words');
  act(() => useHandedDraft.setState({ draft }));
  press('Use the draft');
  expect((await content()).value).toBe(draft.text);
  expect(screen.queryByText(/A draft is ready/)).toBeNull();
});

test("a text written after the draft was cleared is nobody else's", async () => {
  useHandedDraft.setState({ draft });
  const place = showComposer([], created);
  const field = await filled();
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.change(field, { target: { value: 'my own words' } });
  const sent = await schedule(place);
  expect(sent).toMatchObject({ content: 'my own words' });
  expect(sent).not.toHaveProperty('draftId');
});

test('a text whose draft is gone meanwhile can be scheduled all the same', async () => {
  useHandedDraft.setState({ draft });
  const gone = refusal('not_found', 'Draft not found', [
    { path: 'draftId', message: 'Draft not found' },
  ]);
  const place = showComposer([], {
    'POST /api/scheduled-posts': ({ body }) =>
      (body as { draftId: string | null }).draftId === null
        ? { status: 201, body: aPost() }
        : { status: 404, body: gone },
  });
  await filled();
  await schedule(place);
  await reopenComposer();
  expect((await content()).value).toBe('');
});
