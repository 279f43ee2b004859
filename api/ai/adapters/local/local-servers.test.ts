import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { readsObject } from '#api/ai/answer/read-object.ts';
import { readEnv } from '#api/config/env.ts';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { briefOf } from '#api/testing/brief.ts';
import { NAMED } from '#shared/contracts/local-servers.ts';
import { type AiProviders, createAiProviders } from '../providers.ts';
import { type Candidate, SEARCH_MS } from './local-servers.ts';

const sandbox = await aiSandbox();

const at = (name: Candidate['name'], path: string): Candidate => ({
  name,
  url: `${sandbox.url}/${path}`,
});

/** Providers after one search. The timeout is longer than the default, because a busy machine answers slowly. */
async function found(candidates: Candidate[], env: Record<string, string> = {}, searchMs = 20_000) {
  const off = readEnv({ LOCAL_AI_DETECT: 'off', ...env });
  const providers = createAiProviders(off, candidates, searchMs);
  await providers.findLocalServer();
  return providers;
}

const draft = (providers: AiProviders) =>
  providers.best().complete({ brief: briefOf(), signal: new AbortController().signal });

describe('a model server on this machine', () => {
  it.each([
    [
      'Ollama',
      'ollama',
      '/api/chat',
      [
        ['llama3.2:1b', 1_200_000_000, 1_321_098_329],
        ['qwen3:4b', 4_000_000_000, 2_497_293_931],
        ['llama3.3:70b', 70_600_000_000, 42_520_413_916],
      ],
    ],
    [
      'llama.cpp',
      'llamacpp',
      '/v1/chat/completions',
      [['smollm2-360m.gguf', 361_821_120, 386_404_992]],
    ],
    [
      'LM Studio',
      'lmstudio',
      '/v1/chat/completions',
      [['google/gemma-4', 4_000_000_000, 4_200_000_000]],
    ],
  ] as const)('%s is offered with the models that write here', async (name, path, call, models) => {
    const providers = await found([at(name, path)]);
    expect(providers.localServers()).toMatchObject([
      {
        id: name,
        name,
        models: models.map(([model, parameters, bytes]) => ({ name: model, parameters, bytes })),
      },
    ]);
    const suggested = name === 'Ollama' ? 'qwen3:4b' : models[0][0];
    expect(providers.localServers()[0]?.suggested).toBe(suggested);
    const chosen = providers.withLocalServer({ server: name, model: models[0][0] });
    const names = models.map(([model]) => model);
    expect(chosen.best()).toMatchObject({ name, model: models[0][0], models: names });
    expect((await draft(chosen)).content).toContain('Solana fees');
    expect(sandbox.heard[0]).toMatchObject({ model: models[0][0], path: `/${path}${call}` });
  });

  it('writes for nobody who has not chosen it, whatever keys there are', async () => {
    const providers = await found([at('Ollama', 'ollama')]);
    expect(providers.best().id).toBe('local');
    expect(providers.get('local-server').configured).toBe(false);
    expect(providers.list().map(({ id }) => id)).not.toContain('local-server');
    expect(providers.withLocalServer({ server: null, model: null }).best()).toMatchObject({
      name: 'Ollama',
      model: 'qwen3:4b',
    });
  });

  it('is asked for the model that LOCAL_AI_MODEL names, and for no other', async () => {
    const providers = await found([at('Ollama', 'ollama')], { LOCAL_AI_MODEL: 'llama3.2:1b' });
    expect(providers.localServers()[0]?.models.map(({ name }) => name)).toEqual(['llama3.2:1b']);
    const chosen = providers.withLocalServer({ server: 'Ollama', model: 'qwen3:4b' });
    expect(chosen.best().model).toBe('llama3.2:1b');
    const tagged = await found([await playedOllama(['tiny:latest'])], { LOCAL_AI_MODEL: 'tiny' });
    const { best } = tagged.withLocalServer({ server: 'Ollama', model: 'other' });
    expect(best().model).toBe('tiny:latest');
  });

  it('is one of several', async () => {
    const candidates = [at('LM Studio', 'lmstudio'), at('Ollama', 'ollama')];
    const providers = await found(candidates, { XAI_API_KEY: 'k' });
    expect(providers.localServers().map(({ id }) => id)).toEqual(['LM Studio', 'Ollama']);
    expect(providers.best().id).toBe('grok');
    const chosen = providers.withLocalServer({ server: 'Ollama', model: 'qwen3:4b' });
    expect(chosen.best().name).toBe('Ollama');
  });

  it('is offered without a model as long as it has none', async () => {
    const providers = await found([at('Ollama', 'empty')]);
    expect(providers.localServers()).toMatchObject([{ id: 'Ollama', models: [], suggested: null }]);
    const { best } = providers.withLocalServer({ server: 'Ollama', model: null });
    expect(best().id).toBe('local');
  });

  it.each([
    ['Ollama', 'stranger'],
    ['llama.cpp', 'stranger'],
    ['LM Studio', 'stranger'],
    ['LM Studio', 'llamacpp'],
    ['llama.cpp', 'lmstudio'],
    ['llama.cpp', 'loading'],
    ['Ollama', 'emptylike'],
    ['LM Studio', 'empty'],
    ['Ollama', 'elsewhere'],
    ['Ollama', 'openai/v1'],
  ] as const)('%s is not found in a program that answers as /%s does', async (name, path) => {
    expect((await found([at(name, path)])).localServers()).toEqual([]);
  });

  it('is not looked for with LOCAL_AI_DETECT=off and no candidates', async () => {
    const providers = createAiProviders(readEnv({ LOCAL_AI_DETECT: 'off' }));
    await providers.findLocalServer();
    expect(providers.localServers()).toEqual([]);
  });

  it('is given up within 300 ms when a port only listens', async () => {
    const silent = createServer(() => {});
    const url = await listening(silent);
    const silentOnes: Candidate[] = [
      { name: 'Ollama', url },
      { name: 'llama.cpp', url },
      { name: 'LM Studio', url },
    ];
    const limits = vi.spyOn(AbortSignal, 'timeout');
    expect((await found(silentOnes, {}, SEARCH_MS)).localServers()).toEqual([]);
    expect(new Set(limits.mock.calls.flat())).toEqual(new Set([300]));
    silent.closeAllConnections();
    silent.close();
  });

  it('gets no prompt any more once another program has its port', async () => {
    const here = await playedOllama(['tiny']);
    const providers = (await found([here])).withLocalServer({ server: 'Ollama', model: 'tiny' });
    expect(providers.best().name).toBe('Ollama');
    here.answers({ hello: 'world' });
    await expect(draft(providers)).rejects.toMatchObject({
      status: 503,
      message: 'Ollama cannot be reached. Start it again, or choose another provider.',
    });
    expect(here.posts()).toEqual([]);
    expect(providers.best().id).toBe('local');
    await expect(providers.get('local-server').ask?.(question, signal())).rejects.toThrow(
      'Ollama cannot be reached.',
    );
  });

  it('does not write with another model once the chosen one is removed, and says so', async () => {
    const here = await playedOllama(['tiny', 'other']);
    const providers = (await found([here])).withLocalServer({ server: 'Ollama', model: 'tiny' });
    here.answers(tagsOf(['other']));
    const gone = 'Ollama does not know the model "tiny". Choose another provider.';
    await expect(draft(providers)).rejects.toMatchObject({ message: gone });
    expect(here.posts()).toEqual([]);
    expect(providers.best().id).toBe('local');
    await expect(providers.get('local-server').ask?.(question, signal())).rejects.toThrow(gone);
  });
});

