import { describe, expect, it } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { briefOf } from '#api/testing/brief.ts';
import type { FailureMode } from '#tools/sandbox/ai/failure-mode.ts';
import { createAiProviders } from '../adapters/providers.ts';

const sandbox = await aiSandbox();

/** llama.cpp and LM Studio as their operator named them. */
async function draftAt(path: string) {
  const env = readEnv({ LOCAL_AI_BASE_URL: `${sandbox.url}/${path}/v1` });
  const { best, findLocalServer } = createAiProviders(env, []);
  await findLocalServer();
  return (fault: FailureMode | null, onText?: (soFar: string) => void) => {
    sandbox.fault = fault;
    const request = { brief: briefOf(), signal: new AbortController().signal };
    return onText ? best().stream(request, onText) : best().complete(request);
  };
}

const forms = () =>
  sandbox.heard.map(({ body }) => (body.response_format as { type: string } | undefined)?.type);

describe.each([
  ['llama.cpp', 'llamacpp'],
  ['LM Studio', 'lmstudio'],
])('%s', (name, path) => {
  it.each([
    ['no-schema', ['json_schema', 'json_object', 'json_object']],
    ['no-form', ['json_schema', 'json_object', undefined, undefined]],
  ] as const)('%s: is asked in a form that it knows, and so from then on', async (fault, asked) => {
    const draft = await draftAt(path);
    expect((await draft(fault)).content).toContain('Solana fees');
    expect((await draft(fault, () => {})).content).toContain('Solana fees');
    expect(forms()).toEqual(asked);
    expect(sandbox.heard[0]?.system).not.toContain('JSON Schema');
    expect(sandbox.heard.at(-1)?.system).toContain('JSON Schema');
  });

  it.each([
    ['no-memory', `${name} says: failed to load model: unable to allocate CPU buffer.`],
    ['error-object', `${name} says: Model unloaded by user.`],
    ['unknown-model', `${name} says: The model does not exist.`],
    ['busy-object', `${name} is limiting requests.`],
    ['endless', `${name} sent an answer far too large for a post.`],
  ] as const)('%s: a person reads "%s"', async (fault, sentence) => {
    const draft = await draftAt(path);
    for (const onText of [undefined, () => {}]) {
      await expect(draft(fault, onText)).rejects.toMatchObject({
        message: expect.stringContaining(sentence),
      });
    }
  });

  it('shows nothing of what it thinks', async () => {
    const { content } = await (await draftAt(path))('thinking');
    expect(content).not.toContain('They want');
  });
});
