import { expect, it } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import { aiSandbox, sandboxUrls } from '#api/testing/ai-sandbox.ts';
import { briefOf } from '#api/testing/brief.ts';
import { createAiProviders } from '../adapters/providers.ts';

const sandbox = await aiSandbox();
const keys = {
  OPENAI_API_KEY: 'sk-test-key',
  GEMINI_API_KEY: 'gm-test-key',
  XAI_API_KEY: 'xai-key',
};
const picture = { mimeType: 'image/png', base64: 'iVBORw0KGgo=' };

/** What the provider was sent for a reply and for a thread. */
async function bodiesOf(id: 'openai' | 'gemini' | 'grok' | 'local-server') {
  const provider = createAiProviders(
    readEnv({
      ...keys,
      ...sandboxUrls(sandbox),
    }),
  ).get(id);
  const { signal } = new AbortController();
  await provider.stream({ brief: briefOf(), pictures: [picture], signal }, () => undefined);
  await provider.stream({ brief: briefOf({ kind: 'thread' }), signal }, () => undefined);
  return sandbox.heard.map(({ body }) => body as Record<string, unknown>);
}

it.each([
  ['openai', 'max_completion_tokens', [3_270, 4_320]],
  ['grok', 'max_completion_tokens', [3_270, 4_320]],
  ['local-server', 'max_tokens', [270, 1_320]],
] as const)('%s hears one system and one user message, and %s', async (id, name, limits) => {
  const bodies = await bodiesOf(id);
  expect(bodies.map((body) => body[name])).toEqual(limits);
  const roles = bodies.map(({ messages }) =>
    (messages as { role: string }[]).map(({ role }) => role),
  );
  expect(roles).toEqual([
    ['system', 'user'],
    ['system', 'user'],
  ]);
  expect(sandbox.heard[0]?.pictures).toHaveLength(1);
  expect(sandbox.heard[0]?.messages).toHaveLength(1);
});

it('gemini hears one user turn, and maxOutputTokens', async () => {
  const bodies = await bodiesOf('gemini');
  expect(bodies).toMatchObject([
    { generationConfig: { maxOutputTokens: 3_270 }, contents: [{ role: 'user' }] },
    { generationConfig: { maxOutputTokens: 4_320 }, contents: [{ role: 'user' }] },
  ]);
  expect(bodies.map(({ contents }) => (contents as unknown[]).length)).toEqual([1, 1]);
});