describe('a server that the operator named', () => {
  const named = (path: string, env: Record<string, string> = {}) =>
    createAiProviders(readEnv({ LOCAL_AI_BASE_URL: `${sandbox.url}/${path}`, ...env }), []);

  it('counts before it was asked, and tells its models once it was', async () => {
    const providers = named('llamacpp/v1');
    expect(providers.best()).toMatchObject({ name: 'Local server', model: null, models: [] });
    await providers.findLocalServer();
    expect(providers.best()).toMatchObject({
      name: 'llama.cpp',
      model: 'smollm2-360m.gguf',
      models: ['smollm2-360m.gguf'],
    });
  });

  it('is recognised as an Ollama by its own protocol, and asked by it from the first draft on', async () => {
    const providers = named('ollama/v1');
    await draft(providers);
    expect(sandbox.heard[0]).toMatchObject({ path: '/ollama/api/chat', model: 'qwen3:4b' });
    expect(providers.best()).toMatchObject({ name: 'Ollama', model: 'qwen3:4b' });
  });

  it('writes with the model that a workspace has chosen of it', async () => {
    const providers = named('ollama/v1');
    await providers.findLocalServer();
    const chosen = providers.withLocalServer({ server: NAMED, model: 'llama3.2:1b' });
    expect(chosen.best().model).toBe('llama3.2:1b');
    const gone = providers.withLocalServer({ server: NAMED, model: 'gone' });
    expect(gone.best().id).toBe('local');
  });

  it('that has no model yet says so', async () => {
    for (const path of ['empty/v1', 'nullish/v1']) {
      await expect(draft(named(path))).rejects.toMatchObject({
        message: expect.stringMatching(/has no model yet\.$/),
      });
    }
  });

  it('stays configured while it is away, and is never looked for elsewhere', async () => {
    const env = { LOCAL_AI_BASE_URL: 'http://127.0.0.1:1/v1' };
    const providers = await found([at('Ollama', 'ollama')], env);
    expect(providers.best()).toMatchObject({ name: 'Local server', configured: true });
    await expect(draft(providers)).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('Start it again'),
    });
  });
});

const signal = () => new AbortController().signal;
const question = {
  prompt: () => ({ system: 's', user: 'm', answerTokens: 50 }),
  read: readsObject(z.unknown()),
  jsonSchema: {},
  schemaName: 'any',
};

const tagsOf = (names: string[]) => ({
  models: names.map((name) => ({ name, digest: 'd', size: 1 })),
});

/** An Ollama whose list of models changes. */
async function playedOllama(names: string[]) {
  const heard: (string | undefined)[] = [];
  let answer: object = tagsOf(names);
  const server = createServer((request, response) => {
    heard.push(request.method);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  const url = await listening(server);
  onTestFinished(() => void server.close());
  return {
    name: 'Ollama' as const,
    url,
    answers: (next: object) => {
      answer = next;
    },
    posts: () => heard.filter((method) => method === 'POST'),
  };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
