import { describe, expect, it } from 'vitest';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { listActivities } from '#shared/contracts/activities.ts';
import { listDrafts } from '#shared/contracts/drafts.ts';
import type { StreamEvent } from '#shared/contracts/endpoint.ts';
import { generateReply, streamContent, streamReply } from '#shared/contracts/generation.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';

type DraftEvent = StreamEvent<typeof streamContent>;

const sandbox = await aiSandbox();

const app = testApp({
  OPENAI_API_KEY: 'sk-secret',
  OPENAI_BASE_URL: sandbox.openAiUrl,
  GEMINI_API_KEY: 'gm-secret',
  GEMINI_BASE_URL: sandbox.geminiUrl,
});

const persona = {
  name: 'Dana',
  description: 'Trades perps',
  personality: 'Dry',
  type: 'ct_lead',
} as const;

async function begin(user: Caller, more: Record<string, unknown> = {}, signal?: AbortSignal) {
  const personaId = (await user.call(createPersona, { body: persona })).id;
  const body = {
    personaId,
    prompt: 'fees matter to everybody who uses this, and nobody talks about it',
    ...more,
  };
  const response = await user.fetch(streamContent.path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    ...(signal ? { signal } : {}),
  });
  return { personaId, response };
}

async function* eventsOf(response: Response): AsyncGenerator<DraftEvent> {
  for await (const event of linesOf(response)) yield streamContent.events.parse(event);
}

async function* linesOf(response: Response): AsyncGenerator<unknown> {
  let text = '';
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(chunk);
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      if (line.startsWith('data: ')) yield JSON.parse(line.slice(6));
    }
  }
}

async function all(response: Response): Promise<DraftEvent[]> {
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events: DraftEvent[] = [];
  for await (const event of eventsOf(response)) events.push(event);
  return events;
}

const textsOf = (events: DraftEvent[]) =>
  events.flatMap((event) => (event.type === 'text' ? [event.text] : []));

describe.each(['openai', 'gemini', 'local'] as const)('a draft of %s', (provider) => {
  it('arrives as the whole text so far, and ends with the kept, checked draft', async () => {
    const user = await app.signIn(`stream_${provider}`);
    const { personaId, response } = await begin(user, { provider, useHumanization: false });
    const events = await all(response);
    const last = events.at(-1);
    if (last?.type !== 'done') return expect.fail(JSON.stringify(last));
    const texts = textsOf(events);
    expect(events).toHaveLength(texts.length + 1);
    expect(texts.length).toBeGreaterThan(1);
    for (const [at, text] of texts.entries()) {
      expect(last.draft.content.startsWith(text)).toBe(true);
      expect(text.length).toBeGreaterThan(texts[at - 1]?.length ?? 0);
    }
    expect(last.draft.provider).toBe(provider);
    const kept = await user.call(listDrafts, { params: { id: personaId } });
    expect(kept).toMatchObject([{ id: last.draft.draftId, content: last.draft.content }]);
    const activities = await user.call(listActivities);
    expect(activities.filter(({ type }) => type === 'content_generated')).toHaveLength(1);
  });
});

describe('while a draft is written', () => {
  it('shows nothing of the model that the guard would take out', async () => {
    sandbox.fault = 'uninvited';
    const user = await app.signIn('stream_guarded');
    const { response } = await begin(user);
    const events = await all(response);
    const last = events.at(-1);
    expect(textsOf(events).join()).toContain('Nobody looks');
    expect(JSON.stringify(events)).not.toMatch(/evil/);
    expect(last?.type === 'done' && last.draft.notes.join()).toContain('Removed a link');
  });

  it.each([
    ['rate-limited', 'rate_limited'],
    ['break-midway', 'provider_unavailable'],
    ['cut-short', 'provider_failed'],
    ['wrong-schema', 'provider_failed'],
  ] as const)('says in an event what went wrong (%s), and keeps nothing', async (fault, code) => {
    sandbox.fault = fault;
    const user = await app.signIn('stream_failing');
    const { personaId, response } = await begin(user);
    const last = (await all(response)).at(-1);
    const requestId = response.headers.get('x-request-id');
    expect(last).toMatchObject({ type: 'failed', error: { code, requestId } });
    expect(JSON.stringify(last)).not.toContain('secret');
    expect(await user.call(listDrafts, { params: { id: personaId } })).toEqual([]);
  });

  it.each(['openai', 'gemini'] as const)(
    'a client that goes away cancels the call of %s at once, and nothing is kept',
    async (provider) => {
      sandbox.fault = 'stall-midway';
      const user = await app.signIn(`left_${provider}`);
      const client = new AbortController();
      const abandoned = sandbox.abandoned();
      const { personaId, response } = await begin(user, { provider }, client.signal);
      const events = eventsOf(response);
      // Everything that will ever come: from here on the server waits for the model.
      for (let text = ''; !text.includes('wrote this'); ) {
        const { value } = await events.next();
        text = value?.type === 'text' ? value.text : expect.fail(JSON.stringify(value));
      }
      client.abort();
      await abandoned;
      expect(await user.call(listDrafts, { params: { id: personaId } })).toEqual([]);
    },
  );
});

