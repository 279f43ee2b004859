import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Objection } from '#api/ai/answer/objection.ts';
import { readsObject } from '#api/ai/answer/read-object.ts';
import { askModel } from './ask-model.ts';
import { ModelError } from './model-error.ts';
import type { StructuredQuestion } from './provider.ts';

/** By the text of an answer; others are unfit. */
const KINDS: Record<string, Objection['kind']> = { harm: 'harmful', refusal: 'unusable' };

const form = z.strictObject({ text: z.string() });
const question: StructuredQuestion<z.output<typeof form>> = {
  prompt: () => ({ system: '', user: 'Write.', answerTokens: 100 }),
  read: readsObject(form),
  jsonSchema: z.toJSONSchema(form),
  schemaName: 'text',
  objection: async ({ text }) =>
    text === 'good' ? null : { kind: KINDS[text] ?? 'unfit', ask: 'it was bad' },
};

/** What comes of these answers, and how often the model was asked. */
async function outcomeOf(...answers: (string | ModelError)[]) {
  let asked = 0;
  const model = {
    async ask() {
      const said = answers[asked++];
      if (typeof said === 'string') return JSON.stringify({ text: said });
      throw said ?? new ModelError('internal');
    },
  };
  const { text } = await askModel(model, question, new AbortController().signal, 5_000);
  return { text, asked };
}

it('asks once more for an answer with an objection', async () => {
  expect(await outcomeOf('good')).toEqual({ text: 'good', asked: 1 });
  expect(await outcomeOf('bad', 'good')).toEqual({ text: 'good', asked: 2 });
});

it('keeps what it has when the second answer is no better, or never comes', async () => {
  expect(await outcomeOf('bad', 'worse', 'good')).toEqual({ text: 'worse', asked: 2 });
  expect(await outcomeOf('bad', new ModelError('key_refused'))).toEqual({ text: 'bad', asked: 2 });
});

it.each([
  [['bad', 'harm'], 'bad'],
  [['harm', 'bad'], 'bad'],
  [['refusal', 'bad'], 'bad'],
  [['bad', 'refusal'], 'bad'],
])('of %j it keeps the answer with the lighter objection', async (answers, text) => {
  expect(await outcomeOf(...answers)).toEqual({ text, asked: 2 });
});

it.each([
  [['harm', 'harm'], 'unsafe'],
  [['harm', 'refusal'], 'filtered'],
  [['refusal', 'refusal'], 'filtered'],
  [['harm', new ModelError('key_refused')], 'unsafe'],
])('shows none of %j: %s', async (answers, fault) => {
  await expect(outcomeOf(...answers)).rejects.toMatchObject({ fault });
});
