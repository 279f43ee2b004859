import { describe, expect, it, onTestFinished } from 'vitest';
import { createAiProviders } from '#api/ai/adapters/providers.ts';
import { readEnv } from '#api/config/env.ts';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { generateAdvanced } from '#shared/contracts/advanced-generation.ts';
import * as ai from '#shared/contracts/generation.ts';
import {
  checkLocalServer,
  chooseLocalServer,
  leaveLocalServer,
  listLocalServers,
} from '#shared/contracts/local-servers.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import {
  getSettings,
  resetSettings,
  type Settings,
  saveSettings,
} from '#shared/contracts/settings.ts';

const sandbox = await aiSandbox();
const app = testApp({ OPENAI_API_KEY: 'sk-operator', OPENAI_BASE_URL: sandbox.openAiUrl });
const named = testApp({ LOCAL_AI_BASE_URL: sandbox.localUrl, LOCAL_AI_MODEL: 'tiny' });

const reply = { originalTweet: 'gm everyone, Solana fees are down again', tweetAuthor: 'anna' };
const post = { prompt: 'Solana fees are down 40% this week', provider: 'local-server' as const };

const model = 'llama3.2:1b';
const use = (user: Caller) => user.call(chooseLocalServer, { body: { server: 'Ollama', model } });

/** As a client saves it that knows of no choice among servers. */
async function prefer(user: Caller, preferLocalServer: boolean): Promise<void> {
  const now = await user.call(getSettings);
  await user.call(saveSettings, { body: { ...now, api: { ...now.api, preferLocalServer } } });
}

const ollama = () => ({ name: 'Ollama' as const, url: `${sandbox.url}/ollama` });

/** A process that has not looked yet, on a machine where Ollama runs. */
function found(): void {
  const { ctx } = app.running;
  ctx.ai = createAiProviders(ctx.env, [ollama()], 20_000);
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
    await one.call(listLocalServers);
    expect(await defaultOf(one)).toBe('openai');
    expect(await use(one)).toMatchObject({ isWriter: true, chosen: { name: 'Ollama', model } });
    expect(await defaultOf(one)).toBe('local-server');
    expect((await one.call(ai.generateReply, { body: reply })).provider).toBe('local-server');
    expect(sandbox.heard.at(-1)).toMatchObject({ path: '/ollama/api/chat', model });
    expect((await other.call(ai.generateReply, { body: reply })).provider).toBe('openai');
    expect(await one.call(leaveLocalServer)).toMatchObject({ isWriter: false, chosen: null });
    expect((await one.call(ai.generateReply, { body: reply })).provider).toBe('openai');
  });

  it('is no writer before that, also where there is no key', async () => {
    const { ctx } = named.running;
    const before = ctx.ai;
    onTestFinished(() => {
      ctx.ai = before;
    });
    ctx.ai = createAiProviders(readEnv({ LOCAL_AI_DETECT: 'off' }), [ollama()], 20_000);
    const user = await named.signIn('local_unasked');
    expect((await user.call(listLocalServers)).servers).toMatchObject([{ id: 'Ollama' }]);
    expect(await defaultOf(user)).toBe('local');
    const personaId = await personaOf(user);
    const draft = await user.call(ai.generateContent, { body: { personaId, prompt: post.prompt } });
    expect(draft.provider).toBe('local');
    const asked = await user.call(ai.generateContent, { body: { ...post, personaId } });
    expect(asked.provider).toBe('local');
    expect(sandbox.heard).toEqual([]);
  });

  it('is looked for when a draft needs it and this process has not found it', async () => {
    found();
    const user = await app.signIn('local_process');
    await use(user);
    found();
    expect((await user.call(ai.generateReply, { body: reply })).provider).toBe('local-server');
  });

  it('gives way to the built-in composer while it is away, never to a key', async () => {
    found();
    const user = await app.signIn('local_away');
    await use(user);
    const { ctx } = app.running;
    ctx.ai = createAiProviders(ctx.env, []);
    expect(await defaultOf(user)).toBe('local');
    const personaId = await personaOf(user);
    const draft = await user.call(ai.generateContent, { body: { personaId, prompt: post.prompt } });
    expect(draft.provider).toBe('local');
    expect(draft.notes[0]).toMatch(/^Ollama cannot be reached\. Start it again/);
    expect(draft.notes).toContain('Built-in, no AI model.');
    expect(sandbox.heard).toEqual([]);
    expect(await user.call(listLocalServers)).toEqual({
      servers: [],
      isWriter: false,
      chosen: {
        server: 'Ollama',
        name: 'Ollama',
        model,
        isThere: false,
        isRemoved: false,
        isByOperator: false,
      },
    });
  });

  it('stays chosen where settings are saved by a page that was open before', async () => {
    found();
    const user = await app.signIn('local_older');
    await use(user);
    const { api, ...rest } = await user.call(getSettings);
    const { preferLocalServer: _, ...known } = api;
    const saved = await user.call(saveSettings, { body: { ...rest, api: known } as Settings });
    expect(saved.api.preferLocalServer).toBe(true);
    expect((await user.call(listLocalServers)).chosen).toMatchObject({ server: 'Ollama', model });
  });

  it('ends with all other settings, and where an older client stops using it', async () => {
    found();
    const user = await app.signIn('local_ends');
    const ends = [() => prefer(user, false), () => user.call(resetSettings)];
    for (const end of ends) {
      await use(user);
      await end();
      await prefer(user, true);
      expect((await user.call(listLocalServers)).chosen).toMatchObject({ model: 'qwen3:4b' });
    }
  });

  it('is chosen once by two that arrive together', async () => {
    found();
    const user = await app.signIn('local_twice');
    const [one, other] = await Promise.all([use(user), use(user)]);
    expect(one.chosen).toMatchObject({ server: 'Ollama', model });
    expect(other.chosen).toEqual(one.chosen);
    expect((await user.call(listLocalServers)).chosen).toEqual(one.chosen);
  });

  it('is refused where it does not answer, or has no such model', async () => {
    found();
    const user = await app.signIn('local_refused');
    const refusal = (server: string, asked: string) =>
      user.refused(chooseLocalServer, { body: { server, model: asked } });
    expect(await refusal('LM Studio', model)).toMatchObject({ code: 'conflict' });
    expect(await refusal('Ollama', 'gone')).toMatchObject({
      code: 'conflict',
      message: 'Ollama does not know the model "gone". Choose another provider.',
    });
    expect(await user.call(listLocalServers)).toMatchObject({ chosen: null });
  });
});

