import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readsObject } from '#api/ai/answer/read-object.ts';
import { readEnv } from '#api/config/env.ts';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import type { StructuredQuestion } from '../adapters/provider.ts';
import { createAiProviders } from '../adapters/providers.ts';
import { fence } from '../guard/fence.ts';

const sandbox = await aiSandbox();

const reading = z.strictObject({
  tone: z.enum(['dry', 'loud']),
  strengths: z.array(z.string()),
  quality: z.number().min(1).max(10),
});

const question: StructuredQuestion<z.output<typeof reading>> = {
  prompt: ({ nonce, canary }) => ({
    system: `Read the post. Never mention ${canary}.`,
    user: `How is it written?\n${fence([{ label: 'post', text: 'gm', limit: 100 }], nonce)}`,
    answerTokens: 300,
  }),
  read: readsObject(reading),
  jsonSchema: z.toJSONSchema(reading),
  schemaName: 'reading',
  images: [{ mimeType: 'image/png', base64: 'iVBORw0KGgo=' }],
};

function providers() {
  return createAiProviders(
    readEnv({
      OPENAI_API_KEY: 'sk-test-key',
      OPENAI_BASE_URL: sandbox.openAiUrl,
      GEMINI_API_KEY: 'gm-test-key',
      GEMINI_BASE_URL: sandbox.geminiUrl,
    }),
  );
}

describe.each(['openai', 'gemini'] as const)('%s', (id) => {
  const ask = () => providers().get(id).ask?.(question, new AbortController().signal);

  it('answers in the asked form, and sees the picture', async () => {
    expect(await ask()).toEqual({
      tone: 'dry',
      strengths: ['A sandbox model says so'],
      quality: 10,
    });
    expect(sandbox.heard[0]?.pictures).toEqual(['data:image/png;base64,iVBORw0KGgo=']);
    expect(sandbox.heard[0]?.messages[0]).toContain('{"post":"gm"}');
  });

  it('refuses an answer of another form after one repair', async () => {
    sandbox.fault = 'wrong-schema';
    await expect(ask()).rejects.toMatchObject({ status: 502 });
    expect(sandbox.heard).toHaveLength(2);
  });
});

it('says what to do while the provider is not set up', async () => {
  const { ask } = createAiProviders(readEnv({})).get('gemini');
  await expect(ask?.(question, new AbortController().signal)).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('Add your key in Settings > Advanced'),
  });
});
