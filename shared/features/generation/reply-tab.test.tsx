import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { generateReply } from '#shared/contracts/generation.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { ReplyTab } from './reply-tab.tsx';

const reply = {
  content: 'cheap blobs, 72 % of blocks',
  engagementScore: 0.5,
  viralPotential: 0.4,
  provider: 'local',
  voiceMatch: null,
  draftId: '33333333-3333-4333-8333-333333333333',
  notes: ['Check: 72 %.'],
  figures: [{ text: '72 %', start: 13, end: 17 }],
  checks: [
    { holds: true, text: 'No link' },
    { holds: false, text: 'A side' },
  ],
  forecast: { score: null, correlation: null, posts: 0, reason: 'No figure for replies' },
};

test('says which fields are missing, and then writes without those left empty', async () => {
  const { sent } = renderScreen(<ReplyTab />, {
    [`GET ${getCurrentUser.path}`]: () => ({ status: 200, body: nextUser() }),
    [`GET ${listPersonas.path}`]: () => ({ status: 200, body: [] }),
    [`POST ${generateReply.path}`]: () => ({ status: 200, body: reply }),
  });
  press('Generate Reply');
  expect(await screen.findByText('Original tweet is required')).toBeTruthy();
  expect(screen.getByText('Tweet author is required')).toBeTruthy();
  type('Original tweet', ' blobs are cheap again ');
  type('Tweet author', '@lio_perps');
  expect(screen.queryByText(/is required$/)).toBeNull();
  press('Generate Reply');
  expect((await screen.findByText('72 %')).tagName).toBe('MARK');
  expect(screen.getByText('72 %').parentElement?.textContent).toBe(reply.content);
  expect(screen.getByText('No figure for replies')).toBeTruthy();
  expect(screen.queryByText('50%')).toBeNull();
  const ticks = within(screen.getByRole('list', { name: 'Checklist' })).getAllByRole('listitem');
  expect(ticks.map(({ textContent }) => textContent)).toEqual([
    'Helps: No link',
    'Missing: A side',
  ]);
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    {
      originalTweet: 'blobs are cheap again',
      tweetAuthor: '@lio_perps',
      personaType: 'reply_guy',
      variant: 0,
    },
  ]);
  fireEvent.click(screen.getByLabelText('AI Detection Bypass'));
  press('Another reply');
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({ useHumanization: false, variant: 1 }),
  );
});

test('an intent is pressed instead of a point; without either the point is asked for', async () => {
  const refusal = {
    code: 'no_draft',
    reason: 'no-draft.opinion',
    params: { situation: 'opinion', reads: 'opinion' },
    message: 'This post is an opinion. Enter what you think of it.',
    requestId: '1',
  };
  const { sent } = renderScreen(<ReplyTab />, {
    [`GET ${getCurrentUser.path}`]: () => ({ status: 200, body: nextUser() }),
    [`GET ${listPersonas.path}`]: () => ({ status: 200, body: [] }),
    [`POST ${generateReply.path}`]: ({ body }) =>
      (body as { intent?: string }).intent
        ? { status: 200, body: reply }
        : { status: 422, body: refusal },
  });
  type('Original tweet', 'blobs are cheap again');
  type('Tweet author', '@lio_perps');
  press('Generate Reply');
  expect((await screen.findByText(refusal.message)).parentElement?.role).toBe('alert');
  expect(screen.getByText('Reads like: an opinion')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Context/)));
  press('Disagree');
  expect((await screen.findByText('72 %')).tagName).toBe('MARK');
  expect(sent.at(-1)?.body).toMatchObject({ intent: 'disagree' });
  const chip = screen.getByRole('button', { name: 'Disagree' });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  press('Disagree');
  expect(chip.getAttribute('aria-pressed')).toBe('false');
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2);
});
