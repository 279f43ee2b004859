import { describe, expect, it } from 'vitest';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import type { FailureMode } from '#tools/sandbox/ai/failure-mode.ts';
import { ModelError } from './model-error.ts';
import { ollama } from './ollama.ts';
import type { Question, Tokens } from './text-model.ts';

const sandbox = await aiSandbox();

const question: Question = {
  system: 'You write drafts.',
  user: 'What the user wants said: "Gebühren fallen 🎉 又快又便宜"',
  answerTokens: 1_024,
  schema: {
    type: 'object',
    properties: {
      content: { type: 'string' },
      hashtags: { type: 'array', items: { type: 'string' } },
    },
  },
  schemaName: 'draft',
};

const model = () => ollama({ url: `${sandbox.url}/ollama`, model: 'qwen3:4b' });

async function ask(fault: FailureMode | null, asked = question, by = model()) {
  sandbox.fault = fault;
  const pieces: string[] = [];
  const tokens: Tokens[] = [];
  const signal = new AbortController().signal;
  const text = await by.ask(
    asked,
    signal,
    (piece) => pieces.push(piece),
    (used) => tokens.push(used),
  );
  return { text, pieces, tokens };
}

const refused = async (fault: FailureMode): Promise<ModelError> => {
  const error = await ask(fault).catch((thrown: unknown) => thrown);
  if (!(error instanceof ModelError)) throw error;
  return error;
};

const optionsHeard = () => sandbox.heard.map(({ body }) => body.options as { num_ctx: number });

describe('what Ollama is asked', () => {
  it('does not think, has the form of the schema, a bounded answer and a context as large as needed', async () => {
    await ask(null);
    expect(sandbox.heard[0]).toMatchObject({
      path: '/ollama/api/chat',
      body: {
        model: 'qwen3:4b',
        think: false,
        stream: true,
        keep_alive: '10m',
        format: question.schema,
        options: { num_ctx: 2_048, num_predict: 1_024 },
        messages: [
          { role: 'system', content: question.system },
          { role: 'user', content: question.user },
        ],
      },
    });
  });

  it.each([
    ['latin', 'fees '.repeat(1_000), 3_072],
    ['Chinese', '手续费'.repeat(1_000), 5_120],
  ])('a long prompt in %s letters gets a larger context', async (_, text, size) => {
    await ask(null, { ...question, system: text });
    expect(optionsHeard()).toMatchObject([{ num_ctx: size }]);
  });

  it('keeps the larger context while the model is loaded with it', async () => {
    const loaded = model();
    await ask(null, { ...question, system: 'fees '.repeat(2_000) }, loaded);
    await ask(null, question, loaded);
    const [first, second] = optionsHeard();
    expect(first?.num_ctx).toBeGreaterThan(2_048);
    expect(second).toEqual(first);
  });

  it('gets pictures beside the last message', async () => {
    await ask(null, { ...question, images: [{ mimeType: 'image/png', base64: 'aGk=' }] });
    expect(sandbox.heard[0]?.pictures).toEqual(['aGk=']);
  });
});

describe('an answer', () => {
  it.each([null, 'splintered', 'thinking'] as const)(
    'comes whole wherever it is cut, without what was thought (%s)',
    async (fault) => {
      const { text, pieces, tokens } = await ask(fault);
      expect(JSON.parse(text).content).toContain('Gebühren fallen 🎉 又快又便宜');
      expect(pieces.join('')).toBe(text);
      expect(tokens).toEqual([{ input: 1_000, output: 200 }]);
    },
  );

  it.each([
    [
      'no-memory',
      'internal',
      'model requires more system memory (9.9 GiB) than is available (5.1 GiB)',
    ],
    ['unknown-model', 'model_unknown', "model 'qwen3:4b' not found"],
    ['error-object', 'request_refused', 'an unknown error was encountered while running the model'],
    ['error-midway', 'request_refused', 'an unknown error'],
    ['quoting-error', 'request_refused', undefined],
    ['rate-limited', 'rate_limited', undefined],
    ['busy-object', 'rate_limited', undefined],
    ['limit-midway', 'rate_limited', undefined],
    ['cut-short', 'cut_short', undefined],
    ['end-midway', 'cut_short', undefined],
    ['garble-midway', 'unreadable', undefined],
    ['malformed', 'unreadable', undefined],
    ['break-midway', 'unreachable', undefined],
    ['reset', 'unreachable', undefined],
    ['endless', 'too_large', undefined],
  ] as const)('%s is %s: %s', async (fault, named, words) => {
    const { fault: found, detail } = await refused(fault);
    expect([found, detail.words]).toEqual([named, words]);
  });

  it('that nobody waits for any more is given up at once', async () => {
    sandbox.fault = 'stall-midway';
    const gone = sandbox.abandoned();
    const stop = new AbortController();
    const asking = model().ask(question, stop.signal, () => stop.abort());
    await expect(asking).rejects.toThrow();
    await gone;
  });
});

describe('an Ollama that does not know', () => {
  it('a schema is asked for JSON, then told the form in words, and so from then on', async () => {
    const old = model();
    await ask('no-form', question, old);
    await ask('no-form', question, old);
    const forms = sandbox.heard.map(({ body }) => body.format);
    expect(forms).toEqual([question.schema, 'json', undefined, undefined]);
    expect(sandbox.heard.at(-1)?.system).toContain('JSON Schema');
  });
});
