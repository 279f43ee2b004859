import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { generateMultiple, listAiProviders, streamContent } from '#shared/contracts/generation.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import {
  type Answer,
  refusal,
  renderScreen,
  type Sent,
} from '#shared/ui/testing/render-screen.tsx';
import { Generator } from './generator.tsx';

const persona = aPersona({ name: 'Degen Dana', tone: 'casual' });
const providers = [
  { id: 'openai', name: 'OpenAI', configured: false, model: 'gpt-5.6-luna', models: [] },
  { id: 'local', name: 'Built-in', configured: true, model: null, models: [] },
];
const draft = {
  content: 'blobs are cheap again',
  provider: 'local',
  hashtags: ['ethereum'],
  engagement_score: 0.62,
  forecast: { score: 63, correlation: 0.41, posts: 120, reason: 'Learned from 120 posts' },
  confidence: 0.71,
  explanation: ['Opens with at most 12 words.'],
  voiceMatch: 84,
  draftId: '33333333-3333-4333-8333-333333333333',
  notes: ['Built-in, no AI model'],
};

function open(stream: Answer, more: Record<string, () => Answer | Promise<Answer>> = {}) {
  const copied: string[] = [];
  const scheduled: object[] = [];
  const place = renderScreen(
    <Generator onSchedule={(handed) => void scheduled.push(handed)} />,
    {
      [`GET ${getCurrentUser.path}`]: () => ({ status: 200, body: nextUser() }),
      [`GET ${listPersonas.path}`]: () => ({ status: 200, body: [persona] }),
      [`GET ${listAiProviders.path}`]: () => ({ status: 200, body: providers }),
      [`POST ${streamContent.path}`]: () => stream,
      [`PUT /api/drafts/${draft.draftId}`]: () => ({
        status: 404,
        body: refusal('not_found', 'x'),
      }),
      ...more,
    },
    { copy: async (text) => void copied.push(text) },
  );
  return { ...place, copied, scheduled };
}

async function fill(prompt: string) {
  await screen.findByRole('option', { name: 'Degen Dana' });
  fireEvent.change(screen.getByLabelText('Persona'), { target: { value: persona.id } });
  fireEvent.change(screen.getByLabelText('Prompt'), { target: { value: prompt } });
}

const generate = () => fireEvent.click(screen.getByRole('button', { name: 'Generate' }));

/** The server is told that the draft was used, and as which text. */
async function expectAccepted(sent: Sent[], used: { finalText?: string } = {}): Promise<void> {
  const path = `/api/drafts/${draft.draftId}`;
  const body = { outcome: 'accepted', ...used };
  await waitFor(() => expect(sent).toContainEqual({ method: 'PUT', path, body }));
}

