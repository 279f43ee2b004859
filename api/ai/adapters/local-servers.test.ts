import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { briefOf } from '#api/testing/brief.ts';
import { type Candidate, SEARCH_MS } from './local-servers.ts';
import { createAiProviders } from './providers.ts';

const sandbox = await aiSandbox();

const at = (name: Candidate['name'], path: string): Candidate => ({
  name,
  url: `${sandbox.url}/${path}`,
});

/** What answers is waited for: a busy machine takes longer than a person is kept waiting. */
async function found(candidates: Candidate[], env: Record<string, string> = {}, searchMs = 20_000) {
  const off = readEnv({ LOCAL_AI_DETECT: 'off', ...env });
  const providers = createAiProviders(off, candidates, searchMs);
  await providers.findLocalServer();
  return providers;
}

const draft = (providers: Awaited<ReturnType<typeof found>>) =>
  providers.best().complete({ brief: briefOf(), signal: new AbortController().signal });

describe('a model server on this machine', () => {
  it.each([
    ['Ollama', 'ollama', ['llama3.2:1b', 'qwen3:4b']],
    ['llama.cpp', 'llamacpp', ['smollm2-360m.gguf']],
    ['LM Studio', 'lmstudio', ['google/gemma-4']],
  ] as const)('%s is found with the models that write here', async (name, path, models) => {
    const providers = await found([at(name, path)]);
    expect(providers.best()).toMatchObject({
      id: 'local-server',
      name,
      configured: true,
      model: models[0],
      models,
    });
    const { content } = await draft(providers);
    expect(content).toContain('Solana fees');
    expect(sandbox.heard[0]).toMatchObject({
      model: models[0],
      path: `/${path}/v1/chat/completions`,
    });
  });

  it('is asked for the model that LOCAL_AI_MODEL names', async () => {
    const providers = await found([at('Ollama', 'ollama')], { LOCAL_AI_MODEL: 'qwen3:4b' });
    expect(providers.best().model).toBe('qwen3:4b');
  });

  it('comes after the providers with a key, and the first candidate wins', async () => {
    const candidates = [at('Ollama', 'empty'), at('LM Studio', 'lmstudio'), at('Ollama', 'ollama')];
    expect((await found(candidates)).best().name).toBe('LM Studio');
    expect((await found(candidates, { XAI_API_KEY: 'k' })).best().id).toBe('grok');
  });

  it.each([
    ['Ollama', 'stranger'],
    ['llama.cpp', 'stranger'],
    ['LM Studio', 'stranger'],
    ['LM Studio', 'llamacpp'],
    ['llama.cpp', 'lmstudio'],
    ['llama.cpp', 'loading'],
    ['Ollama', 'empty'],
    ['Ollama', 'elsewhere'],
    ['Ollama', 'openai/v1'],
  ] as const)('%s is not found in a program that answers as /%s does', async (name, path) => {
    const providers = await found([at(name, path)]);
    expect(providers.best().id).toBe('local');
    expect(providers.list().map(({ id }) => id)).not.toContain('local-server');
  });

  it('is not looked for with LOCAL_AI_DETECT=off and no candidates', async () => {
    const providers = createAiProviders(readEnv({ LOCAL_AI_DETECT: 'off' }));
    await providers.findLocalServer();
    expect(providers.best().id).toBe('local');
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
    expect((await found(silentOnes, {}, SEARCH_MS)).best().id).toBe('local');
    expect(new Set(limits.mock.calls.flat())).toEqual(new Set([300]));
    silent.closeAllConnections();
    silent.close();
  });

  it('gets no prompt any more once another program has its port', async () => {
    const heard: string[] = [];
    let stranger = false;
    const server = createServer((request, response) => {
      heard.push(`${request.method} ${request.url}`);
      const tags = { models: [{ name: 'tiny', digest: 'd', size: 1 }] };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(stranger ? { hello: 'world' } : tags));
    });
    const url = await listening(server);
    const providers = await found([{ name: 'Ollama', url }]);
    expect(providers.best().name).toBe('Ollama');
    stranger = true;
    await expect(draft(providers)).rejects.toMatchObject({
      status: 503,
      message: 'Ollama cannot be reached. Start it again, or choose another provider.',
    });
    expect(heard.filter((line) => line.startsWith('POST'))).toEqual([]);
    expect(providers.best().id).toBe('local');
    server.close();
  });
});

describe('a server that the operator named', () => {
  it('counts before it was asked, and tells its models once it was', async () => {
    const env = readEnv({ LOCAL_AI_BASE_URL: `${sandbox.url}/llamacpp/v1` });
    const providers = createAiProviders(env, []);
    expect(providers.best()).toMatchObject({ name: 'Local server', model: null, models: [] });
    await providers.findLocalServer();
    expect(providers.best()).toMatchObject({
      name: 'llama.cpp',
      model: 'smollm2-360m.gguf',
      models: ['smollm2-360m.gguf'],
    });
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

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
