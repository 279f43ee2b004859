import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { analyzeInfluencer } from '#shared/contracts/analysis.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { InfluencerTab } from './influencer-tab.tsx';
import { SentimentTab } from './sentiment-tab.tsx';

const session = { [`GET ${getCurrentUser.path}`]: () => ({ status: 200, body: nextUser() }) };

test('without a text the sentiment form says what is missing, and sends nothing', async () => {
  const { sent } = renderScreen(<SentimentTab />, session);
  press('Analyze Sentiment');
  expect(await screen.findByText('Text is required')).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Text to/)));
  fireEvent.change(screen.getByLabelText(/^Text to/), { target: { value: 'gm' } });
  expect(screen.queryByText('Text is required')).toBeNull();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('the influencer form names each field that is missing, and a line that is too long', async () => {
  const { sent } = renderScreen(<InfluencerTab />, session);
  press('Analyze Style');
  expect(await screen.findByText('Username is required')).toBeTruthy();
  expect(screen.getByText('Tweets are required')).toBeTruthy();
  type('Username', '@blobwatcher');
  type('Tweets', 'x'.repeat(25_001));
  expect(screen.queryByText(/required$/)).toBeNull();
  press('Analyze Style');
  expect(await screen.findByText('A tweet must be at most 25000 characters')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('what the server refuses is said above the button', async () => {
  renderScreen(<InfluencerTab />, {
    ...session,
    [`POST ${analyzeInfluencer.path}`]: () => ({
      status: 429,
      body: refusal('rate_limited', 'Too many requests. Try again in a minute.'),
    }),
  });
  type('Username', '@blobwatcher');
  type('Tweets', 'gm\n\n blobs are cheap ');
  press('Analyze Style');
  expect(await screen.findByText(/^Too many requests/)).toBeTruthy();
});
