import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { streamContent } from '#shared/contracts/generation.ts';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { aPost } from '#shared/ui/testing/posts.ts';
import type { Sent } from '#shared/ui/testing/render-screen.tsx';
import { showComposer } from '../../testing/show-schedule.tsx';

const DRAFT = '33333333-3333-4333-8333-333333333333';
const written = (content: string) => ({
  ...{ content, hashtags: [], engagementScore: 0.5, confidence: 0.7, provider: 'openai' },
  ...{ engagement_score: 0.5, explanation: [], voiceMatch: null, draftId: DRAFT, notes: [] },
});

/** The composer with a text of its own, and a persona that writes another. */
async function showWriter() {
  const place = showComposer([], {
    [`POST ${streamContent.path}`]: ({ body }: Sent) => {
      const { revise } = body as { revise?: { how: string } };
      const draft = written(revise ? `the ${revise.how}` : 'blobs are cheap');
      return {
        status: 200,
        events: [
          { type: 'text', text: 'blobs' },
          { type: 'done', draft },
        ],
      };
    },
    [`PUT /api/drafts/${DRAFT}`]: () => ({ status: 204 }),
    'POST /api/scheduled-posts': () => ({ status: 201, body: aPost() }),
  });
  const field = (await screen.findByLabelText('Content')) as HTMLTextAreaElement;
  type('Content', 'about blobs');
  fireEvent.click(await screen.findByRole('button', { name: 'Write with Annie' }));
  await waitFor(() => expect(field.value).toBe('blobs are cheap'));
  const bodies = () =>
    place.sent.filter(({ path }) => path === streamContent.path).map(({ body }) => body);
  return { ...place, field, bodies };
}

test('a persona writes where the text stands, and one press brings the own text back', async () => {
  const { field, bodies } = await showWriter();
  expect(bodies()).toMatchObject([{ prompt: 'about blobs', type: 'post' }]);
  expect(screen.getByText('Made with AI')).toBeTruthy();
  press('Shorter');
  await waitFor(() => expect(field.value).toBe('the shorter'));
  expect(bodies()[1]).toMatchObject({ revise: { how: 'shorter', text: 'blobs are cheap' } });
  press('Restore my text');
  expect(field.value).toBe('about blobs');
  expect(screen.queryByText('Made with AI')).toBeNull();
  press('Redo');
  expect(field.value).toBe('the shorter');
  expect(screen.getByText('Made with AI')).toBeTruthy();
});

test('a change is asked of the text as the person has made it', async () => {
  const { field, bodies } = await showWriter();
  type('Content', 'blobs are almost free');
  press('Longer');
  await waitFor(() => expect(field.value).toBe('the longer'));
  expect(bodies()[1]).toMatchObject({ revise: { how: 'longer', text: 'blobs are almost free' } });
  press('Undo');
  expect(field.value).toBe('blobs are almost free');
});

test('a scheduled draft counts as used, with what the person has made of it', async () => {
  const { field, sent } = await showWriter();
  type('Content', 'blobs are almost free');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await screen.findByText('Post scheduled successfully');
  const post = sent.find(
    ({ method, path }) => method === 'POST' && path === '/api/scheduled-posts',
  );
  expect(post?.body).toMatchObject({ draftId: DRAFT, madeWithAi: true });
  const used = sent.find(({ path }) => path === `/api/drafts/${DRAFT}`);
  expect(used?.body).toEqual({ outcome: 'accepted', finalText: 'blobs are almost free' });
});
