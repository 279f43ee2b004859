import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { generateAdvanced } from '#shared/contracts/advanced-generation.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { generateReply, listAiProviders, streamContent } from '#shared/contracts/generation.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { AdvancedTab } from '../advanced-tab.tsx';
import { Generator } from '../generator.tsx';
import { ReplyTab } from '../reply-tab.tsx';

const written = (content: string) => ({
  content,
  hashtags: [],
  engagementScore: 0.5,
  viralPotential: 0.4,
  provider: 'openai',
  voiceMatch: null,
  draftId: null,
  notes: [],
  sentimentAlignment: { sentiment: 'neutral', emotion: 'calm' },
  targetMetrics: { expectedLikes: null, expectedRetweets: null, expectedReplies: null },
  optimizations: [],
});

/** What the server makes of a call: the change named, or three takes. */
function answer({ body }: { body: unknown }) {
  const { revise, takes } = body as { revise?: { how?: string; words?: string }; takes?: boolean };
  const name = revise ? (revise.how ?? revise.words) : takes ? 'take 1' : 'first';
  const others = takes ? { takes: [written('the take 2'), written('the take 3')] } : {};
  return { status: 200, body: { ...written(`the ${name}`), ...others } };
}

interface Place {
  name: string;
  shows: ReactElement;
  path: string;
  /** What has to be typed, by its label. */
  fields: string[];
  action: string;
}
const places: Place[] = [
  {
    name: 'the reply tab',
    shows: <ReplyTab />,
    path: generateReply.path,
    fields: ['Original tweet', 'Tweet author'],
    action: 'Generate Reply',
  },
  {
    name: 'the advanced generator',
    shows: <AdvancedTab />,
    path: generateAdvanced.path,
    fields: ['Target Audience'],
    action: 'Generate Content',
  },
];

async function open({ shows, path, fields, action }: Place) {
  const { sent } = renderScreen(shows, {
    [`GET ${getCurrentUser.path}`]: () => ({ status: 200, body: nextUser() }),
    [`GET ${listPersonas.path}`]: () => ({ status: 200, body: [] }),
    [`POST ${path}`]: answer,
  });
  for (const field of fields) type(field, 'blobs are cheap');
  press(action);
  await screen.findByText('the first');
  return () => sent.filter((call) => call.path === path).map(({ body }) => body);
}

test.each(places)('$name changes its draft, and goes back to the one before', async (place) => {
  const bodies = await open(place);
  // What is typed for the next is nothing to a change of this one.
  type(place.fields[0] ?? '', 'another post');
  const shorter = screen.getByRole('button', { name: 'Shorter' });
  shorter.focus();
  press('Shorter');
  await screen.findByText('the shorter');
  expect(document.activeElement).toBe(shorter);
  expect(bodies()[1]).toEqual({
    ...(bodies()[0] as object),
    ...{ variant: 1, revise: { how: 'shorter', text: 'the first' } },
  });
  const words = screen.getByRole('textbox', { name: 'What to change' });
  fireEvent.change(words, { target: { value: ' no jargon ' } });
  fireEvent.keyDown(words, { key: 'Enter' });
  await screen.findByText('the no jargon');
  expect(bodies()[2]).toMatchObject({ revise: { words: 'no jargon', text: 'the shorter' } });
  press('Previous version');
  await screen.findByText('the shorter');
  screen.getByText('2 of 3');
});

test.each(places)('$name writes three takes to choose from', async (place) => {
  const bodies = await open(place);
  press('Three takes');
  const takes = within(await screen.findByRole('group', { name: 'Alternatives' }));
  expect(bodies()).toHaveLength(2);
  expect(bodies()[1]).toMatchObject({ takes: true });
  fireEvent.click(takes.getByRole('button', { name: 'Draft 3: the take 3' }));
  await waitFor(() => expect(screen.getAllByText('the take 3')).toHaveLength(2));
  press('Warmer');
  await screen.findByText('the warmer');
  expect(bodies()[2]).toMatchObject({ revise: { how: 'warmer', text: 'the take 3' } });
});

const persona = aPersona({ name: 'Degen Dana' });

test('the generator changes what the person made of its draft, for whom it was made', async () => {
  const { sent } = renderScreen(<Generator onSchedule={() => undefined} />, {
    [`GET ${getCurrentUser.path}`]: () => ({ status: 200, body: nextUser() }),
    [`GET ${listPersonas.path}`]: () => ({ status: 200, body: [persona] }),
    [`GET ${listAiProviders.path}`]: () => ({ status: 200, body: [] }),
    [`POST ${streamContent.path}`]: (call) => {
      const draft = {
        ...answer(call).body,
        engagement_score: 0.5,
        confidence: 0.5,
        explanation: [],
      };
      return { status: 200, events: [{ type: 'done', draft }] };
    },
  });
  await screen.findByRole('option', { name: 'Degen Dana' });
  type('Prompt', 'blobs are cheap');
  fireEvent.change(screen.getByLabelText('Platform'), { target: { value: 'linkedin' } });
  press('Generate');
  await screen.findByText('the first');
  press('Edit');
  type('Your version', 'my own words');
  fireEvent.change(screen.getByLabelText('Platform'), { target: { value: 'twitter' } });
  const warmer = screen.getByRole('button', { name: 'Warmer' });
  warmer.focus();
  press('Warmer');
  await screen.findByText('the warmer');
  expect(document.activeElement).toBe(warmer);
  expect(sent.at(-1)?.body).toMatchObject({
    ...{ platform: 'linkedin', revise: { how: 'warmer', text: 'my own words' }, variant: 1 },
  });
  press('Previous version');
  await screen.findByText('my own words');
});
