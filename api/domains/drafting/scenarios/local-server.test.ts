import { describe, expect, it } from 'vitest';
import { createAiProviders } from '#api/ai/adapters/providers.ts';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { generateAdvanced } from '#shared/contracts/advanced-generation.ts';
import * as ai from '#shared/contracts/generation.ts';
import { createPersona } from '#shared/contracts/personas.ts';
import { getSettings, type Settings, saveSettings } from '#shared/contracts/settings.ts';

const sandbox = await aiSandbox();
const app = testApp({ OPENAI_API_KEY: 'sk-operator', OPENAI_BASE_URL: sandbox.openAiUrl });
const named = testApp({ LOCAL_AI_BASE_URL: sandbox.localUrl, LOCAL_AI_MODEL: 'tiny' });

const reply = { originalTweet: 'gm everyone, Solana fees are down again', tweetAuthor: 'anna' };
const post = { prompt: 'Solana fees are down 40% this week', provider: 'local-server' as const };

async function prefer(user: Caller, preferLocalServer: boolean): Promise<void> {
  const now = await user.call(getSettings);
  await user.call(saveSettings, { body: { ...now, api: { ...now.api, preferLocalServer } } });
}

function found(): void {
  const { ctx } = app.running;
  ctx.ai = createAiProviders(ctx.env, [{ name: 'Ollama', url: `${sandbox.url}/ollama` }], 20_000);
}

async function personaOf(user: Caller): Promise<string> {
  const body = { name: 'Dana', description: 'd', personality: 'p' };
  return (await user.call(createPersona, { body })).id;
}

const defaultOf = async (user: Caller) =>
  (await user.call(ai.listAiProviders)).find(({ isDefault }) => isDefault)?.id;

describe('a local server that somebody chose', () => {
  it('writes before every key, for them alone, until they choose otherwise', async () => {
    found();
    const [one, other] = [await app.signIn('local_one'), await app.signIn('local_other')];
    await one.call(ai.findAiProviders);
    expect(await defaultOf(one)).toBe('openai');
    await prefer(one, true);
    expect(await defaultOf(one)).toBe('local-server');
    expect((await one.call(ai.generateReply, { body: reply })).provider).toBe('local-server');
    expect((await other.call(ai.generateReply, { body: reply })).provider).toBe('openai');
    await prefer(one, false);
    expect((await one.call(ai.generateReply, { body: reply })).provider).toBe('openai');
  });

  it('is looked for when a draft needs it and this process has not found it', async () => {
    found();
    const user = await app.signIn('local_process');
    await prefer(user, true);
    expect((await user.call(ai.generateReply, { body: reply })).provider).toBe('local-server');
  });

  it('gives way to the built-in composer while it is away, never to a key', async () => {
    const { ctx } = app.running;
    ctx.ai = createAiProviders(ctx.env, []);
    const user = await app.signIn('local_away');
    await prefer(user, true);
    expect(await defaultOf(user)).toBe('local');
    const personaId = await personaOf(user);
    const draft = await user.call(ai.generateContent, { body: { personaId, prompt: post.prompt } });
    expect(draft.provider).toBe('local');
    expect(draft.notes[0]).toMatch(/isn't set up/);
    expect(draft.notes).toContain('Built-in, no AI model.');
    expect(sandbox.heard).toEqual([]);
  });

  it('stays chosen where an older client saves what it knows of the settings', async () => {
    const user = await app.signIn('local_older');
    await prefer(user, true);
    const { api, ...rest } = await user.call(getSettings);
    const { preferLocalServer: _, ...known } = api;
    const saved = await user.call(saveSettings, { body: { ...rest, api: known } as Settings });
    expect(saved.api.preferLocalServer).toBe(true);
  });
});

describe('where a local server fails', () => {
  it.each([
    ['server-error', /had an error of its own/],
    ['reset', /cannot be reached/],
    ['prose', /could not be read/],
    ['cut-short', /stopped in the middle/],
    ['refusal', /declined/],
  ] as const)('%s: the composer writes, and the draft says why', async (fault, why) => {
    sandbox.fault = fault;
    const user = await named.signIn('local_fails');
    const personaId = await personaOf(user);
    const draft = await user.call(ai.generateContent, { body: { ...post, personaId } });
    expect(draft.provider).toBe('local');
    expect(draft.notes[0]).toMatch(why);
    expect(draft.notes).toContain('Built-in, no AI model.');
    expect(draft.draftId).not.toBeNull();
  });

  it('half-way through a stream, the draft comes all the same', async () => {
    sandbox.fault = 'break-midway';
    const user = await named.signIn('local_breaks');
    const personaId = await personaOf(user);
    const body = JSON.stringify({ ...post, personaId });
    const headers = { 'content-type': 'application/json' };
    const answer = await user.fetch(ai.streamContent.path, { method: 'POST', headers, body });
    const last = (await answer.text()).split('data: ').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({
      type: 'done',
      draft: {
        provider: 'local',
        notes: [expect.stringMatching(/cannot be reached/), expect.any(String)],
      },
    });
  });

  it('tells both reasons where the composer abstains', async () => {
    sandbox.fault = 'server-error';
    const user = await named.signIn('local_abstains');
    const originalTweet = 'My father died last night. I have no words.';
    const refused = await user.refused(ai.generateReply, {
      body: { ...reply, originalTweet, personaId: await personaOf(user) },
    });
    expect(refused).toMatchObject({
      status: 422,
      code: 'no_draft',
      params: { situation: 'grief' },
    });
    expect(refused.message).toMatch(/had an error of its own.*loss or a hard time/);
  });

  it('advanced options still give the composer its subject', async () => {
    sandbox.fault = 'server-error';
    const user = await named.signIn('local_advanced');
    const draft = await user.call(generateAdvanced, {
      body: {
        useCase: 'founder_influence',
        targetAudience: 'perp traders',
        trendingTopic: 'Solana fees',
      },
    });
    expect(draft.provider).toBe('local');
    expect(draft.notes[0]).toMatch(/had an error of its own/);
  });

  it('side by side with others it fails in its own place', async () => {
    sandbox.fault = 'server-error';
    const user = await named.signIn('local_compares');
    const body = { prompt: post.prompt, personaId: await personaOf(user) };
    const { results } = await user.call(ai.generateMultiple, {
      body: { ...body, providers: ['local-server', 'local'] },
    });
    expect(results[0]).toMatchObject({
      provider: 'local-server',
      error: { code: 'provider_failed' },
    });
    expect(results[1]).toMatchObject({ provider: 'local', content: expect.any(String) });
  });
});
