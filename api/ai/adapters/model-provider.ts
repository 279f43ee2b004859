import { z } from 'zod';
import { AppError } from '#api/errors/app-error.ts';
import type { ProviderId } from '#shared/contracts/generation.ts';
import { draftPrompt } from '../prompts.ts';
import { askModel } from './ask-model.ts';
import { ModelError, type ProviderFacts, problemOf } from './model-error.ts';
import type { AiProvider, Brief, Draft, StructuredQuestion } from './provider.ts';
import type { TextModel } from './text-model.ts';

const answer = z.object({
  content: z.string().trim().min(1).max(20_000),
  hashtags: z.array(z.string()).catch([]),
});

/** What is asked for is strict; what is accepted only has to carry a text. */
const asked = z.toJSONSchema(
  z.strictObject({ content: z.string(), hashtags: z.array(z.string()) }),
);

export interface ModelProviderOptions extends ProviderFacts {
  id: ProviderId;
  models?: string[];
  /** Null while nothing is configured. */
  connect: TextModel | null;
}

/** A language model as an AiProvider. */
export function modelProvider(options: ModelProviderOptions): AiProvider {
  const { id, name, model, models = [], connect, advice } = options;
  async function ask<T>(
    question: StructuredQuestion<T>,
    signal: AbortSignal,
    onText?: (soFar: string) => void,
  ): Promise<T> {
    if (!connect) {
      throw new AppError('provider_unavailable', advice.whenNotSetUp);
    }
    try {
      return await askModel(connect, question, signal, onText);
    } catch (error) {
      throw error instanceof ModelError ? problemOf(options, error) : error;
    }
  }
  const draft = async (
    ...[question, signal, onText]: Parameters<typeof ask<z.output<typeof answer>>>
  ) => ({ ...(await ask(question, signal, onText)), notes: [] }) satisfies Draft;
  return {
    id,
    name,
    model,
    models,
    configured: connect !== null,
    complete: ({ brief, signal }) => draft(draftQuestion(brief), signal),
    stream: ({ brief, signal }, onText) => draft(draftQuestion(brief), signal, onText),
    ask: (question, signal) => ask(question, signal),
  };
}

function draftQuestion(brief: Brief): StructuredQuestion<z.output<typeof answer>> {
  return {
    prompt: (secrets) => draftPrompt(brief, secrets),
    schema: answer,
    jsonSchema: asked,
    schemaName: 'draft',
  };
}
