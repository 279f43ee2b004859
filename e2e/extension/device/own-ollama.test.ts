import { createServer, type RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { localServerAnswers } from '#tools/sandbox/ai/local-server-answers.ts';
import { listenOnLoopback } from '#tools/sandbox/listen-on-loopback.ts';
import { askOllama, findOllama } from '../../../extension/device/own-ollama.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** An Ollama that answers so; its address. */
async function serve(answer: RequestListener): Promise<string> {
  const { url, stop } = await listenOnLoopback(createServer(answer));
  stops.push(stop);
  return url;
}

const brief = { system: 'Rules.', messages: ['A post.'], schema: {}, language: 'en' };
const ask = (url: string, signal = new AbortController().signal) =>
  askOllama(
    { url, model: 'smollm2' },
    { ...brief, answerTokens: 80, contextTokens: 2_048 },
    signal,
  );

test('embedding models and models of other computers are not offered', async () => {
  const tags = localServerAnswers['/ollama/api/tags'] as { body: unknown };
  const url = await serve((_, response) => response.end(JSON.stringify(tags.body)));
  expect(await findOllama(url)).toEqual({
    state: 'found',
    models: [
      { name: 'llama3.2:1b', parameters: 1.2e9, bytes: 1_321_098_329 },
      { name: 'qwen3:4b', parameters: 4e9, bytes: 2_497_293_931 },
      { name: 'llama3.3:70b', parameters: 70.6e9, bytes: 42_520_413_916 },
    ],
  });
});

test('a program that is no Ollama is none', async () => {
  expect(await findOllama(await serve((_, response) => response.end('<html>')))).toEqual({
    state: 'absent',
  });
});

test('a model that cannot think is asked again without a word of thinking', async () => {
  const bodies: Record<string, unknown>[] = [];
  const url = await serve(async (request, response) => {
    const body = (await json(request)) as Record<string, unknown>;
    bodies.push(body);
    if ('think' in body) {
      response.writeHead(400);
      return response.end('{"error":"\\"smollm2\\" does not support thinking"}');
    }
    return response.end('{"message":{"role":"assistant","content":"fees fall"},"done":true}');
  });
  expect(await ask(url)).toEqual({ text: 'fees fall' });
  expect(bodies.map(({ think }) => think)).toEqual([false, undefined]);
  expect(bodies[1]).toMatchObject({ options: { num_ctx: 2_048, num_predict: 80 }, format: {} });
});

test.each([
  [
    500,
    '{"error":"model requires more system memory"}',
    { says: 'model requires more system memory' },
  ],
  [502, '<html>', { says: 'HTTP 502' }],
  [403, '', { failed: 'refused' }],
  [200, '<html>', { text: '' }],
])('%i with %s', async (status, body, answer) => {
  expect(await ask(await serve((_, response) => response.writeHead(status).end(body)))).toEqual(
    answer,
  );
});

test('nothing answers', async () => {
  const url = await serve(() => {});
  await stops.pop()?.();
  expect(await ask(url)).toEqual({ failed: 'absent' });
});

test('a person who goes away ends the call', async () => {
  const arrived = Promise.withResolvers<void>();
  const url = await serve(() => arrived.resolve());
  const left = new AbortController();
  const ended = expect(ask(url, left.signal)).rejects.toThrow(/abort/i);
  await arrived.promise;
  left.abort();
  await ended;
});