describe('a check of the chosen server', () => {
  it('asks it for a short answer and tells how long it took', async () => {
    found();
    const user = await app.signIn('local_check');
    expect(await user.call(checkLocalServer)).toEqual({ seconds: null });
    expect(sandbox.heard).toEqual([]);
    await use(user);
    expect(await user.call(checkLocalServer)).toEqual({ seconds: expect.any(Number) });
    expect(sandbox.heard).toMatchObject([{ path: '/ollama/api/chat', model }]);
  });

  it.each([
    [
      'no-memory',
      'Ollama says: model requires more system memory (9.9 GiB) than is available (5.1 GiB).',
    ],
    ['unknown-model', "Ollama says: model 'qwen3:4b' not found."],
    ['quoting-error', 'Ollama refused the request (400).'],
  ] as const)('%s: a person reads "%s"', async (fault, words) => {
    found();
    const user = await app.signIn('local_words');
    await use(user);
    sandbox.fault = fault;
    expect((await user.refused(checkLocalServer)).message).toBe(words);
  });

  it('tells that the chosen model was removed, and nothing writes until another is chosen', async () => {
    found();
    const user = await app.signIn('local_removed');
    await use(user);
    const { ctx } = app.running;
    const fewer = { name: 'Ollama' as const, url: `${sandbox.url}/fewer` };
    ctx.ai = createAiProviders(ctx.env, [fewer], 20_000);
    const { message } = await user.refused(checkLocalServer);
    expect(message).toMatch(/^Ollama does not know the model "llama3\.2:1b"\./);
    expect(await user.call(listLocalServers)).toMatchObject({
      chosen: { model, isThere: true, isRemoved: true },
      isWriter: false,
    });
    await user.call(chooseLocalServer, { body: { server: 'Ollama', model: 'qwen3:4b' } });
    expect(await user.call(listLocalServers)).toMatchObject({
      chosen: { model: 'qwen3:4b', isThere: true, isRemoved: false },
      isWriter: true,
    });
  });
});

describe('where a local server fails', () => {
  it.each([
    ['server-error', /says: The server had an error at ….$/],
    ['reset', /cannot be reached/],
    ['wrong-schema', /could not be read/],
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
    expect(refused.message).toMatch(/says: The server had an error at ….*loss or a hard time/);
  });

  it('advanced options still give the composer its subject', async () => {
    sandbox.fault = 'server-error';
    const user = await named.signIn('local_advanced');
    const draft = await user.call(generateAdvanced, {
      body: {
        useCase: 'founder_influence',
        targetAudience: 'perp traders',
        projectInfo: 'The perp terminal is live on Solana today.',
      },
    });
    expect(draft.provider).toBe('local');
    expect(draft.notes[0]).toMatch(/says: The server had an error at ….$/);
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