describe('the generator', () => {
  it('asks for what is missing and sends nothing', async () => {
    const { sent } = open({ status: 200, events: [] });
    await screen.findByRole('option', { name: 'Degen Dana' });
    generate();
    expect(await screen.findByText('Missing Information')).toBeDefined();
    expect(screen.getByText('Please select a persona and enter a prompt')).toBeDefined();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('shows the finished draft with its figures, and takes the tone of the persona', async () => {
    const events = [
      { type: 'text', text: 'blobs' },
      { type: 'done', draft },
    ];
    const { sent } = open({ status: 200, events });
    await fill('why blobs are cheap');
    generate();
    const article = await screen.findByRole('article', { name: 'Draft' });
    expect(within(article).getByText('blobs are cheap again')).toBeDefined();
    expect(within(article).getByText('84%')).toBeDefined();
    expect(within(article).getByText('63%')).toBeDefined();
    expect(within(article).getByText('Learned from 120 posts')).toBeDefined();
    expect(within(article).queryByText('62%')).toBeNull();
    expect(screen.getByText('Content Generated!')).toBeDefined();
    const [call] = sent.filter(({ path }) => path === streamContent.path);
    expect(call?.body).toMatchObject({
      personaId: persona.id,
      prompt: 'why blobs are cheap',
      type: 'post',
      tone: 'casual',
      provider: 'local',
      useHumanization: true,
    });
    expect(call?.body).not.toHaveProperty('referenceContent');
  });

  it('copies the draft and says that it was used', async () => {
    const { copied, sent } = open({ status: 200, events: [{ type: 'done', draft }] });
    await fill('blobs');
    generate();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied!')).toBeDefined();
    expect(copied).toEqual(['blobs are cheap again']);
    await expectAccepted(sent);
  });

  it('hands the draft as it was left to the schedule, with whom it was made for', async () => {
    const { sent, scheduled } = open({ status: 200, events: [{ type: 'done', draft }] });
    await fill('blobs');
    fireEvent.change(screen.getByLabelText('Platform'), { target: { value: 'linkedin' } });
    generate();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    fireEvent.change(screen.getByLabelText('Your version'), { target: { value: 'blobs, again' } });
    // Chosen for the next draft: this one was made for LinkedIn.
    fireEvent.change(screen.getByLabelText('Platform'), { target: { value: 'twitter' } });
    fireEvent.click(screen.getByRole('button', { name: 'Schedule this draft' }));
    expect(scheduled).toEqual([
      {
        text: 'blobs, again',
        draftId: draft.draftId,
        personaId: persona.id,
        platform: 'linkedin',
      },
    ]);
    await expectAccepted(sent, { finalText: 'blobs, again' });
  });

  it('shows what the person made of the draft again when they come back, until it is discarded', async () => {
    const user = nextUser();
    const show = () =>
      open(
        { status: 200, events: [{ type: 'done', draft }] },
        { [`GET ${getCurrentUser.path}`]: () => ({ status: 200, body: user }) },
      );
    show();
    await fill('blobs');
    generate();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    fireEvent.change(screen.getByLabelText('Your version'), { target: { value: 'blobs, again' } });
    cleanup();
    show();
    expect(await screen.findByText('blobs, again')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Your draft appears here.')).toBeDefined();
    cleanup();
    show();
    await screen.findByRole('option', { name: 'Degen Dana' });
    expect(screen.queryByText('blobs, again')).toBeNull();
  });

  it('keeps what the person wrote when the next draft fails, and behind one that comes', async () => {
    let answer: Answer = { status: 200, events: [{ type: 'done', draft }] };
    open(answer, { [`POST ${streamContent.path}`]: () => answer });
    await fill('blobs');
    generate();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    fireEvent.change(screen.getByLabelText('Your version'), { target: { value: 'my own words' } });
    answer = { status: 503, body: refusal('provider_unavailable', 'Grok broke') };
    generate();
    expect(await screen.findByText('Generation Failed')).toBeDefined();
    expect(await screen.findByText('my own words')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Previous version' })).toBeNull();

    const next = { ...draft, content: 'a second draft', draftId: null };
    answer = { status: 200, events: [{ type: 'done', draft: next }] };
    generate();
    expect(await screen.findByText('a second draft')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Previous version' }));
    expect(await screen.findByText('my own words')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Next version' }));
    expect(await screen.findByText('a second draft')).toBeDefined();
  });

  it('goes back from a comparison to what the person wrote, with whom it was made for', async () => {
    const { scheduled } = open(
      { status: 200, events: [{ type: 'done', draft }] },
      { [`POST ${generateMultiple.path}`]: () => ({ status: 200, body: { results: [] } }) },
    );
    await fill('blobs');
    fireEvent.change(screen.getByLabelText('Platform'), { target: { value: 'linkedin' } });
    generate();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    fireEvent.change(screen.getByLabelText('Your version'), { target: { value: 'my own words' } });
    fireEvent.change(screen.getByLabelText('Platform'), { target: { value: 'twitter' } });
    fireEvent.click(screen.getByRole('button', { name: 'Compare providers' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show the other draft' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Schedule this draft' }));
    expect(scheduled).toMatchObject([{ text: 'my own words', platform: 'linkedin' }]);
  });

  it('counts a draft by the limit of the platform that it was made for', async () => {
    open({ status: 200, events: [{ type: 'done', draft }] });
    await fill('blobs');
    fireEvent.change(screen.getByLabelText('Platform'), { target: { value: 'linkedin' } });
    generate();
    expect(await screen.findByText('21 / 3000 characters')).toBeDefined();
  });

  it('copies what the person made of the draft, and keeps that for the voice', async () => {
    const { copied, sent } = open({ status: 200, events: [{ type: 'done', draft }] });
    await fill('blobs');
    generate();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    fireEvent.change(screen.getByLabelText('Your version'), { target: { value: 'blobs, again' } });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(copied).toEqual(['blobs, again']));
    await expectAccepted(sent, { finalText: 'blobs, again' });
  });

  it.each([
    [
      {
        status: 200,
        events: [{ type: 'failed', error: refusal('provider_failed', 'Grok broke') }],
      },
    ],
    [{ status: 503, body: refusal('provider_unavailable', 'Grok broke') }],
  ])('says why it failed and keeps what was typed', async (answer) => {
    open(answer);
    await fill('blobs');
    generate();
    expect(await screen.findByText('Generation Failed')).toBeDefined();
    expect(screen.getAllByText('Grok broke').length).toBeGreaterThan(0);
    expect((screen.getByLabelText('Prompt') as HTMLTextAreaElement).value).toBe('blobs');
  });

  it('says that it failed where the server says nothing that is its own', async () => {
    open({ status: 502, body: '<html>Bad Gateway</html>' });
    await fill('blobs');
    generate();
    expect(await screen.findByText('Generation Failed')).toBeDefined();
    expect(screen.getAllByText('Failed to generate content').length).toBeGreaterThan(0);
    expect(screen.getByText('The server could not be reached.')).toBeDefined();
    expect(screen.queryByText(/Bad Gateway/)).toBeNull();
  });

  it('tells somebody who is signed out by now, and leads to the sign-in', async () => {
    const { host } = open({ status: 401, body: refusal('unauthorized', 'You are signed out.') });
    await fill('blobs');
    generate();
    expect(await screen.findByText('Unauthorized')).toBeDefined();
    expect(screen.getByText('You are logged out. Logging in again...')).toBeDefined();
    expect(screen.queryByText('Generation Failed')).toBeNull();
    await waitFor(() => expect(host.signIn).toHaveBeenCalledOnce());
  });

  it('says when the providers could not be read', async () => {
    const failed = { status: 500, body: refusal('internal', 'x') };
    open({ status: 200, events: [] }, { [`GET ${listAiProviders.path}`]: () => failed });
    expect(await screen.findByText('Failed to load AI providers')).toBeDefined();
  });

  it('does not say that there are no personas when they could not be read', async () => {
    const failed = { status: 500, body: refusal('internal', 'x') };
    open({ status: 200, events: [] }, { [`GET ${listPersonas.path}`]: () => failed });
    expect(await screen.findByRole('option', { name: 'Failed to load personas' })).toBeDefined();
    expect(screen.queryByRole('option', { name: 'No personas yet' })).toBeNull();
  });

  it('does not take an answer that breaks off for a draft', async () => {
    open({ status: 200, events: [{ type: 'text', text: 'blobs are' }] });
    await fill('blobs');
    generate();
    expect(await screen.findByText('Generation Failed')).toBeDefined();
    expect(screen.queryByRole('article', { name: 'Draft' })).toBeNull();
  });

  it('offers a reference only while AI Detection Bypass is on, and sends only what is shown', async () => {
    const { sent } = open({ status: 200, events: [{ type: 'done', draft }] });
    await fill('blobs');
    fireEvent.change(screen.getByLabelText('Reference Content'), { target: { value: ' a text ' } });
    generate();
    await screen.findByRole('article', { name: 'Draft' });
    fireEvent.click(screen.getByLabelText('AI Detection Bypass'));
    expect(screen.queryByLabelText('Reference Content')).toBeNull();
    generate();
    await waitFor(() =>
      expect(sent.filter(({ path }) => path === streamContent.path)).toHaveLength(2),
    );
    const bodies = sent.filter(({ path }) => path === streamContent.path).map(({ body }) => body);
    expect(bodies[0]).toMatchObject({ useHumanization: true, referenceContent: 'a text' });
    expect(bodies[1]).toMatchObject({ useHumanization: false });
    expect(bodies[1]).not.toHaveProperty('referenceContent');
  });

  it('compares all providers: one that fails says why, and keys that lack lead to Settings', async () => {
    const failing = (provider: string) => ({
      provider,
      error: { code: 'provider_unavailable', message: `${provider} failed.` },
    });
    const { host } = open(
      { status: 200, events: [] },
      {
        [`POST ${generateMultiple.path}`]: () => ({
          status: 200,
          body: { results: [failing('openai'), failing('gemini'), draft] },
        }),
      },
    );
    await fill('blobs');
    fireEvent.click(screen.getByRole('button', { name: 'Compare providers' }));
    expect(await screen.findByText('gemini failed.')).toBeDefined();
    expect(screen.getByText('blobs are cheap again')).toBeDefined();
    expect(screen.getByText('Add an API key to compare OpenAI.')).toBeDefined();
    expect(screen.queryByText('openai failed.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Open settings' }));
    expect(host.navigate).toHaveBeenCalledWith('/settings');
  });

  it('chooses the persona of somebody who has only one', async () => {
    open({ status: 200, events: [] });
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>('Persona').value).toBe(persona.id),
    );
  });

  it('compares all providers when it is pressed while they are still being read', async () => {
    let arrive: (answer: Answer) => void = () => {};
    const held = new Promise<Answer>((resolve) => (arrive = resolve));
    const { sent } = open(
      { status: 200, events: [] },
      {
        [`GET ${listAiProviders.path}`]: () => held,
        [`POST ${generateMultiple.path}`]: () => ({ status: 200, body: { results: [draft] } }),
      },
    );
    await fill('blobs');
    fireEvent.click(screen.getByRole('button', { name: 'Compare providers' }));
    arrive({ status: 200, body: providers });
    expect(await screen.findByText('blobs are cheap again')).toBeDefined();
    const asked = sent.find(({ path }) => path === generateMultiple.path);
    expect(asked?.body).toMatchObject({ providers: ['openai', 'local'] });
  });
});