describe('before it begins', () => {
  it("answers in the usual form: somebody else's persona, a wrong body, signed out", async () => {
    const [owner, thief] = [await app.signIn('stream_owner'), await app.signIn('stream_thief')];
    const personaId = (await owner.call(createPersona, { body: persona })).id;
    const body = {
      personaId,
      prompt: 'fees are low again today, and nobody talks about the blobs that did it',
    };
    expect(await thief.refused(streamContent, { body })).toMatchObject({ status: 404 });
    expect(await owner.refused(streamContent, { body: { personaId } })).toMatchObject({
      status: 422,
      issues: [{ path: 'prompt', message: 'Prompt is required' }],
    });
    expect(await app.stranger.refused(streamContent, { body })).toMatchObject({ status: 401 });
    expect(sandbox.heard).toEqual([]);
  });
});

describe('a reply', () => {
  it('streams the same way, and says what it leans on', async () => {
    const user = await app.signIn('stream_reply');
    const trainingData = ['gm, fees are a tax on the impatient', 'nobody reads the fee schedule'];
    const { id: personaId } = await user.call(createPersona, {
      body: { ...persona, trainingData: trainingData.join('\n') },
    });
    const response = await user.fetch(streamReply.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        personaId,
        provider: 'local',
        originalTweet: 'Fees are high again today',
        tweetAuthor: 'ann',
        context: 'they fall at night, look again at two',
      }),
    });
    const events = [];
    for await (const text of linesOf(response)) events.push(streamReply.events.parse(text));
    const last = events.at(-1);
    if (last?.type !== 'done') return expect.fail(JSON.stringify(last));
    expect(events.length).toBeGreaterThan(1);
    expect(last.draft.samples).toEqual(expect.arrayContaining(trainingData));
    expect(last.draft.explanation.join()).toContain('No engagement forecast');
    const kept = await user.call(listDrafts, { params: { id: personaId } });
    expect(kept).toMatchObject([{ id: last.draft.draftId, type: 'reply' }]);
  });

  it('ends with no_draft and its reason where the composer abstains', async () => {
    const user = await app.signIn('stream_no_draft');
    const body = {
      provider: 'local' as const,
      originalTweet: 'My father died today',
      tweetAuthor: 'ann',
    };
    expect(await user.refused(generateReply, { body })).toMatchObject({
      status: 422,
      code: 'no_draft',
      reason: 'no-draft.grief',
      message: expect.stringContaining('a loss or a hard time'),
    });
    const response = await user.fetch(streamReply.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const events = [];
    for await (const text of linesOf(response)) events.push(streamReply.events.parse(text));
    expect(events.at(-1)).toMatchObject({
      type: 'failed',
      error: { code: 'no_draft', reason: 'no-draft.grief' },
    });
    const point = { ...body, context: 'I am so sorry, Ann' };
    expect((await user.call(generateReply, { body: point })).content).toMatch(/so sorry, Ann/i);
  });

  it('refuses before it begins what the call without a stream refuses', async () => {
    const user = await app.signIn('stream_reply_no');
    const body = { tweetAuthor: 'ann', originalTweet: '' };
    expect(await user.refused(streamReply, { body })).toMatchObject({
      status: 422,
      issues: [{ path: 'originalTweet', message: 'Original tweet is required' }],
    });
  });
});
